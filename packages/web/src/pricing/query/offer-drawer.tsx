import { type DepartureView, departureName } from '@landbridge/contract/pricing/departure'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { modes, sellsSpace } from '@landbridge/contract/shared/modes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormat } from '../../platform/format.ts'
import { withLogin } from '../../platform/login-request.ts'
import { type Text, useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Button, Facts, Note, StatusPill } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { priceWordsOf } from '../modes/price-words.ts'
import type { PricingModeView } from '../price/pricing-mode-view.ts'
import { emptyQuoteChoice, type QuoteChoice } from '../price/quote-query.ts'
import { specialHandedOver } from '../price/special-cargo.ts'
import styles from '../pricing.module.css'
import { QuoteTable } from '../quote/quote-table.tsx'
import { LaneStar } from './lane-star-slot.tsx'
import { NextDepartures } from './next-departures.tsx'
import { bookingPath, doorsLeftOpen, fittingDeparture, pricedOn } from './offer-words.ts'
import type { QueryState } from './query-state.ts'

type DrawerProps = { row: PriceRow; state: QueryState; onClose: () => void }

export function OfferDrawer({ row: offered, state, onClose }: DrawerProps) {
  const text = useText()
  const go = useNavigate()
  const [departure, setDeparture] = useState(fittingDeparture(offered.departures, state))
  const row = pricedOn(offered, departure?.departsOn)
  const [chosen, setChosen] = useState<QuoteChoice>({
    ...emptyQuoteChoice,
    ...state.mode.chosenFirst(row, state),
    currency: state.currency,
  })
  const book = () => {
    const load = { ...state.mode.loadChosen(chosen, state, row), ...specialHandedOver(chosen.special) }
    const address = bookingPath(row, state, { departure, load })
    withLogin(() => void go(address))
  }
  return (
    <Drawer
      width={680}
      title={`${row.originName} → ${row.destinationName}`}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {text('shared.close')}
          </Button>
          <Button onClick={book}>{text('pricing.book')}</Button>
        </>
      }
    >
      <div className="stack">
        <div className="row">
          <div className="grow">
            <RouteStrip stops={row.stops.map((stop) => ({ label: stop.shortName }))} />
          </div>
          <LaneStar lane={row} />
        </div>
        <OfferFacts row={row} departure={departure} mode={state.mode} />
        {doorsLeftOpen(row, state).map((word) => (
          <Note key={word} tone="info" icon="info">
            {text('pricing.quoted-apart', { what: text(word) })}
          </Note>
        ))}
        {row.departures.length > 0 && (
          <NextDepartures row={offered} state={state} departure={departure} onDeparture={setDeparture} />
        )}
        <QuoteTable row={row} state={state} departure={departure} chosen={chosen} onChoose={setChosen} />
        <LocalCharges row={row} />
        <InTheBox row={row} />
      </div>
    </Drawer>
  )
}

type FactsProps = { row: PriceRow; departure: DepartureView | undefined; mode: PricingModeView }

function OfferFacts({ row, departure, mode }: FactsProps) {
  const text = useText()
  const format = useFormat()
  const words = priceWordsOf(mode)
  const facts = modes[mode.mode]
  const weekdays = row.weekdays.map((weekday) => format.weekday(`2026-06-0${weekday}`)).join(' ')
  return (
    <div className={styles.facts}>
      {row.sample && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>}
      <Facts
        facts={[
          [
            text('pricing.transit-days'),
            text('pricing.transit', { least: row.transitDaysMin, most: row.transitDaysMax }),
          ],
          ...(weekdays ? [[text('pricing.departure-days'), weekdays] as const] : []),
          ...(row.entryPortName ? [[text('pricing.border'), row.entryPortName] as const] : []),
          ...(row.operator
            ? [
                [
                  text('pricing.operator'),
                  [row.operator, departure?.departureNo].filter(Boolean).join('\u00a0· '),
                ] as const,
              ]
            : []),
          ...(row.carrierName
            ? ([
                [
                  text(words.carrier),
                  [
                    row.carrierName,
                    departure && (departure.vessel || !sellsSpace(facts.code)) && departureName(departure),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                ],
                [text('pricing.way'), wayText(row, text, words.via)],
              ] as const)
            : []),
          ...(departure?.serviceCode ? [[text('field.serviceCode'), departure.serviceCode] as const] : []),
          [text('pricing.validity'), format.days(row.validFrom, row.validTo)],
          ...(mode.facts?.(row, text, format) ?? []),
          ...(row.legType === 'Q' && facts.freesBoxes
            ? [[text('pricing.free-days'), text('shared.days', { count: row.freeDays })] as const]
            : []),
          ...(row.emissionKg
            ? ([['CO₂e', text(mode.emission, { tonnes: format.number(row.emissionKg / 1000, 1) })]] as const)
            : []),
          ...(row.remark ? [[text('pricing.remark'), row.remark] as const] : []),
        ]}
      />
    </div>
  )
}

/** The route: direct, or with its transshipment places. */
function wayText({ stops }: PriceRow, text: Text, word: 'pricing.via' | 'pricing.via-stops'): string {
  const via = stops.slice(1, -1).map(({ placeName }) => placeName)
  return via.length === 0 ? text('pricing.direct') : text(word, { ports: via.join(', ') })
}

function LocalCharges({ row: { localCharges = [] } }: { row: PriceRow }) {
  const text = useText()
  const format = useFormat()
  if (localCharges.length === 0) return null
  return (
    <div className={styles.inTheBox}>
      {(['origin', 'destination'] as const).map((end) => (
        <section key={end}>
          <h3>{text(end === 'origin' ? 'pricing.local-origin' : 'pricing.local-destination')}</h3>
          <ul>
            {localCharges
              .filter((one) => one.end === end)
              .map((one) => (
                <li key={`${one.chargeCode} ${one.unit}`} className="row between">
                  <span>
                    {one.chargeName} <small className="muted">{one.unitName}</small>
                  </span>
                  <span className="nowrap">{format.money(one.unitPrice, one.currency)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function InTheBox({ row }: { row: PriceRow }) {
  const text = useText()
  const format = useFormat()
  const words = (charges: readonly { chargeCode: string; chargeName: string }[]) =>
    charges.map((charge) => <li key={charge.chargeCode}>{charge.chargeName}</li>)
  if (row.included.length + row.notIncluded.length === 0) return null
  return (
    <div className={styles.inTheBox}>
      <section>
        <h3>{text('pricing.included')}</h3>
        <ul className={styles.yes}>{words(row.included)}</ul>
      </section>
      <section>
        <h3>{text('pricing.not-included')}</h3>
        <ul className={styles.no}>{words(row.notIncluded)}</ul>
      </section>
      {row.weightLimits.length > 0 && (
        <section>
          <h3>{text('pricing.weight-limits')}</h3>
          <ul>
            {row.weightLimits.map((limit) => (
              <li key={limit.containerType} className="row between">
                <span>{limit.containerType}</span>
                <span>{text('pricing.kg', { kg: format.number(limit.weightLimitKg, 0) })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
