import type { PriceRow } from '@landbridge/contract/pricing/price'
import { useNavigate } from 'react-router'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { withLogin } from '../../platform/login-door.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { addDays } from '../../platform/ui/days.ts'
import { Button, StatusPill } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import styles from '../pricing.module.css'
import { bookingPath, shortSpace, spaceTone } from './offer-words.ts'
import type { QueryState } from './query-state.ts'

type OfferProps = { row: PriceRow; state: QueryState; onOpen: () => void }

/** One offer: the way, its time and space, what it costs, and the way to book it. */
export function OfferCard({ row, state, onOpen }: OfferProps) {
  const text = useText()
  const { sizesShown, Price } = state.mode
  const stops = row.stops.map((stop) => ({ label: stop.shortName }))
  return (
    <article className={`card ${styles.plan}`}>
      <RouteStrip stops={stops} small={stops.length > 5} />
      <Timing row={row} />
      {state.boxType === 'P' ? (
        <SharedPrice row={row} />
      ) : (
        sizesShown(state.search).map((size) => <Price key={size} row={row} size={size} search={state.search} />)
      )}
      <div className={styles.act}>
        <BookButton row={row} state={state} />
        <div className="muted small">
          {text('pricing.valid-to', { day: useNearDay()(row.validTo) })} ·{' '}
          <button type="button" className="link" onClick={onOpen}>
            {text('pricing.details')}
          </button>
        </div>
        {doorsLeftOpen(row, state).map((word) => (
          <div key={word} className="muted small">
            {text('pricing.quoted-apart', { what: text(word) })}
          </div>
        ))}
      </div>
    </article>
  )
}

/** The doors that are asked for and that no road price of the offer covers. */
function doorsLeftOpen({ parts }: PriceRow, { firstLeg, lastLeg }: QueryState) {
  const covers = (leg: 'T' | 'H') => parts.some(({ legType }) => legType === leg)
  return [
    ...(firstLeg && !covers('T') ? (['pricing.with-pick-up'] as const) : []),
    ...(lastLeg && !covers('H') ? (['pricing.with-delivery'] as const) : []),
  ]
}

/** A day without its year, where no year is meant but the coming one. */
function useNearDay(): (day: string) => string {
  const format = useFormat()
  const far = addDays(businessDayOf(serverNow()), 300)
  return (day) => format.day(day, day > far)
}

/** Leads to the booking form with this price; a guest logs in first, and goes on. */
function BookButton({ row, state }: Omit<OfferProps, 'onOpen'>) {
  const text = useText()
  const go = useNavigate()
  const train = row.departures[0]
  const isFull = train !== undefined && spaceTone(train) === 'bad'
  return (
    <Button low look={isFull ? 'ghost' : 'filled'} onClick={() => withLogin(() => void go(bookingPath(row, state)))}>
      {text(isFull ? 'pricing.wait-list' : 'pricing.book')}
    </Button>
  )
}

function Timing({ row }: { row: PriceRow }) {
  const text = useText()
  const format = useFormat()
  const [train] = row.departures
  const days = text('pricing.transit', { least: row.transitDaysMin, most: row.transitDaysMax })
  return (
    <div className={styles.timing}>
      <div className="nowrap">
        <b>{row.transitDaysMin === row.transitDaysMax ? text('shared.days', { count: row.transitDaysMin }) : days}</b>{' '}
        <span className="muted">
          {train
            ? `· ${format.day(train.departsOn)} ${format.weekday(train.departsOn)}`
            : row.weekdays.length > 0 && `· ${text('pricing.per-week', { count: row.weekdays.length })}`}
        </span>
      </div>
      <div className={`row ${styles.space}`}>
        {train && <StatusPill tone={spaceTone(train)}>{shortSpace(train) || text('pricing.wait-list')}</StatusPill>}
        {row.emissionKg && (
          <span className="muted small nowrap">
            CO₂e {text('pricing.tonnes', { tonnes: format.number(row.emissionKg / 1000, 1) })}
          </span>
        )}
      </div>
    </div>
  )
}

/** A shared container is charged by volume. */
function SharedPrice({ row }: { row: PriceRow }) {
  const text = useText()
  const format = useFormat()
  const shared = row.sharedContainer
  if (!shared) return <div className={styles.shared} />
  return (
    <div className={styles.shared}>
      <b>{text('pricing.per-m3', { price: format.money(shared.perM3, row.currency) })}</b>
      <small className="muted">
        {text('pricing.lcl-terms', { least: format.number(shared.minM3), kg: format.number(shared.kgPerM3) })}
      </small>
      <small className="muted">{text('pricing.lcl-cutoff', { count: shared.warehouseCutoffHours })}</small>
    </div>
  )
}
