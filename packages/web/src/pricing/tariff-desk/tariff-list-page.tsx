import { tariffStates, tariffStateText } from '@landbridge/contract/pricing/tariff-lifecycle'
import { deskPaths } from '../../desk-paths.ts'
import { keyword, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { firstLaneMode, laneModeTabs } from '../desk/desk-mode.tsx'
import { usePricingDeskMode } from '../desk/modes/pricing-desk-modes.ts'
import { useTariffs } from '../pricing-api.ts'
import { LaneFilters } from '../query/lane-filters.tsx'
import { LaneInWords } from '../query/lane-strip.tsx'
import { tariffCardsOf, tariffColumnsOf } from './tariff-columns.tsx'
import { filterOf, NewTariff, TariffHeadActions } from './tariff-views.tsx'

const defaults = {
  filters: { state: 'all', keyword: '', serviceModeId: firstLaneMode as string, originCode: '', destinationCode: '' },
  sortName: 'changedAt',
  sort: 'desc',
} as const

const tariffs = describeList({
  id: 'pricing.tariffs',
  title: 'pricing.tariffs-title',
  defaults,
  query: ({ input }) => useTariffs(filterOf(input)),
  modes: laneModeTabs({ each: true }),
  tabs: { name: 'state', label: 'pricing.state', choices: withAll(tariffStates, tariffStateText) },
  columns: () => tariffColumnsOf(usePricingDeskMode()),
  cardColumns: () => tariffCardsOf(usePricingDeskMode()),
  rowKey: ({ id }) => id,
  rowLink: ({ id }) => deskPaths.tariff(id),
  cardTop: (row) => <LaneInWords row={row} />,
  filters: [keyword('keyword', 'pricing.tariff-keyword'), LaneFilters],
  Actions: ({ state }) => <TariffHeadActions input={state.input} />,
  empty: { title: 'pricing.no-tariffs', icon: 'file', Action: NewTariff },
})

export const TariffListPage = () => <ListPage list={tariffs} />
