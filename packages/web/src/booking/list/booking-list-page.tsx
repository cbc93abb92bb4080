import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { ButtonLink, Dock, PageHead } from '../../platform/ui/parts.tsx'
import { useRailBookings } from '../booking-api.ts'
import { railColumns } from './booking-columns.tsx'
import { BookingList, bookingFilters } from './booking-list.tsx'

const defaults = { filters: bookingFilters, sort: 'desc' } as const

/** The company's rail bookings. */
export function RailBookingListPage() {
  const text = useText()
  const state = useListState(defaults)
  const input = state.input as Parameters<typeof useRailBookings>[0]
  const list = useRailBookings(input)
  const exported = { ...input, serviceModeId: 'R' } as const
  return (
    <div className="has-dock">
      <div className="desk-only">
        <PageHead title={text('booking.list-title')} trail={[{ label: text('booking.rail-service') }]}>
          <ButtonLink to={paths.railBooking()} low icon="plus" className="desk-only">
            {text('booking.new')}
          </ButtonLink>
        </PageHead>
      </div>
      <BookingList id="booking.rail" state={state} columns={railColumns} list={list} exported={exported} />
      <Dock>
        <ButtonLink to={paths.railBooking()} icon="plus">
          {text('booking.new')}
        </ButtonLink>
      </Dock>
    </div>
  )
}
