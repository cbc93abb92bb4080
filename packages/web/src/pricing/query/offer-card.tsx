import { type DepartureView, departureName } from '@landbridge/contract/pricing/departure'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { sellsSpace } from '@landbridge/contract/shared/modes'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormat } from '../../platform/format.ts'
import { withLogin } from '../../platform/login-request.ts'
import { useText } from '../../platform/text.tsx'
import { Button, StatusPill } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { Radios } from '../../platform/ui/ticks.tsx'
import { modeCodeOf } from '../modes/price-words.ts'
import type { PricingModeView } from '../price/pricing-mode-view.ts'
import styles from '../pricing.module.css'
import { LaneStar } from './lane-star-slot.tsx'
import { OfferSplit } from './offer-split.tsx'
import {
  bookingPath,
  doorsLeftOpen,
  fittingDeparture,
  isSpaceCounted,
  pricedOn,
  spaceTone,
  spaceWord,
} from './offer-words.ts'
import type { QueryState } from './query-state.ts'

type OfferProps = { row: PriceRow; state: QueryState; onOpen: () => void }

export function OfferCard({ row: offered, state, onOpen }: OfferProps) {
  const text = useText()
  const format = useFormat()
  const [chosenId, setChosenId] = useState('')
  const proposed = fittingDeparture(offered.departures, state)
  const departure = offered.departures.find(({ id }) => id === chosenId) ?? proposed
  const row = pricedOn(offered, departure?.departsOn)
  const { Prices, OfferDetail } = state.mode
  const [pickedHere, setPicked] = useState<string>()
  const picked = pickedHere ?? state.mode.pickedFirst?.(row, state) ?? ''
  const stops = row.stops.map((stop) => ({ label: stop.shortName }))
  return (
    <article className={OfferDetail ? `card ${styles.plan} ${styles.tall}` : `card ${styles.plan}`}>
      <RouteStrip stops={stops} isSmall={stops.length > 4} />
      <Timing row={row} departure={departure} mode={state.mode} isShared={state.boxType === 'P'} />
      {row.departures.length > 1 && (
        <Dates row={row} departure={departure} isShared={state.boxType === 'P'} onDeparture={setChosenId} />
      )}
      <Prices row={row} request={state} departure={departure} picked={picked} />
      <OfferSplit row={row} others={offered === row ? offered.versions : undefined} />
      <div className={styles.act}>
        <div className={styles.deeds}>
          <LaneStar lane={row} />
          <BookButton row={row} state={state} departure={departure} picked={picked} />
        </div>
        <div className="muted small">
          {row.validFrom > state.search.queryDate
            ? format.days(row.validFrom, row.validTo)
            : text('pricing.valid-to', { day: format.day(row.validTo) })}{' '}
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
      {OfferDetail && <OfferDetail row={row} request={state} picked={picked} onPick={setPicked} />}
    </article>
  )
}

/** Opens the booking form with this price, after a login where needed. */
function BookButton({
  row,
  state,
  departure,
  picked,
}: Omit<OfferProps, 'onOpen'> & ChosenDeparture & { picked: string }) {
  const text = useText()
  const go = useNavigate()
  const isFull = departure !== undefined && spaceTone(departure) === 'bad'
  const address = bookingPath(row, state, { departure, load: state.mode.queriedLoad(state, { row, picked }) })
  return (
    <Button low look={isFull ? 'ghost' : 'filled'} onClick={() => withLogin(() => void go(address))}>
      {text(isFull ? 'pricing.wait-list' : 'pricing.book')}
    </Button>
  )
}

type ChosenDeparture = { departure: DepartureView | undefined }

const mostDates = 4

const markScrolled = (line: HTMLElement) => line.toggleAttribute('data-scrolled', line.scrollLeft > 4)

/** Next departures of the price with their space, of which the chosen one is booked. */
function Dates({
  row: { departures },
  departure,
  isShared,
  onDeparture,
}: { row: PriceRow; isShared: boolean; onDeparture: (id: string) => void } & ChosenDeparture) {
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
              {!isShared && <small className={styles[`space-${spaceTone(one)}`]}>{spaceWord(one, text)}</small>}
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

function Timing({
  row,
  departure,
  mode,
  isShared,
}: { row: PriceRow; mode: PricingModeView; isShared: boolean } & ChosenDeparture) {
  const text = useText()
  const format = useFormat()
  const days = text('pricing.transit', { least: row.transitDaysMin, most: row.transitDaysMax })
  return (
    <div className={styles.timing}>
      <div className="nowrap">
        <b>{row.transitDaysMin === row.transitDaysMax ? text('shared.days', { count: row.transitDaysMin }) : days}</b>{' '}
        <span className="muted">
          {departure
            ? `· ${format.onWeekday(departure.departsOn)}`
            : row.weekdays.length > 0 && `· ${text('pricing.per-week', { count: row.weekdays.length })}`}
        </span>
      </div>
      {row.carrierName && (
        <div className={styles.carrier}>
          <div className="cut">{row.carrierName}</div>
          {departure && (departure.vessel || !sellsSpace(modeCodeOf(mode))) && (
            <div className="muted cut">{departureName(departure)}</div>
          )}
        </div>
      )}
      <div className={`row ${styles.space}`}>
        {departure && !isShared && isSpaceCounted(departure) && (
          <StatusPill tone={spaceTone(departure)}>{spaceWord(departure, text)}</StatusPill>
        )}
        {row.emissionKg && (
          <span className="muted small nowrap">
            CO₂e {text('pricing.tonnes', { tonnes: format.number(row.emissionKg / 1000, 1) })}
          </span>
        )}
      </div>
    </div>
  )
}
