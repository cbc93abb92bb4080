import type { DepartureView } from '@landbridge/contract/pricing/departure'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormat } from '../../platform/format.ts'
import { withLogin } from '../../platform/login-request.ts'
import { useText } from '../../platform/text.tsx'
import { Button, StatusPill } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { Radios, Tick } from '../../platform/ui/ticks.tsx'
import { LaneStar } from './lane-star-slot.tsx'
import { OfferBar } from './offer-bar.tsx'
import styles from './offer-card.module.css'
import { OfferMoney } from './offer-money.tsx'
import { OfferNotes } from './offer-notes.tsx'
import { bookingPath, doorsLeftOpen, spaceInWords, spaceTone, spaceWord } from './offer-words.ts'
import type { QueryState } from './query-state.ts'
import type { OfferChoice, ShownOffer } from './shown-offer.ts'
import type { TimeAxis } from './time-axis.ts'

type OfferProps = {
  offer: ShownOffer
  state: QueryState
  axis: TimeAxis | undefined
  best: 'cheapest' | 'fastest' | 'both' | undefined
  /** Absent where there is nothing to compare with. */
  compare: { isOn: boolean; isFull: boolean; onChange: (isOn: boolean) => void } | undefined
  onChoose: (choice: OfferChoice) => void
  onOpen: () => void
}

export function OfferCard({ offer, state, axis, best, compare, onChoose, onOpen }: OfferProps) {
  const { row, offered, departure, picked } = offer
  const { OfferDetail, OtherPrices } = state.mode
  return (
    <article className={`card ${styles.offer}`} data-ticked={compare?.isOn || undefined}>
      <Way offer={offer} best={best} />
      <OfferBar offer={offer} axis={axis} state={state} />
      <OfferMoney offer={offer} state={state} />
      <Deeds offer={offer} state={state} compare={compare} onOpen={onOpen} />
      {row.departures.length > 0 && (
        <Dates
          departures={row.departures}
          departure={departure}
          isShared={state.boxType === 'P'}
          size={state.mode.sizeOf?.(state)}
          onDeparture={(departureId) => onChoose({ departureId })}
        />
      )}
      {OtherPrices && <OtherPrices row={row} request={state} departure={departure} picked={picked} />}
      {OfferDetail && (
        <div className={styles.below}>
          <OfferDetail row={row} request={state} picked={picked} onPick={(next) => onChoose({ picked: next })} />
        </div>
      )}
      <OfferNotes row={row} others={offered === row ? offered.versions : undefined} />
    </article>
  )
}

/** The carrier and the way, with the pill of the best. */
function Way({ offer: { row }, best }: Pick<OfferProps, 'offer' | 'best'>) {
  const text = useText()
  const stops = row.stops.map((stop) => ({ label: stop.shortName, state: 'ahead' as const }))
  return (
    <div className={styles.way}>
      <div className={`row ${styles.who}`}>
        <b className="cut">{row.carrierName ?? row.operator}</b>
        {(best === 'cheapest' || best === 'both') && <StatusPill tone="ok">{text('pricing.cheapest')}</StatusPill>}
        {(best === 'fastest' || best === 'both') && <StatusPill tone="info">{text('pricing.fastest')}</StatusPill>}
        <span className="grow" />
        <LaneStar lane={row} />
      </div>
      <RouteStrip stops={stops} isSmall={stops.length > 4} />
    </div>
  )
}

function Deeds({ offer, state, compare, onOpen }: Pick<OfferProps, 'offer' | 'state' | 'compare' | 'onOpen'>) {
  const text = useText()
  const format = useFormat()
  const { row } = offer
  return (
    <div className={styles.deeds}>
      <BookButton offer={offer} state={state} />
      {compare && (
        <Tick isOn={compare.isOn} disabled={compare.isFull && !compare.isOn} onChange={compare.onChange}>
          {text('pricing.compare')}
        </Tick>
      )}
      <div className="muted small">
        {row.validFrom > state.search.queryDate
          ? format.days(row.validFrom, row.validTo)
          : text('pricing.until', { day: format.day(row.validTo) })}{' '}
        ·{' '}
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
  )
}

/** Opens the booking form with this price, after a login where needed. */
export function BookButton({ offer, state }: Pick<OfferProps, 'offer' | 'state'>) {
  const text = useText()
  const go = useNavigate()
  const { row, departure, picked } = offer
  const size = state.boxType === 'Z' ? state.mode.sizeOf?.(state) : undefined
  const space = departure && (size ? spaceInWords(departure, size, text)?.tone : spaceTone(departure))
  const isFull = space === 'bad'
  const address = bookingPath(row, state, { departure, load: state.mode.queriedLoad(state, { row, picked }) })
  return (
    <Button low wide look={isFull ? 'ghost' : 'filled'} onClick={() => withLogin(() => void go(address))}>
      {text(isFull ? 'pricing.wait-list' : 'pricing.book')}
    </Button>
  )
}

const mostDates = 4

const markScrolled = (line: HTMLElement) => line.toggleAttribute('data-scrolled', line.scrollLeft > 4)

type DatesProps = {
  departures: readonly DepartureView[]
  departure: DepartureView | undefined
  isShared: boolean
  size: string | undefined
  onDeparture: (id: string) => void
}

/** Next departures of the price with their space, of which the chosen one is booked. */
function Dates({ departures, departure, isShared, size, onDeparture }: DatesProps) {
  const text = useText()
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const index = departures.findIndex(({ id }) => id === departure?.id)
  const shownCount = isWhole ? departures.length : Math.max(mostDates, index + 1)
  const hiddenCount = departures.length - shownCount
  // On a telephone the departures go sideways: the one that is proposed stands in view.
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = line.current?.querySelector<HTMLElement>('label:has(:checked)')
    const first = line.current?.querySelector('label')
    if (line.current && chosen && first) line.current.scrollLeft = chosen.offsetLeft - first.offsetLeft
  }, [])
  return (
    <div className={styles.dates} ref={line} onScroll={({ currentTarget }) => markScrolled(currentTarget)}>
      <Radios
        label={text('pricing.dates-of-price')}
        className={styles.dateChoices}
        choiceClass={styles.date}
        value={departure?.id}
        onChange={onDeparture}
        choices={departures.slice(0, shownCount).map((one) => ({
          value: one.id,
          label: (
            <>
              {format.onWeekday(one.departsOn)}{' '}
              {!isShared && (
                <small className={styles[`space-${spaceInWords(one, size, text)?.tone ?? 'ok'}`]}>
                  {spaceWord(one, size, text)}
                </small>
              )}
            </>
          ),
        }))}
      />
      {hiddenCount > 0 && (
        <button type="button" className={`link ${styles.moreDates}`} onClick={() => setWhole(true)}>
          {text('pricing.more-dates', { count: hiddenCount })}
        </button>
      )}
    </div>
  )
}
