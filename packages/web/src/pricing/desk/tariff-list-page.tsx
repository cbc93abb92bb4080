import { pricedCodes } from '@landbridge/contract/pricing/modes/priced-modes'
import { tariffStates, tariffStateText } from '@landbridge/contract/pricing/tariff-lifecycle'
import { deskPaths } from '../../desk-paths.ts'
import { useAllowed } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { PageHead } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { StateTabs } from '../../platform/ui/tabs.tsx'
import { usePricingDeskMode } from '../modes/pricing-desk-modes.ts'
import { useTariffs } from '../pricing-api.ts'
import { LaneFilters } from '../query/lane-filters.tsx'
import { laneStops } from '../query/lane-strip.tsx'
import { InModeOf, ModeFilter, NewOfMode } from './desk-mode.tsx'
import { tariffCardsOf, tariffColumnsOf } from './tariff-columns.tsx'
import { TariffSheetButtons } from './tariff-sheet-buttons.tsx'

const defaults = {
  filters: { state: 'all', keyword: '', serviceModeId: '', originCode: '', destinationCode: '' },
  sortName: 'changedAt',
  sort: 'desc',
} as const

/** The price lines: drafts, published versions, and what was withdrawn. */
export function TariffListPage() {
  const state = useListState(defaults)
  return (
    <InModeOf record={{ serviceModeId: state.filters.serviceModeId }}>
      <TariffList state={state} />
    </InModeOf>
  )
}

function TariffList({ state }: { state: ReturnType<typeof useListState<typeof defaults.filters>> }) {
  const text = useText()
  const may = useAllowed()
  const mode = usePricingDeskMode()
  const { state: chosen, serviceModeId, ...input } = state.input
  const of = pricedCodes.find((code) => code === serviceModeId)
  const one = tariffStates.find((name) => name === chosen)
  const filter = { ...input, ...(of && { serviceModeId: of }), state: one ?? ('all' as const) }
  const list = useTariffs(filter)
  const { pageIndex: _, pageSize: __, sort: ___, sortName: ____, ...shown } = filter
  const add = may('pricing.edit') && <NewOfMode label={text('pricing.tariff-new')} path={deskPaths.tariff('new')} />
  return (
    <>
      <PageHead title={text('pricing.tariffs-title')}>
        <TariffSheetButtons filter={shown} />
        {add}
      </PageHead>
      <StateTabs
        label={text('pricing.state')}
        value={state.filters.state}
        tabs={[
          { value: 'all', label: text('shared.all') },
          ...tariffStates.map((value) => ({ value, label: text(tariffStateText[value]) })),
        ]}
        counts={list.data?.counts}
        onChange={(value) => state.set({ state: value })}
      />
      <DataTable
        id="pricing.tariffs"
        columns={tariffColumnsOf(mode)}
        cardColumns={tariffCardsOf(mode)}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        rowLink={(row) => deskPaths.tariff(row.id)}
        cardTop={(row) => <RouteStrip small stops={laneStops(row)} />}
        empty={
          <EmptyState title={text('pricing.no-tariffs')} icon="file">
            {add}
          </EmptyState>
        }
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <KeywordFilter
              value={state.filters.keyword}
              onChange={(keyword) => state.set({ keyword })}
              placeholder={text('pricing.tariff-keyword')}
            />
            <ModeFilter
              value={state.filters.serviceModeId}
              onChange={(serviceModeId) => state.set({ serviceModeId, originCode: '', destinationCode: '' })}
            />
            <LaneFilters state={state} />
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
    </>
  )
}
