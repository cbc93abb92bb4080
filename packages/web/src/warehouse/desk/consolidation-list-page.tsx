import { modeOf, modes } from '@landbridge/contract/shared/modes'
import { type ConsolidationRow, consolidationStates } from '@landbridge/contract/warehouse/consolidation'
import type { ConsolidationFilter } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobModes as openJobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, FilterBar, KeywordFilter, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { LaneWords } from '../../platform/ui/lane-words.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { Button, ModeDot, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { StateTabs } from '../../platform/ui/tabs.tsx'
import { ContainerNo, jobModes, PlaceFilter } from '../../workorder/index.ts'
import { useConsolidations } from '../consolidation-api.ts'
import { ConsolidationDialog } from './consolidation-dialog.tsx'
import { ConsolidationPill, consolidationStateText } from './consolidation-parts.tsx'

const defaults = {
  filters: { state: 'open', mode: 'all', keyword: '', originCode: '', destinationCode: '' },
} as const
const tabs = [...consolidationStates, 'all'] as const
const [firstMode] = openJobModes

const Moment = ({ of }: { of: Date | undefined }) => <span className="nowrap">{useFormat().dayTime(of)}</span>
const Figure = ({ of, decimals }: { of: string | number; decimals: number }) => <>{useFormat().number(of, decimals)}</>

/** A measure of what is inside, and how full the container is by it. */
function Filled({ of, decimals, percent }: { of: string; decimals: number; percent: number | undefined }) {
  return (
    <span className={(percent ?? 0) > 100 ? 'late nowrap' : 'nowrap'}>
      <Figure of={of} decimals={decimals} />
      {percent !== undefined && <span className="muted"> · {percent}%</span>}
    </span>
  )
}

const number: Column<ConsolidationRow> = {
  key: 'ConsolidationNo',
  title: 'workorder.consolidation-no',
  fixed: true,
  sortName: 'ConsolidationNo',
  render: (row) => (
    <span className="row nowrap">
      <ModeDot mode={modeOf(row.mode)} />
      <Link to={deskPaths.consolidation(row.id)} className="strong">
        {row.consolidationNo}
      </Link>
    </span>
  ),
}
const state: Column<ConsolidationRow> = {
  key: 'state',
  title: 'workorder.state',
  render: (row) => <ConsolidationPill of={row.state} />,
}
const lane: Column<ConsolidationRow> = {
  key: 'Portl',
  title: 'workorder.lane',
  render: (row) => <LaneWords row={row} />,
}
const volume: Column<ConsolidationRow> = {
  key: 'Meas',
  title: 'workorder.volume',
  named: true,
  align: 'num',
  render: (row) => <Filled of={row.volumeM3} decimals={1} percent={row.volumePct} />,
}

const columns: readonly Column<ConsolidationRow>[] = [
  number,
  state,
  lane,
  { key: 'TrainNo', title: 'workorder.departure-chosen', render: (row) => row.departureNo },
  { key: 'SizeType', title: 'workorder.size-type', render: (row) => row.containerType },
  { key: 'ConNo', title: 'workorder.container', render: (row) => <ContainerNo no={row.containerNo} /> },
  { key: 'JobCount', title: 'workorder.jobs', align: 'num', render: (row) => row.jobCount },
  volume,
  {
    key: 'Weight',
    title: 'workorder.gross-weight',
    named: true,
    align: 'num',
    render: (row) => <Filled of={row.grossWeightKg} decimals={0} percent={row.weightPct} />,
  },
  { key: 'WhoName', title: 'workorder.warehouse', long: true, render: (row) => row.warehouseName },
  {
    key: 'ClosedAt',
    title: 'workorder.closed-at',
    sortName: 'ClosedAt',
    filled: (row) => row.closedAt,
    render: (row) => <Moment of={row.closedAt} />,
  },
  {
    key: 'CreatedAt',
    title: 'workorder.begun-at',
    sortName: 'CreatedAt',
    optional: true,
    render: (row) => <Moment of={row.createdAt} />,
  },
]
/** On a phone. */
const cards: readonly Column<ConsolidationRow>[] = [number, state, { ...lane, wide: true }, { ...volume, wide: true }]

/** The containers that several jobs share, the open ones first. */
export function ConsolidationListPage() {
  const text = useText()
  const go = useNavigate()
  const refusal = useRefusal()
  const list = useListState(defaults)
  const [isBeginning, setBeginning] = useState(false)
  const { state: _, ...input } = list.input
  const tab = tabs.find((name) => name === list.filters.state) ?? 'open'
  const found = useConsolidations({ ...input, state: tab } as ConsolidationFilter)
  const begin = (
    <Button icon="plus" reason={refusal('workorder.edit')} onClick={() => setBeginning(true)}>
      {text('workorder.consolidation-new')}
    </Button>
  )
  return (
    <>
      <PageHead title={text('workorder.consolidations')}>{begin}</PageHead>
      <StateTabs
        label={text('workorder.state')}
        value={tab}
        tabs={tabs.map((value) => ({
          value,
          label: text(value === 'all' ? 'shared.all' : consolidationStateText[value]),
        }))}
        counts={found.data?.counts}
        onChange={(value) => list.set({ state: value })}
      />
      <DataTable
        id="workorder.consolidations"
        columns={columns}
        cardColumns={cards}
        list={found}
        state={list}
        rowKey={(row) => row.id}
        rowLink={(row) => deskPaths.consolidation(row.id)}
        empty={
          <EmptyState
            title={text('workorder.consolidations-empty')}
            hint={text('workorder.consolidations-hint')}
            icon="box"
          >
            {begin}
          </EmptyState>
        }
        chooser={(chooser) => <Filters state={list} chooser={chooser} />}
      />
      {isBeginning && (
        <ConsolidationDialog
          onSaved={({ id }) => go(deskPaths.consolidation(id))}
          onClose={() => setBeginning(false)}
        />
      )}
    </>
  )
}

type FilterProps = { state: ReturnType<typeof useListState<typeof defaults.filters>>; chooser: ReactNode }

/** What the list is narrowed by. */
function Filters({ state, chooser }: FilterProps) {
  const text = useText()
  return (
    <FilterBar tail={chooser}>
      <KeywordFilter
        value={state.filters.keyword}
        placeholder={text('workorder.consolidation-keyword')}
        onChange={(keyword) => state.set({ keyword })}
      />
      {openJobModes.length > 1 && (
        <SelectFilter
          label={text('workorder.mode')}
          value={state.filters.mode}
          options={[
            { value: 'all', label: text('shared.all') },
            ...openJobModes.map((mode) => ({ value: modes[mode].code, label: text(jobModes[mode].service) })),
          ]}
          onChange={(mode) => state.set({ mode })}
        />
      )}
      {(['originCode', 'destinationCode'] as const).map((name) => (
        <PlaceFilter
          key={name}
          label={text(name === 'originCode' ? 'workorder.origin' : 'workorder.destination')}
          mode={openJobModes.find((mode) => modes[mode].code === state.filters.mode) ?? firstMode}
          value={state.filters[name]}
          onChange={(code) => state.set({ [name]: code })}
        />
      ))}
      <ClearFilters state={state} />
    </FilterBar>
  )
}
