import { type DepartureView, departureName } from '@landbridge/contract/pricing/departure'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { Radios } from '../../platform/ui/ticks.tsx'
import { priceWordsOf } from '../modes/price-words.ts'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { usePrices } from '../pricing-api.ts'
import { isSpaceCounted, spaceTone } from './offer-words.ts'
import { priceQueryOf, type QueryState } from './query-state.ts'

type DeparturesProps = {
  row: PriceRow
  state: QueryState
  departure: DepartureView | undefined
  onDeparture: (departure: DepartureView) => void
}

const redInsideMs = dayMs

/** Next departures of the price with space, and cut-offs of the chosen one in the origin's time. */
export function NextDepartures({ row, state, departure, onDeparture }: DeparturesProps) {
  const text = useText()
  const format = useFormat()
  const inOrder = useNextDepartures(row, state, departure)
  return (
    <section className="stack tight">
      <h3>{text('pricing.next-departures')}</h3>
      <Radios
        label={text('pricing.next-departures')}
        className={styles.departures}
        choiceClass={styles.departure}
        value={departure?.id}
        onChange={(id) => {
          const chosen = inOrder.find((one) => one.id === id)
          if (chosen) onDeparture(chosen)
        }}
        choices={inOrder.map((one) => ({
          value: one.id,
          label: (
            <>
              <span className="grow">
                <b className="nowrap">{format.onWeekday(one.departsOn, format.dayTime(one.etd, one.etdZone))}</b>{' '}
                <span className="muted nowrap">
                  → {format.dayTime(one.eta, one.etaZone)} · {departureName(one)}
                </span>
              </span>
              {state.boxType === 'Z' && isSpaceCounted(one) && (
                <StatusPill tone={spaceTone(one)}>
                  {one.spaceText ? torn(one.spaceText) : text('pricing.wait-list')}
                </StatusPill>
              )}
            </>
          ),
        }))}
      />
      {departure && <CutOffs departure={departure} isShared={state.boxType === 'P'} />}
    </section>
  )
}

const mostShown = 4

/**
 * The offer's departures and later ones of the same line within its validity, with the chosen one always among them.
 */
function useNextDepartures(row: PriceRow, state: QueryState, chosen: DepartureView | undefined): DepartureView[] {
  const { originCode, destinationCode, entryPortCode } = row.departures[0] ?? {}
  const searched = state.day || state.search.queryDate
  const queryDate = row.validFrom > searched ? row.validFrom : searched
  const lane = {
    ...priceQueryOf(state),
    queryDate,
    queryDateTo: undefined,
    hasSpace: undefined,
    ourBox: undefined,
    containerType: undefined,
    pageIndex: 1,
    pageSize: 50,
  }
  const next = usePrices({
    ...lane,
    originCode,
    destinationCode,
    entryPortCode,
    firstLeg: undefined,
    lastLeg: undefined,
  })
  const line = next.data?.items.find((one) => one.lineNo === row.lineNo)
  const departures = [...new Map([...row.departures, ...(line?.departures ?? [])].map((one) => [one.id, one])).values()]
  const inOrder = departures
    .filter(({ departsOn }) =>
      [row, ...(row.versions ?? [])].some((one) => one.validFrom <= departsOn && departsOn <= one.validTo),
    )
    .toSorted((a, b) => a.etd.getTime() - b.etd.getTime())
  const visibleDepartures = inOrder.slice(0, mostShown)
  if (!chosen || visibleDepartures.some(({ id }) => id === chosen.id)) return visibleDepartures
  return [...visibleDepartures.slice(0, -1), chosen].toSorted((a, b) => a.etd.getTime() - b.etd.getTime())
}

/** Cut-offs of a departure; a shared load is due at the warehouse. */
function CutOffs({ departure, isShared }: { departure: DepartureView; isShared: boolean }) {
  const text = useText()
  const format = useFormat()
  const cutOffs = [
    [text(priceWordsOf(usePricingMode()).papersCutoff ?? 'pricing.si-cutoff'), departure.siCutoff],
    ...(isShared
      ? []
      : ([
          [text('pricing.vgm-cutoff'), departure.vgmCutoff],
          [text('pricing.cargo-cutoff'), departure.cargoCutoff],
        ] as const)),
    [text('pricing.customs-cutoff'), departure.customsCutoff],
    [text('pricing.filing-cutoff'), departure.filingCutoff],
  ] as const
  return (
    <dl className={styles.cutOffs}>
      {cutOffs.map(([name, at]) => {
        if (!at) return null
        const left = at.getTime() - serverNow().getTime()
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {format.dayTime(at, departure.cutoffZone)}
              <small className={left < redInsideMs ? 'bad-text' : 'muted'}>
                {left > 0 ? text('pricing.left', { span: format.span(left) }) : text('pricing.passed')}
              </small>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Allows line breaks in 40HQ*2/45HQ*1 after a slash only. */
const torn = (spaceText: string): string => spaceText.replaceAll('/', '/\u200b')
