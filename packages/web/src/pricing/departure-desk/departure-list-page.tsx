import { departureStages, departureStageText } from '@landbridge/contract/pricing/departure-lifecycle'
import { pricedCodes } from '@landbridge/contract/pricing/modes/priced-modes'
import { modes } from '@landbridge/contract/shared/modes'
import { deskPaths } from '../../desk-paths.ts'
import { useText } from '../../platform/text.tsx'
import { days, keyword, type ListFilter, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { Tick } from '../../platform/ui/ticks.tsx'
import { laneModeTabs } from '../desk/desk-mode.tsx'
import { usePricingMode } from '../modes/pricing-modes.ts'
import { useDeskDepartures } from '../pricing-api.ts'
import { LaneFilters } from '../query/lane-filters.tsx'
import { LaneInWords } from '../query/lane-strip.tsx'
import { departureCardsOf, departureColumnsOf } from './departure-columns.tsx'
import { DepartureHeadActions, NewDeparture } from './departure-views.tsx'

const [all, ...stages] = withAll(departureStages, departureStageText)
const tabs = [...stages, ...(all ? [all] : [])]

/** Shows departures past their cut-off too. */
const ClosedToo: ListFilter<'closed'> = ({ state: { filters, set } }) => {
  const text = useText()
  return (
    <Tick isOn={filters.closed === 'T'} onChange={(isOn) => set({ closed: isOn ? 'T' : '' })}>
      {text('pricing.closed-too')}
    </Tick>
  )
}

const departures = describeList({
  id: 'pricing.departures',
  title: 'pricing.departures-title',
  defaults: {
    filters: {
      stage: 'scheduled',
      keyword: '',
      serviceModeId: '',
      closed: '',
      originCode: '',
      destinationCode: '',
      startDate: '',
      endDate: '',
    },
  },
  query: ({ input: { stage: _, closed: __, serviceModeId, ...input }, filters }) => {
    const mode = pricedCodes.find((code) => code === serviceModeId)
    const state = [...departureStages, 'all' as const].find((name) => name === filters.stage) ?? 'scheduled'
    return useDeskDepartures({
      ...input,
      ...(mode && { serviceModeId: mode }),
      ...(filters.closed !== 'T' && { isOpen: true }),
      state,
    })
  },
  modes: laneModeTabs({ ofDepartures: true }),
  tabs: { name: 'stage', label: 'pricing.state', choices: tabs },
  columns: () => departureColumnsOf(usePricingMode()),
  cardColumns: () => departureCardsOf(usePricingMode()),
  rowKey: ({ id }) => id,
  rowLink: ({ id }) => deskPaths.departure(id),
  cardTop: (row) => <LaneInWords row={row} />,
  filters: [
    keyword('keyword', 'pricing.departure-keyword'),
    LaneFilters,
    days('startDate', 'endDate', 'pricing.departure-date'),
    ClosedToo,
  ],
  Actions: DepartureHeadActions,
  empty: () => ({ title: 'pricing.no-departures', icon: modes[usePricingMode().mode].icon, Action: NewDeparture }),
})

export const DepartureListPage = () => <ListPage list={departures} />
