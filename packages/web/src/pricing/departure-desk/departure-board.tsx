import type { DepartureWeek } from '@landbridge/contract/pricing/departure-week-endpoints'
import { pricedCodes } from '@landbridge/contract/pricing/modes/priced-modes'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { modes } from '@landbridge/contract/shared/modes'
import { day } from '@landbridge/contract/shared/wire-values'
import { useText } from '../../platform/text.tsx'
import { useToday } from '../../platform/today.ts'
import { ClearFilters, FilterBar } from '../../platform/ui/filter-bar.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { ListFrame } from '../../platform/ui/list-frame.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { ModeTabs } from '../../platform/ui/mode-tabs.tsx'
import { Note, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState, ErrorState, SkeletonLines } from '../../platform/ui/states.tsx'
import { laneModeTabs } from '../desk/desk-mode.tsx'
import { usePricingMode } from '../modes/pricing-modes.ts'
import { useDepartureWeek } from '../pricing-api.ts'
import { LaneFilters } from '../query/lane-filters.tsx'
import styles from './departure-board.module.css'
import { DepartureHeadActions } from './departure-views.tsx'
import { WeekDays } from './week-days.tsx'
import { WeekFoot } from './week-foot.tsx'
import { WeekGrid } from './week-grid.tsx'
import { daysOfWeek, lanesOf, mondayOf } from './week-lanes.ts'
import { WeekWalk } from './week-walk.tsx'

const defaults = { filters: { serviceModeId: '', originCode: '', destinationCode: '', weekOf: '' } } as const
const tabs = laneModeTabs({ ofDepartures: true })

type State = ReturnType<typeof useListState<typeof defaults.filters>>

/** A day or a mode that nobody knows, as an address may name one, is left out. */
function inputOf({ filters: { serviceModeId, weekOf, originCode, destinationCode } }: State) {
  const mode = pricedCodes.find((code) => code === serviceModeId)
  return {
    ...(mode && { serviceModeId: mode }),
    ...(day.safeParse(weekOf).success && { weekOf }),
    ...(originCode && { originCode }),
    ...(destinationCode && { destinationCode }),
  }
}

/** Departures of a week: who plans sees what leaves when, how full it is and what can still be booked. */
export function DepartureBoard() {
  const text = useText()
  const state = useListState(defaults)
  const today = useToday()
  const input = inputOf(state)
  const list = useDepartureWeek(input)
  const monday = mondayOf(input.weekOf ?? today)
  const present = mondayOf(today)
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
      <ModeTabs
        label={text(tabs.label)}
        value={state.filters.serviceModeId}
        choices={tabs.choices.map(([value, word]) => ({ value, label: text(word) }))}
        counts={list.data?.modeCounts}
        onChange={(serviceModeId) => state.set({ serviceModeId, originCode: '', destinationCode: '' })}
      />
      <PlaceFilters state={state} />
      <ListFrame list={list}>
        <Week week={list.data} error={list.error} onRetry={() => list.refetch()} days={daysOfWeek(monday)} />
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
  days: readonly string[]
}

function Week({ week, error, onRetry, days }: WeekProps) {
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
  // While another week is awaited the one before stands under its own days.
  const shown = days[0] === week.startDate ? days : daysOfWeek(week.startDate)
  const lanes = lanesOf(week.items)
  const isCut = week.total > week.items.length
  return (
    <>
      {isCut && <Note tone="warn">{text('pricing.week-cut', { count: week.items.length, total: week.total })}</Note>}
      {isPhone ? (
        <WeekDays days={shown} today={today} lanes={lanes} />
      ) : (
        <div className={`card ${styles.board}`}>
          <WeekGrid days={shown} today={today} lanes={lanes} />
          <WeekFoot lanes={lanes.length} departures={week.items} />
        </div>
      )}
    </>
  )
}
