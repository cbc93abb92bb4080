import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import { type Mode, modes } from '@landbridge/contract/shared/modes'
import type { ComponentType } from 'react'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { ButtonLink, Dock, PageHead } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { listWords } from '../modes/list-words.ts'
import { BookingList, bookingFilters } from './booking-list.tsx'
import { useModeBookings } from './list-calls.ts'

type Columns = readonly Column<BookingRow>[]

const defaults = { filters: bookingFilters } as const

export const bookingListPageOf = (mode: Mode, columns: Columns): ComponentType =>
  function BookingListPage() {
    return <ModeBookings mode={mode} columns={columns} />
  }

function ModeBookings({ mode, columns }: { mode: Mode; columns: Columns }) {
  const text = useText()
  const { code } = modes[mode]
  const words = listWords[mode]
  const title = text(words?.title ?? 'booking.list-title')
  const state = useListState(defaults)
  const input = { ...state.input, lclState: 'all' } as Parameters<typeof useModeBookings>[1]
  const list = useModeBookings(code, input)
  const exported = { ...input, serviceModeId: code } as const
  return (
    <div className="has-dock">
      <h1 className="unseen phone-only">{title}</h1>
      <div className="desk-only">
        <PageHead title={title} trail={[{ label: text(`booking.service-${code}`) }]}>
          <ButtonLink to={paths.bookingForm(mode)} low icon="plus" className="desk-only">
            {text('booking.new')}
          </ButtonLink>
        </PageHead>
      </div>
      <BookingList
        mode={mode}
        id={`booking.${mode}`}
        state={state}
        columns={columns}
        list={list}
        exportButton={exported}
        searchedBy={words?.searchedBy}
      />
      <Dock>
        <ButtonLink to={paths.bookingForm(mode)} icon="plus">
          {text('booking.new')}
        </ButtonLink>
      </Dock>
    </div>
  )
}
