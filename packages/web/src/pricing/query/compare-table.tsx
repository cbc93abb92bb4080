import { modes } from '@landbridge/contract/shared/modes'
import type { ReactNode } from 'react'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { priceWordsOf } from '../modes/price-words.ts'
import { TransitWords } from './offer-bar.tsx'
import { BookButton } from './offer-card.tsx'
import styles from './offer-compare.module.css'
import { useShortMoney } from './offer-money.tsx'
import { useOfferName } from './offer-name.ts'
import { surchargesOf } from './offer-notes.tsx'
import { spaceInWords } from './offer-words.ts'
import type { QueryState } from './query-state.ts'
import type { ShownOffer } from './shown-offer.ts'

type CompareProps = { offers: readonly ShownOffer[]; state: QueryState }

/** A fact of every offer; the best of a figure stands out where less is better. */
type Fact = {
  label: string
  show: (offer: ShownOffer) => ReactNode
  figure?: (offer: ShownOffer) => number | undefined
}

export function CompareTable({ offers, state }: CompareProps) {
  const text = useText()
  const nameOf = useOfferName(offers)
  const facts = [...usePriceFacts(offers), ...useTimeFacts(state), ...useTermFacts(state)]
  return (
    <TableBox className={styles.table}>
      <table className="table" aria-label={text('pricing.side-by-side')}>
        <thead>
          <tr>
            <td />
            {offers.map((offer) => (
              <th key={offer.key} scope="col">
                <b>{nameOf(offer)}</b>
                <RouteStrip
                  isSmall
                  stops={offer.row.stops.map((stop) => ({ label: stop.shortName, state: 'ahead' }))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FactRow key={fact.label} fact={fact} offers={offers} />
          ))}
          <tr>
            <td />
            {offers.map((offer) => (
              <td key={offer.key}>
                <BookButton offer={offer} state={state} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableBox>
  )
}

function FactRow({ fact: { label, show, figure }, offers }: { fact: Fact; offers: readonly ShownOffer[] }) {
  const figures = offers.map((offer) => figure?.(offer))
  const known = figures.filter((one) => one !== undefined)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const cells = offers.map(show)
  if (cells.every((cell) => cell === undefined || cell === '')) return null
  return (
    <tr>
      <th scope="row">{label}</th>
      {offers.map((offer, i) => (
        <td key={offer.key} className={figures[i] === least && least < most ? 'ok-text strong' : undefined}>
          {cells[i]}
        </td>
      ))}
    </tr>
  )
}

function usePriceFacts([first]: readonly ShownOffer[]): Fact[] {
  const text = useText()
  const { money } = useShortMoney(first?.row.currency ?? '')
  const part = (label: string, amountOf: (offer: ShownOffer) => string | undefined): Fact => ({
    label,
    show: (offer) => {
      const amount = amountOf(offer)
      return amount && Number(amount) !== 0 ? money(amount) : undefined
    },
  })
  return [
    {
      label: first?.headline.label ?? '',
      show: ({ headline }) =>
        headline.amount ? (
          <span className={styles.sum}>{money(headline.amount)}</span>
        ) : (
          text('pricing.size-on-request')
        ),
      figure: ({ headline }) => (headline.amount === undefined ? undefined : Number(headline.amount)),
    },
    part(text('pricing.section-freight'), ({ headline }) => headline.split?.freight),
    part(text('pricing.section-origin'), ({ headline }) => headline.split?.origin),
    part(text('pricing.section-destination'), ({ headline }) => headline.split?.destination),
    part(text('pricing.you-pay'), ({ headline }) => headline.split?.youPay),
    part(text('pricing.others-pay'), ({ headline }) => headline.split?.othersPay),
  ]
}

/** A day as a figure: arrivals of one day are equally early. */
const dayNumber = (at: number, zone = 'UTC') => Number(businessDayOf(new Date(at), zone).replaceAll('-', ''))

function useTimeFacts(state: QueryState): Fact[] {
  const text = useText()
  const format = useFormat()
  const dayOf = (at: number | undefined, zone = 'UTC') =>
    at === undefined ? undefined : format.onWeekday(businessDayOf(new Date(at), zone))
  const cutoffs = [
    [priceWordsOf(state.mode).papersCutoff ?? 'pricing.si-cutoff', 'siCutoff'],
    ['pricing.vgm-cutoff', 'vgmCutoff'],
    ['pricing.cargo-cutoff', 'cargoCutoff'],
    ['pricing.customs-cutoff', 'customsCutoff'],
    ['pricing.filing-cutoff', 'filingCutoff'],
  ] as const
  return [
    {
      label: text('pricing.time-and-space'),
      show: (offer) => <TransitWords offer={offer} />,
      figure: ({ times, row }) => (times ? times.arrives - times.departs : row.transitDaysMin),
    },
    { label: text('pricing.etd'), show: ({ times, departure }) => dayOf(times?.departs, departure?.etdZone) },
    {
      label: text('pricing.eta'),
      show: ({ times, departure }) => dayOf(times?.arrives, departure?.etaZone),
      figure: ({ times, departure }) => times && dayNumber(times.arrives, departure?.etaZone),
    },
    ...cutoffs.map(
      ([label, name]): Fact => ({
        label: text(label),
        show: ({ departure }) => departure?.[name] && format.dayTime(departure[name], departure.cutoffZone),
      }),
    ),
    {
      label: text('pricing.space-left'),
      show: ({ departure }) =>
        state.boxType === 'Z' && departure
          ? spaceInWords(departure, state.mode.sizeOf?.(state), text)?.words
          : undefined,
    },
  ]
}

function useTermFacts(state: QueryState): Fact[] {
  const text = useText()
  const format = useFormat()
  const { freesBoxes } = modes[state.mode.mode]
  return [
    { label: text('pricing.included'), show: ({ row }) => format.list(surchargesOf(row).inside) },
    { label: text('pricing.not-included'), show: ({ row }) => format.list(surchargesOf(row).outside) },
    {
      label: text('pricing.free-days'),
      show: ({ row }) => (freesBoxes ? text('shared.days', { count: row.freeDays }) : undefined),
      figure: ({ row }) => (freesBoxes ? -row.freeDays : undefined),
    },
    { label: text('field.validTo'), show: ({ row }) => format.day(row.validTo) },
    {
      label: 'CO₂e',
      show: ({ row }) =>
        row.emissionKg && text(state.mode.emission, { tonnes: format.number(row.emissionKg / 1000, 1) }),
      figure: ({ row }) => row.emissionKg,
    },
  ]
}
