import { departureName } from '@landbridge/contract/pricing/departure'
import type { DepartureRow } from '@landbridge/contract/pricing/departure-desk-endpoints'
import {
  type DepartureStage,
  departureStages,
  departureStageText,
} from '@landbridge/contract/pricing/departure-lifecycle'
import { pricedCodes } from '@landbridge/contract/pricing/modes/priced-modes'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { modes, sellsSpace } from '@landbridge/contract/shared/modes'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useAllowed } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { PageHead, StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { FoldedTime } from '../../platform/ui/table-parts.tsx'
import { StateTabs } from '../../platform/ui/tabs.tsx'
import { priceWordsOf } from '../modes/price-words.ts'
import type { PricingModeView } from '../modes/pricing-mode-view.ts'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { useDeskDepartures } from '../pricing-api.ts'
import { LaneFilters } from '../query/lane-filters.tsx'
import { LaneStrip, laneStops } from '../query/lane-strip.tsx'
import { isSpaceCounted, shortSpace, spaceTone } from '../query/offer-words.ts'
import { InModeOf, ModeFilter, NewOfMode } from './desk-mode.tsx'

const defaults = {
  filters: {
    stage: 'scheduled',
    keyword: '',
    serviceModeId: '',
    originCode: '',
    destinationCode: '',
    startDate: '',
    endDate: '',
  },
} as const
const tabs = [...departureStages, 'all'] as const

/** Trains and sailings by day, with their cut-offs and what is left on them. */
export function DepartureListPage() {
  const state = useListState(defaults)
  return (
    <InModeOf record={{ serviceModeId: state.filters.serviceModeId }}>
      <DepartureList state={state} />
    </InModeOf>
  )
}

function DepartureList({ state }: { state: ReturnType<typeof useListState<typeof defaults.filters>> }) {
  const text = useText()
  const may = useAllowed()
  const mode = usePricingMode()
  const { stage: _, serviceModeId, ...input } = state.input
  const of = pricedCodes.find((code) => code === serviceModeId)
  const tab = tabs.find((name) => name === state.filters.stage) ?? 'scheduled'
  const list = useDeskDepartures({ ...input, ...(of && { serviceModeId: of }), state: tab })
  const add = may('pricing.edit') && (
    <NewOfMode ofDepartures label={text('pricing.departure-new')} path={deskPaths.departure('new')} />
  )
  return (
    <>
      <PageHead title={text('pricing.departures-title')}>{add}</PageHead>
      <StateTabs
        label={text('pricing.state')}
        value={tab}
        tabs={tabs.map((value) => ({
          value,
          label: text(value === 'all' ? 'shared.all' : departureStageText[value]),
        }))}
        counts={list.data?.counts}
        onChange={(stage) => state.set({ stage })}
      />
      <DataTable
        id="pricing.departures"
        columns={columnsOf(columns, mode)}
        cardColumns={columnsOf(cards, mode)}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        rowLink={(row) => deskPaths.departure(row.id)}
        cardTop={(row) => <RouteStrip small stops={laneStops(row)} />}
        empty={
          <EmptyState title={text('pricing.no-trains')} icon={modes[mode.mode].icon}>
            {add}
          </EmptyState>
        }
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <KeywordFilter
              value={state.filters.keyword}
              onChange={(keyword) => state.set({ keyword })}
              placeholder={text('pricing.departure-keyword')}
            />
            <ModeFilter
              ofDepartures
              value={state.filters.serviceModeId}
              onChange={(serviceModeId) => state.set({ serviceModeId, originCode: '', destinationCode: '' })}
            />
            <LaneFilters state={state} />
            <DatesFilter
              label={text('pricing.departure-date')}
              from={state.filters.startDate}
              to={state.filters.endDate}
              onChange={(startDate, endDate) => state.set({ startDate, endDate })}
            />
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
    </>
  )
}

const number: Column<DepartureRow> = {
  key: 'TrainNo',
  title: 'pricing.train-no',
  fixed: true,
  long: true,
  sortName: 'departureNo',
  render: (row) => (
    <Link to={deskPaths.departure(row.id)}>
      {row.vessel ?? departureName(row)}
      {row.vessel && (
        <>
          {' / '}
          <br />
          {row.departureNo}
        </>
      )}
    </Link>
  ),
}
const etd: Column<DepartureRow> = {
  key: 'Etsh',
  title: 'pricing.etd',
  named: true,
  folds: true,
  sortName: 'etd',
  render: (row) => <Moment at={row.etd} zone={row.etdTz} />,
}
const space: Column<DepartureRow> = {
  key: 'Space',
  title: 'pricing.space-left',
  render: (row) => <Space row={row} />,
}
const slotsLeft: Column<DepartureRow> = {
  key: 'SlotsLeft',
  title: 'pricing.slots-left',
  named: true,
  align: 'num',
  sortName: 'slotsLeft',
  render: (row) => (isSpaceCounted(row) ? `${row.slotsLeft} / ${row.slotsTotal}` : null),
}
const state: Column<DepartureRow> = {
  key: 'StateText',
  title: 'pricing.state',
  render: (row) => <State row={row} />,
}

const columns: readonly Column<DepartureRow>[] = [
  number,
  etd,
  {
    key: 'Route',
    title: 'pricing.route',
    render: (row) => (
      <div className={styles.deskLane}>
        <LaneStrip row={row} />
      </div>
    ),
  },
  {
    key: 'Vessel',
    title: 'pricing.vessel',
    optional: true,
    render: (row) => [row.carrierCode, row.vessel].filter(Boolean).join(' · '),
  },
  space,
  slotsLeft,
  { key: 'BoxesBooked', title: 'pricing.boxes-booked', optional: true, align: 'num', render: (row) => row.boxesBooked },
  {
    key: 'SiCutoff',
    title: 'pricing.si-cutoff',
    folds: true,
    render: (row) => <Moment at={row.siCutoff} zone={row.cutoffTz} />,
  },
  {
    key: 'CyCutoff',
    title: 'pricing.cargo-cutoff',
    folds: true,
    render: (row) => <Moment at={row.cargoCutoff} zone={row.cutoffTz} />,
  },
  {
    key: 'Etad',
    title: 'pricing.eta',
    folds: true,
    optional: true,
    render: (row) => <Moment at={row.eta} zone={row.etaTz} />,
  },
  state,
]
/** On a phone, under the route strip. */
const cards: readonly Column<DepartureRow>[] = [
  number,
  state,
  { ...etd, wide: true },
  {
    ...slotsLeft,
    named: false,
    render: (row) =>
      isSpaceCounted(row) && <span className="nowrap">{`${row.slotsLeft} / ${row.slotsTotal} TEU`}</span>,
  },
  space,
]

/** The title of the cut-off for papers, where the mode has a name of its own for it. */
function papersTitle(mode: PricingModeView) {
  const { papersCutoff: title } = priceWordsOf(mode)
  return title && { title }
}

/** Where places are not counted, how many are left is not asked, and the papers have a cut-off of their own name. */
const columnsOf = (all: readonly Column<DepartureRow>[], mode: PricingModeView): readonly Column<DepartureRow>[] =>
  sellsSpace(mode.code)
    ? all
    : all
        .filter(({ key }) => key !== 'SlotsLeft' && key !== 'BoxesBooked')
        .map((column) => ({
          ...column,
          ...(column.key === 'Space' && { title: 'pricing.booking-column' as const }),
          ...(column.key === 'SiCutoff' && papersTitle(mode)),
        }))

const Moment = ({ at, zone }: { at: Date; zone: string }) => <FoldedTime time={useFormat().dayTime(at, zone)} />

/** What can still be booked; nothing of what has left or is cancelled, and behind a cut-off that booking is over. */
function Space({ row }: { row: DepartureRow }) {
  const text = useText()
  if (row.stage !== 'scheduled') return null
  if (!row.isOpen) return <StatusPill tone="idle">{text('pricing.booking-over')}</StatusPill>
  if (!isSpaceCounted(row)) return <StatusPill tone="ok">{text('pricing.booking-open')}</StatusPill>
  return (
    <span title={boxWords(row.spaceText)}>
      <StatusPill tone={spaceTone(row)}>{boxWords(shortSpace(row)) || text('pricing.full')}</StatusPill>
    </span>
  )
}

export const stageTones: Readonly<Record<DepartureStage, Tone>> = {
  scheduled: 'info',
  departed: 'ok',
  cancelled: 'idle',
}

function State({ row }: { row: DepartureRow }) {
  const text = useText()
  return (
    <span className={styles.spaceOfAll}>
      <StatusPill tone={stageTones[row.stage]}>{row.stateLabel}</StatusPill>
      {row.sample && <span className="small muted">{text('pricing.sample')}</span>}
    </span>
  )
}
