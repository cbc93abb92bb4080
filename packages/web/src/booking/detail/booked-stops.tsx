import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { DotLine, StatusPill } from '../../platform/ui/parts.tsx'
import { usePlaces } from '../../reference/index.ts'
import styles from '../booking.module.css'

type Stop = NonNullable<BookingDetail['stops']>[number]

/** Loading and unloading places of a truck, each in a row wide enough for its address. */
export function BookedStops({ stops }: { stops: readonly Stop[] }) {
  const cities = usePlaces(
    'TRUCK',
    stops.flatMap(({ cityCode }) => cityCode ?? []),
  )
  if (stops.length === 0) return null
  return (
    <ul className={styles.stops}>
      {stops.map((stop, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a form that nobody edits here
        <StopRow key={i} stop={stop} city={cities.find(({ code }) => code === stop.cityCode)?.label} />
      ))}
    </ul>
  )
}

function StopRow({ stop, city }: { stop: Stop; city: string | undefined }) {
  const text = useText()
  const format = useFormat()
  const { stopType, cityName, cityTyped, stopCompany, address, stopDate, timeFrom, timeTo } = stop
  const isLoading = (stopType ?? 'L') === 'L'
  const window = timeFrom && timeTo && `${timeFrom.slice(0, 5)}–${timeTo.slice(0, 5)}`
  return (
    <li>
      <StatusPill tone={isLoading ? 'info' : 'idle'}>{text(`booking.stop-${stopType ?? 'L'}`)}</StatusPill>
      <div className="grow">
        <strong>{[city ?? cityName ?? cityTyped, stopCompany].filter(Boolean).join(' · ')}</strong>
        {address && <div className="muted">{address}</div>}
      </div>
      <DotLine parts={[stopDate && format.day(stopDate), window]} />
    </li>
  )
}
