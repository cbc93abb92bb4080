import type { DepartureWeek } from '@landbridge/contract/pricing/departure-week-endpoints'
import { pricedCodes } from '@landbridge/contract/pricing/modes/priced-modes'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { modes } from '@landbridge/contract/shared/modes'
import { day } from '@landbridge/contract/shared/wire-values'
import { useText } from '../../platform/text.tsx'
import { useToday } from '../../platform/today.ts'
import { ClearFilters, FilterBar } from '../../platform/ui/filter-bar.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { useLastPage } from '../../platform/ui/last-page.ts'
import { ListFrame } from '../../platform/ui/list-frame.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { Pager } from '../../platform/ui/pager.tsx'
import { PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState, ErrorState, SkeletonLines } from '../../platform/ui/states.tsx'
import { LaneModeTabs, laneModeTabs } from '../desk/desk-mode.tsx'
import { usePricingMode } from '../modes/pricing-modes.ts'
import { useDepartureWeek } from '../pricing-api.ts'
import { LaneFilters } from '../query/lane-filters.tsx'
import { DepartureHeadActions } from './departure-views.tsx'
import { WeekDays } from './week-days.tsx'
import { WeekFoot, WeekWalk } from './week-frame.tsx'
import { WeekGrid } from './week-grid.tsx'
import { daysOfWeek, lanesOf, mondayOf } from './week-lanes.ts'

const defaults = { filters: { serviceModeId: '', originCode: '', destinationCode: '', weekOf: '' } } as const
const tabs = laneModeTabs({ ofDepartures: true })

type State = ReturnType<typeof useListState<typeof defaults.filters>>

function inputOf({ filters, pageIndex, pageSize }: State) {
  const { serviceModeId, weekOf, originCode, destinationCode } = filters
  const mode = pricedCodes.find((code) => code === serviceModeId)
  return {
    pageIndex,
    pageSize: Math.min(pageSize, 200),
    ...(mode && { serviceModeId: mode }),
    ...(day.safeParse(weekOf).success && { weekOf }),
    ...(originCode && { originCode }),
    ...(destinationCode && { destinationCode }),
  }
}

export function DepartureBoard() {
  const text = useText()
  const state = useListState(defaults)
  const today = useToday()
  const input = inputOf(state)
  const list = useDepartureWeek(input)
  const monday = mondayOf(input.weekOf ?? today)
  const present = mondayOf(today)
  useLastPage(list.data?.total, state)
  return (
    <>
      <PageHead title={text('pricing.departures-title')}>
        <WeekWalk
          monday={monday}
          isPresent={monday === present}
          onWalk={(weeks) => {
            const next = weeks === 0 ? present : dayAfter(monday, 7 * weeks)
            state.set({ weekOf: next === present ? '' : next })
          }}
        />
        <DepartureHeadActions />
      </PageHead>
      <LaneModeTabs tabs={tabs} state={state} counts={list.data?.modeCounts} />
      <PlaceFilters state={state} />
      <ListFrame list={list}>
        <Week week={list.data} error={list.error} onRetry={() => list.refetch()} state={state} />
      </ListFrame>
    </>
  )
}

function PlaceFilters({ state }: { state: State }) {
  const { originCode, destinationCode } = state.filters
  const none = { originCode: '', destinationCode: '' }
  const places = { isFiltered: !!(originCode || destinationCode), clear: () => state.set(none) }
  return (
    <FilterBar>
      <LaneFilters state={state} />
      <ClearFilters state={places} />
    </FilterBar>
  )
}

type WeekProps = {
  week: DepartureWeek | undefined
  error: unknown
  onRetry: () => void
  state: State
}

function Week({ week, error, onRetry, state }: WeekProps) {
  const text = useText()
  const isPhone = useIsPhone()
  const today = useToday()
  const { icon } = modes[usePricingMode().mode]
  if (!week) {
    return (
      <div className="card">{error ? <ErrorState error={error} onRetry={onRetry} /> : <SkeletonLines lines={8} />}</div>
    )
  }
  if (week.items.length === 0) {
    return (
      <div className="card">
        <EmptyState title={text('pricing.week-none')} icon={icon} />
      </div>
    )
  }
  const shown = { days: daysOfWeek(week.startDate), today, lanes: lanesOf(week.items) }
  const pager = <Pager state={state} total={week.total} />
  if (isPhone) {
    return (
      <>
        <WeekDays {...shown} />
        {pager}
      </>
    )
  }
  return (
    <div className="card">
      <WeekGrid {...shown} />
      <WeekFoot week={week} />
      {pager}
    </div>
  )
}
