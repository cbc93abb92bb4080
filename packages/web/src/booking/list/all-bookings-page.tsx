import { modeCodes } from '@landbridge/contract/shared/modes'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { ButtonLink, Dock, PageHead } from '../../platform/ui/parts.tsx'
import { useAllBookings } from '../booking-api.ts'
import { allColumns } from '../shown/booking-columns.tsx'
import { firstBookableMode } from '../shown/mode-of-booking.ts'
import { BookingList, bookingFilters } from './booking-list.tsx'

const defaults = { filters: { ...bookingFilters, serviceModeId: 'all' } } as const
const choices = ['all', ...modeCodes] as const

export function AllBookingsPage() {
  const text = useText()
  const state = useListState(defaults)
  const input = { ...state.input, lclState: 'all' } as Parameters<typeof useAllBookings>[0]
  const list = useAllBookings(input)
  const modeFilter = (
    <SelectFilter
      label={text('booking.filter-mode')}
      value={state.filters.serviceModeId}
      options={choices.map((value) => ({
        value,
        label: text(value === 'all' ? 'booking.state-all' : `booking.mode-${value}`),
      }))}
      onChange={(serviceModeId) => state.set({ serviceModeId })}
    />
  )
  return (
    <div className="has-dock">
      <h1 className="unseen phone-only">{text('booking.all-title')}</h1>
      <div className="desk-only">
        <PageHead title={text('booking.all-title')}>
          <ButtonLink to={paths.startBooking()} low icon="plus" className="desk-only">
            {text('booking.new')}
          </ButtonLink>
        </PageHead>
      </div>
      <BookingList
        mode={firstBookableMode}
        id="booking.all"
        state={state}
        columns={allColumns}
        list={list}
        extraFilters={modeFilter}
        exportButton={input}
      />
      <Dock>
        <ButtonLink to={paths.startBooking()} icon="plus">
          {text('booking.new')}
        </ButtonLink>
      </Dock>
    </div>
  )
}
