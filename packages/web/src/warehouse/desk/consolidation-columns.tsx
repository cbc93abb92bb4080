import { modeOf } from '@landbridge/contract/shared/modes'
import type { ConsolidationRow } from '@landbridge/contract/warehouse/consolidation'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { Figure } from '../../platform/ui/cells.tsx'
import { laneColumn, moment } from '../../platform/ui/column-makers.tsx'
import { ModeDot } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { ContainerNo } from '../../workorder/index.ts'
import { ConsolidationPill } from './consolidation-parts.tsx'

function Filled({ value, decimals, percent }: { value: string; decimals: number; percent: number | undefined }) {
  return (
    <span className={(percent ?? 0) > 100 ? 'late nowrap' : 'nowrap'}>
      <Figure value={value} decimals={decimals} />
      {percent !== undefined && <span className="muted"> · {percent}%</span>}
    </span>
  )
}

const number: Column<ConsolidationRow> = {
  key: 'ConsolidationNo',
  title: 'warehouse.consolidation-no',
  pinned: true,
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
  render: (row) => <ConsolidationPill state={row.state} />,
}
const lane = laneColumn<ConsolidationRow>('Portl', 'workorder.lane')
const volume: Column<ConsolidationRow> = {
  key: 'Meas',
  title: 'workorder.volume',
  labelled: true,
  align: 'num',
  render: (row) => <Filled value={row.volumeM3} decimals={1} percent={row.volumePct} />,
}

export const consolidationColumns: readonly Column<ConsolidationRow>[] = [
  number,
  state,
  lane,
  { key: 'TrainNo', title: 'warehouse.departure-chosen', render: (row) => row.departureNo },
  { key: 'SizeType', title: 'workorder.size-type', render: (row) => row.containerType },
  { key: 'ConNo', title: 'workorder.container', render: (row) => <ContainerNo no={row.containerNo} /> },
  { key: 'JobCount', title: 'workorder.jobs', align: 'num', render: (row) => row.jobCount },
  volume,
  {
    key: 'Weight',
    title: 'workorder.gross-weight',
    labelled: true,
    align: 'num',
    render: (row) => <Filled value={row.grossWeightKg} decimals={0} percent={row.weightPct} />,
  },
  { key: 'WhoName', title: 'workorder.warehouse', truncates: true, render: (row) => row.warehouseName },
  moment('ClosedAt', 'warehouse.closed-at', (row) => row.closedAt, {
    sortName: 'ClosedAt',
    hasValue: (row) => row.closedAt,
  }),
  moment('CreatedAt', 'warehouse.begun-at', (row) => row.createdAt, { sortName: 'CreatedAt', optional: true }),
]
export const consolidationCards: readonly Column<ConsolidationRow>[] = [
  number,
  state,
  { ...lane, fullWidth: true },
  { ...volume, fullWidth: true },
]
