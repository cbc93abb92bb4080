import { day, figure } from '../../platform/ui/column-makers.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { DayOf } from '../../platform/ui/lane-of.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import {
  Amounts,
  Arrival,
  Leg,
  Load,
  LoadInLines,
  ModeName,
  NumberOf,
  Ordered,
  type Row,
  sumsOfRow,
  Wanted,
  When,
} from './booking-cells.tsx'
import { LaneStrip } from './booking-route.tsx'
import { BookingPill } from './booking-state.tsx'
import { WhereItStands } from './booking-todo.tsx'
import { keptByFormerKeys } from './former-column-keys.ts'

/** Columns that are `optional` stand in the chooser until a reader wants them. */
const number: Column<Row> = {
  key: 'bookingNo',
  title: 'booking.column-no',
  pinned: true,
  sortName: 'bookingNo',
  render: (row) => <NumberOf row={row} />,
}
const state: Column<Row> = {
  key: 'state',
  title: 'booking.column-state',
  sortName: 'stateLabel',
  render: (row) => <BookingPill booking={row} />,
}
const lane: Column<Row> = {
  key: 'lane',
  title: 'booking.column-route',
  render: (row) => <LaneStrip route={row} />,
}
const boxes: Column<Row> = {
  key: 'boxes',
  title: 'booking.column-boxes',
  truncates: true,
  render: (row) => <Load load={row} />,
}
const goods: Column<Row> = {
  key: 'goodsName',
  title: 'booking.column-goods',
  truncates: true,
  render: (row) => row.goodsName && <Foreign>{row.goodsName}</Foreign>,
}
const etd: Column<Row> = {
  key: 'etd',
  title: 'booking.list-etd',
  labelled: true,
  sortName: 'etd',
  render: (row) =>
    row.atd || row.etd ? (
      <DayOf actual={row.atd} isAtLatest={row.impliedTimes?.includes('atd')} estimated={row.etd} zone={row.etdZone} />
    ) : (
      <Wanted on={row.wantedDate} />
    ),
}
const eta: Column<Row> = {
  key: 'eta',
  title: 'booking.list-eta',
  wraps: true,
  labelled: true,
  sortName: 'eta',
  render: (row) => (row.ata || row.eta) && <Arrival row={row} />,
}
const track: Column<Row> = {
  key: 'trackLabel',
  title: 'booking.column-track',
  truncates: true,
  render: (row) => <WhereItStands row={row} />,
}
const ordered: Column<Row> = {
  key: 'orderedAt',
  title: 'booking.column-ordered',
  wraps: true,
  sortName: 'orderedAt',
  render: (row) => <Ordered at={row.orderedAt ?? row.savedAt} />,
}
const wanted: Column<Row> = day('wantedDate', 'booking.column-wanted', (row) => row.wantedDate, {
  labelled: true,
  sortName: 'wantedDate',
})
const load: Column<Row> = { key: 'loadType', title: 'booking.column-load', render: (row) => row.loadType }

const reference: Column<Row> = {
  key: 'customerReference',
  title: 'booking.column-reference',
  render: (row) => row.customerReference,
}
const warehouse: Column<Row> = {
  key: 'warehouseName',
  title: 'booking.column-warehouse',
  render: (row) => row.warehouseName,
}
const job: Column<Row> = { key: 'jobNo', title: 'booking.column-job', render: (row) => row.jobNo }
const packages: Column<Row> = figure('packages', 'booking.column-packages', (row) => row.packages, { decimals: 0 })
const weight: Column<Row> = figure('grossWeightKg', 'booking.column-weight', (row) => row.grossWeightKg, {
  decimals: 0,
})
/** Volume, with three decimals for loads measured by it. */
const volumeOf = (decimals: number): Column<Row> =>
  figure('volumeM3', 'booking.column-volume', (row) => row.volumeM3, { decimals })

const otherColumns: readonly Column<Row>[] = [
  reference,
  job,
  {
    key: 'containerNo',
    title: 'booking.column-container',
    render: (row) => <span className="mono">{row.containerNo}</span>,
  },
  packages,
  weight,
  volumeOf(1),
]
const behind: readonly Column<Row>[] = [
  {
    key: 'price',
    title: 'booking.column-quote',
    align: 'num',
    render: (row) => <Amounts amounts={sumsOfRow(row)} />,
  },
  { key: 'salesperson', title: 'booking.column-salesperson', render: (row) => row.salesperson },
  { key: 'createdBy', title: 'booking.column-creator', render: (row) => row.createdBy },
  { key: 'remark', title: 'booking.column-remark', truncates: true, render: (row) => row.remark },
]
const optional = (columns: readonly Column<Row>[]) => columns.map((column) => ({ ...column, optional: true }))

const mode: Column<Row> = {
  key: 'mode',
  title: 'booking.column-mode',
  truncates: true,
  render: (row) => <ModeName row={row} />,
}
/** A mode's columns in its own order, followed by the optional ones of all modes. */
export const columnsOf = {
  number,
  state,
  lane,
  load,
  boxes,
  goods,
  wanted,
  etd,
  eta,
  track,
  ordered,
  reference,
  job,
  warehouse,
  packages,
  weight,
  volumeOf,
  list: (shown: readonly Column<Row>[], chosen: readonly Column<Row>[]): readonly Column<Row>[] =>
    keptByFormerKeys([...shown, ...optional([...chosen, ...otherColumns, ...behind])]),
  /** A list for modes without containers, which name all their columns. */
  looseList: (shown: readonly Column<Row>[], chosen: readonly Column<Row>[]): readonly Column<Row>[] =>
    keptByFormerKeys([...shown, ...optional([...chosen, ...behind])]),
}

/** The columns of one mode's list, with those that the mode adds to the chooser. */
export const modeColumns = (own: readonly Column<Row>[] = []): readonly Column<Row>[] =>
  keptByFormerKeys([
    number,
    state,
    lane,
    ...optional([load]),
    boxes,
    goods,
    ...optional([wanted]),
    etd,
    eta,
    track,
    ordered,
    ...optional([...otherColumns, ...own, ...behind]),
  ])

export const allColumns: readonly Column<Row>[] = keptByFormerKeys([
  mode,
  number,
  state,
  ...optional([
    { key: 'transportType', title: 'booking.column-transport', render: (row) => <Leg legType={row.transportType} /> },
  ]),
  lane,
  // Among those of other modes the number of trucks is enough.
  {
    ...boxes,
    title: 'booking.column-load-text',
    render: ({ truckTypeForeign: _abroad, truckTypeDomestic: _atHome, ...row }) => <LoadInLines load={row} />,
  },
  goods,
  etd,
  eta,
  track,
  ordered,
  ...optional([
    ...otherColumns,
    warehouse,
    { key: 'createdBy', title: 'booking.column-creator', render: (row) => row.createdBy },
    { key: 'salesperson', title: 'booking.column-salesperson', render: (row) => row.salesperson },
    { key: 'remark', title: 'booking.column-remark', truncates: true, render: (row) => row.remark },
  ]),
])

const when: Column<Row> = { ...eta, labelled: false, render: (row) => <When row={row} /> }
/** Columns of a card on a phone, in which a truck's name is cut before a day is. */
export const cardColumns: readonly Column<Row>[] = [number, state, { ...boxes, truncates: true }, when]
