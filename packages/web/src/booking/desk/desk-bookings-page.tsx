import type { DeskFilter } from '@landbridge/contract/booking/booking-desk-views'
import { bookingStateLabels } from '@landbridge/contract/booking/booking-labels'
import type { BookingState } from '@landbridge/contract/booking/booking-lifecycle'
import { modeCodes, modeOf } from '@landbridge/contract/shared/modes'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../platform/text.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { type ListDefaults, useListState } from '../../platform/ui/list-state.ts'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { ModeTabs } from '../../platform/ui/mode-tabs.tsx'
import { Button, PageHead } from '../../platform/ui/parts.tsx'
import { StateTabs } from '../../platform/ui/tabs.tsx'
import { PlaceFilter } from '../list/place-filter.tsx'
import { firstBookableMode } from '../shown/mode-of-booking.ts'
import { BulkActions } from './bulk-actions.tsx'
import { exportDesk, useDeskBookings } from './desk-api.ts'
import { DeskList } from './desk-list.tsx'

const filters = {
  orderState: 'submitted',
  serviceModeId: '',
  keyword: '',
  assignee: 'all',
  originCode: '',
  destinationCode: '',
  startDate: '',
  endDate: '',
  openRequest: 'all',
} as const
type Filters = Readonly<Record<keyof typeof filters, string>>
const defaults: ListDefaults<Filters> = { filters }
/** A search by words looks in all states. */
const defaultsOfSearch: ListDefaults<Filters> = { filters: { ...filters, orderState: 'all' } }
const tabs = [
  'submitted',
  'returned',
  'received',
  'shipped',
  'stopped',
  'completed',
  'cancelled',
  'refused',
  'all',
] as const
const assignees = ['all', 'mineAndUnassigned', 'mine', 'unassigned'] as const
const assigneeWords = {
  all: 'booking.desk-mine-all',
  mineAndUnassigned: 'booking.desk-mine-or-free',
  mine: 'booking.desk-mine',
  unassigned: 'booking.desk-free',
} as const

type State = ReturnType<typeof useListState<Filters>>

/** The filter as the call takes it, always with its tab. */
function inputOf(state: State): DeskFilter {
  const { openRequest, serviceModeId, ...input } = state.input
  const mode = modeCodes.find((code) => code === serviceModeId)
  const filter = {
    ...input,
    ...(mode && { serviceModeId: mode }),
    assignee: 'all',
    orderState: state.filters.orderState,
    ...(state.filters.assignee !== 'all' && { assignee: state.filters.assignee }),
    ...(openRequest !== undefined && { openRequest: true }),
  }
  return filter as DeskFilter
}

type ModesProps = { state: State; counts: Readonly<Record<string, number>> | undefined; onChange: () => void }

function Modes({ state, counts, onChange }: ModesProps) {
  const text = useText()
  return (
    <ModeTabs
      label={text('booking.filter-mode')}
      value={state.filters.serviceModeId}
      choices={[
        { value: '', label: text('shared.all') },
        ...modeCodes.map((code) => ({ value: code, label: text(`booking.mode-${code}`) })),
      ]}
      counts={counts}
      onChange={(serviceModeId) => {
        onChange()
        state.set({ serviceModeId, originCode: '', destinationCode: '' })
      }}
    />
  )
}

export function DeskBookingsPage() {
  const text = useText()
  const isPhone = useIsPhone()
  const [address] = useSearchParams()
  const state = useListState(address.get('keyword') ? defaultsOfSearch : defaults)
  const list = useDeskBookings(inputOf(state))
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  const tab = state.filters.orderState as (typeof tabs)[number]
  const isQueue = tab === 'submitted'
  const rows = list.data?.items.filter((row) => selectedKeys.has(row.id)) ?? []
  return (
    <>
      <PageHead title={text('booking.desk-title')} note={text('booking.desk-note')}>
        <Search state={state} />
        <Export state={state} />
      </PageHead>
      <Modes state={state} counts={list.data?.modeCounts} onChange={() => setSelectedKeys(new Set())} />
      <StateTabs
        label={text('booking.states')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: tabLabel(value, text) }))}
        counts={list.data?.counts}
        urgentValues={['submitted']}
        onChange={(orderState) => {
          setSelectedKeys(new Set())
          state.set({ orderState })
        }}
      />
      <DeskList
        list={list}
        state={state}
        isQueue={isQueue}
        {...(isQueue && !isPhone && { selectedKeys, onSelect: setSelectedKeys })}
        renderToolbar={(chooser) => (
          <Filters
            state={state}
            tail={
              isQueue && rows.length > 0 ? (
                <BulkActions rows={rows} onDone={() => setSelectedKeys(new Set())} />
              ) : (
                chooser
              )
            }
          />
        )}
      />
    </>
  )
}

function tabLabel(value: (typeof tabs)[number], text: ReturnType<typeof useText>): string {
  if (value === 'all') return text('booking.state-all')
  return value === 'submitted' ? text('booking.desk-tab-submitted') : text(bookingStateLabels[value as BookingState])
}

function Search({ state }: { state: State }) {
  const text = useText()
  return (
    <KeywordFilter
      value={state.filters.keyword}
      placeholder={text('booking.desk-keyword')}
      onChange={(keyword) => state.set({ keyword, orderState: 'all' })}
    />
  )
}

function Export({ state }: { state: State }) {
  const text = useText()
  const { pageIndex: _, pageSize: __, ...input } = inputOf(state)
  const save = useMutation({
    mutationFn: () => exportDesk(input),
    onSuccess: () => toast(text('booking.desk-exported'), { kind: 'good' }),
    onError: toastError,
  })
  return (
    <Button look="ghost" low icon="get" className="desk-only" busy={save.isPending} onClick={() => save.mutate()}>
      {text('booking.export')}
    </Button>
  )
}

function Filters({ state, tail }: { state: State; tail: ReactNode }) {
  const text = useText()
  const { filters: chosen, set } = state
  const code = modeCodes.find((one) => one === chosen.serviceModeId)
  const mode = code ? modeOf(code) : firstBookableMode
  return (
    <FilterBar tail={tail}>
      <SelectFilter
        label={text('booking.desk-operator')}
        value={chosen.assignee}
        options={assignees.map((value) => ({ value, label: text(assigneeWords[value]) }))}
        onChange={(assignee) => set({ assignee })}
      />
      <PlaceFilter
        mode={mode}
        end="origin"
        label={text('booking.origin')}
        value={chosen.originCode}
        onChange={(originCode) => set({ originCode })}
      />
      <PlaceFilter
        mode={mode}
        end="destination"
        label={text('booking.destination')}
        value={chosen.destinationCode}
        onChange={(destinationCode) => set({ destinationCode })}
      />
      <DatesFilter
        label={text('booking.filter-ordered')}
        from={chosen.startDate}
        to={chosen.endDate}
        onChange={(startDate, endDate) => set({ startDate, endDate })}
      />
      <SelectFilter
        label={text('booking.desk-asks')}
        value={chosen.openRequest}
        options={[
          { value: 'all', label: text('shared.all') },
          { value: 'T', label: text('booking.desk-only-requests') },
        ]}
        onChange={(openRequest) => set({ openRequest })}
      />
      <ClearFilters state={state} />
    </FilterBar>
  )
}
