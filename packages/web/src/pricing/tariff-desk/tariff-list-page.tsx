import { pricedCodes } from '@landbridge/contract/pricing/modes/priced-modes'
import { tariffStates, tariffStateText } from '@landbridge/contract/pricing/tariff-lifecycle'
import { deskPaths } from '../../desk-paths.ts'
import { useAllowed } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { keyword, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { firstLaneMode, InModeOf, laneModeTabs, NewOfMode } from '../desk/desk-mode.tsx'
import { usePricingDeskMode } from '../desk/modes/pricing-desk-modes.ts'
import { useTariffs } from '../pricing-api.ts'
import { LaneFilters } from '../query/lane-filters.tsx'
import { LaneInWords } from '../query/lane-strip.tsx'
import { tariffCardsOf, tariffColumnsOf } from './tariff-columns.tsx'
import { TariffSheetButtons } from './tariff-sheet-buttons.tsx'

const defaults = {
  filters: { state: 'all', keyword: '', serviceModeId: firstLaneMode as string, originCode: '', destinationCode: '' },
  sortName: 'changedAt',
  sort: 'desc',
} as const

/** The filter without unknown modes and states of an address. */
function filterOf<Input extends { state?: string; serviceModeId?: string }>({ state, serviceModeId, ...input }: Input) {
  const mode = pricedCodes.find((code) => code === serviceModeId)
  return {
    ...input,
    ...(mode && { serviceModeId: mode }),
    state: tariffStates.find((name) => name === state) ?? ('all' as const),
  }
}

function NewTariff() {
  const text = useText()
  const isAllowed = useAllowed()
  return isAllowed('pricing.edit') && <NewOfMode label={text('pricing.tariff-new')} path={deskPaths.tariff('new')} />
}

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
  Actions: ({ state }) => {
    const { pageIndex: _, pageSize: __, sort: ___, sortName: ____, ...filter } = filterOf(state.input)
    return (
      <>
        <TariffSheetButtons filter={filter} />
        <NewTariff />
      </>
    )
  },
  empty: { title: 'pricing.no-tariffs', icon: 'file', Action: NewTariff },
})

export const TariffListPage = () => (
  <InModeOf>
    <ListPage list={tariffs} />
  </InModeOf>
)
