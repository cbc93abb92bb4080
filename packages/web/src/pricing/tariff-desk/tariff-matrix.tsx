import type { TariffRow } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { useText } from '../../platform/text.tsx'
import { ClearFilters, FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import { useLastPage } from '../../platform/ui/last-page.ts'
import { ListFrame } from '../../platform/ui/list-frame.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { Pager } from '../../platform/ui/pager.tsx'
import { Button, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState, ErrorState, SkeletonLines } from '../../platform/ui/states.tsx'
import { firstLaneMode, LaneModeTabs, laneModeTabs } from '../desk/desk-mode.tsx'
import { useTariffs } from '../pricing-api.ts'
import { LaneFilters } from '../query/lane-filters.tsx'
import { MatrixGrid } from './matrix-grid.tsx'
import { MatrixKey } from './matrix-key.tsx'
import { filterOf, NewTariff, TariffHeadActions } from './tariff-views.tsx'

const defaults = {
  filters: { serviceModeId: firstLaneMode as string, keyword: '', originCode: '', destinationCode: '' },
  pageSize: 200,
} as const
const tabs = laneModeTabs({ each: true })

type State = ReturnType<typeof useListState<typeof defaults.filters>>

export function TariffMatrix() {
  const text = useText()
  const state = useListState(defaults)
  const { sort: _, sortName: __, ...input } = state.input
  const list = useTariffs({ ...filterOf(input), sort: 'asc', sortName: 'originCode', isAhead: true })
  useLastPage(list.data?.total, state)
  return (
    <>
      <PageHead title={text('pricing.tariffs-title')}>
        <TariffHeadActions input={state.input} />
      </PageHead>
      <LaneModeTabs tabs={tabs} state={state} counts={list.data?.modeCounts} />
      <FilterBar>
        <KeywordFilter
          value={state.filters.keyword}
          placeholder={text('pricing.tariff-keyword')}
          onChange={(keyword) => state.set({ keyword })}
        />
        <LaneFilters state={state} />
        <ClearFilters state={state} />
      </FilterBar>
      <ListFrame list={list}>
        <div className="card">
          <Rows rows={list.data?.items} error={list.error} onRetry={() => list.refetch()} state={state} />
          {!!list.data?.total && <Pager state={state} total={list.data.total} />}
        </div>
      </ListFrame>
    </>
  )
}

type RowsProps = { rows: readonly TariffRow[] | undefined; error: unknown; onRetry: () => void; state: State }

function Rows({ rows, error, onRetry, state }: RowsProps) {
  const text = useText()
  if (!rows) return error ? <ErrorState error={error} onRetry={onRetry} /> : <SkeletonLines lines={8} />
  if (rows.length > 0) {
    return (
      <>
        <MatrixGrid rows={rows} />
        <MatrixKey />
      </>
    )
  }
  const { keyword, originCode, destinationCode } = state.filters
  return keyword || originCode || destinationCode ? (
    <EmptyState title={text('shared.empty-filter')} icon="search">
      <Button look="ghost" low onClick={state.clear}>
        {text('shared.clear-filters')}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={text('pricing.no-tariffs')} icon="file">
      <NewTariff />
    </EmptyState>
  )
}
