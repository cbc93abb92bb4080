import type { DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { hsCodeText } from '@landbridge/contract/shared/hs-code'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { LaneWords } from '../../platform/ui/lane-words.tsx'
import { ModeDot } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { sumsOfRow } from '../shown/booking-cells.tsx'
import { BookingPill } from '../shown/booking-state.tsx'
import { keptByFormerKeys } from '../shown/former-column-keys.ts'
import { useLoadWords } from '../shown/load-words.ts'
import { modeOfBooking } from '../shown/mode-of-booking.ts'
import { CutoffLeft, FirstCheck, WaitingFor } from './queue-cells.tsx'
import { useOpensBeside } from './queue-opened.ts'

type Row = DeskBookingRow
type OfRow = { row: Row }

export const deskLink = (row: { id: string }) => deskPaths.booking(row.id)
function NumberOf({ row }: OfRow) {
  return (
    <span className="row nowrap">
      <ModeDot mode={modeOfBooking(row)} />
      <Link to={deskLink(row)} className="strong" onClick={useOpensBeside(row.id)}>
        {row.bookingNo}
      </Link>
    </span>
  )
}

const Wanted = ({ row }: OfRow) => <span className="nowrap">{useFormat().day(row.wantedDate)}</span>

/** The sum, or a word for a missing price unless the checks name it. */
function Price({ row }: OfRow) {
  const text = useText()
  const format = useFormat()
  const sums = sumsOfRow(row)
  const isChecked = row.checks.some(({ check }) => check === 'price')
  if (row.toQuote || sums.length === 0)
    return <span className="muted">{isChecked ? '—' : text('booking.desk-to-quote')}</span>
  return sums.map(({ amount, currency }, index) => (
    <Fragment key={currency}>
      {index > 0 && ' '}
      <span className="nowrap">{`${index > 0 ? '+ ' : ''}${format.money(amount, currency)}`}</span>
    </Fragment>
  ))
}

function Operator({ row }: OfRow) {
  const text = useText()
  if (row.operatorName) return row.operatorName
  return (
    <span className="muted" title={text('booking.desk-nobody')}>
      —
    </span>
  )
}

function Load({ row }: OfRow) {
  const text = useText()
  const format = useFormat()
  const charged = row.actualChargeableWeightKg ?? row.chargeableWeightKg
  return (
    <span className="nowrap">
      {useLoadWords()(row)}
      {charged && (
        <>
          <br />
          <small className="muted">{text('booking.charged-kg', { kg: format.number(charged, 1) })}</small>
        </>
      )}
    </span>
  )
}

const number: Column<Row> = {
  key: 'bookingNo',
  title: 'booking.desk-booking',
  pinned: true,
  sortName: 'bookingNo',
  render: (row) => <NumberOf row={row} />,
}
const customer: Column<Row> = {
  key: 'customerShortName',
  formerKey: 'CusAbbrname',
  title: 'booking.desk-customer',
  truncates: true,
  render: (row) => row.customerShortName,
}
const wanted: Column<Row> = {
  key: 'wantedDate',
  title: 'booking.desk-wanted',
  labelled: true,
  sortName: 'wantedDate',
  align: 'num',
  render: (row) => <Wanted row={row} />,
}
const cutoff: Column<Row> = {
  key: 'firstCutoff',
  title: 'booking.desk-first-cutoff',
  labelled: true,
  sortName: 'firstCutoff',
  align: 'num',
  render: (row) => <CutoffLeft at={row.firstCutoff} zone={row.firstCutoffZone} />,
}
const price: Column<Row> = {
  key: 'price',
  title: 'booking.desk-price',
  align: 'num',
  wraps: true,
  render: (row) => <Price row={row} />,
}
const checks: Column<Row> = {
  key: 'checks',
  title: 'booking.desk-check',
  render: (row) => <FirstCheck row={row} />,
}
const state: Column<Row> = {
  key: 'state',
  title: 'booking.column-state',
  render: (row) => <BookingPill booking={row} />,
}

const equipment: Column<Row> = {
  key: 'boxes',
  title: 'booking.desk-equipment',
  truncates: true,
  render: (row) => <Load row={row} />,
}
const waiting: Column<Row> = {
  key: 'waitingSince',
  title: 'booking.desk-waiting',
  sortName: 'waitingSince',
  align: 'num',
  render: (row) => <WaitingFor since={row.waitingSince} />,
}

export const queueColumns: readonly Column<Row>[] = keptByFormerKeys([
  number,
  customer,
  { key: 'lane', title: 'booking.desk-lane', render: (row) => <LaneWords row={row} /> },
  equipment,
  wanted,
  cutoff,
  price,
  checks,
  {
    key: 'operator',
    formerKey: 'OprId',
    title: 'booking.desk-operator',
    truncates: true,
    render: (row) => <Operator row={row} />,
  },
  waiting,
  ...(
    [
      state,
      { key: 'salesperson', title: 'booking.column-salesperson', render: (row) => row.salesperson },
      { key: 'customerReference', title: 'booking.column-reference', render: (row) => row.customerReference },
      { key: 'revision', title: 'booking.desk-revision', align: 'num', render: (row) => row.revision },
      {
        key: 'goodsName',
        title: 'booking.column-goods',
        truncates: true,
        render: (row) => row.goodsName && <Foreign>{row.goodsName}</Foreign>,
      },
      {
        key: 'hsCode',
        formerKey: 'HsCd',
        title: 'field.hsCode',
        render: (row) => <span className="mono">{hsCodeText(row.hsCode)}</span>,
      },
      { key: 'jobNo', title: 'booking.column-job', render: (row) => row.jobNo },
      { key: 'trackLabel', title: 'booking.column-track', truncates: true, render: (row) => row.trackLabel },
    ] satisfies Column<Row>[]
  ).map((column) => ({ ...column, optional: true })),
])

const keptBeside: readonly string[] = ['bookingNo', 'customerShortName', 'lane', 'boxes', 'firstCutoff', 'checks']
export const besideColumns: readonly Column<Row>[] = queueColumns.filter(({ key }) => keptBeside.includes(key))

/** Columns of lists over all states: with the state, without the wait for acceptance. */
export const otherColumns: readonly Column<Row>[] = queueColumns
  .filter(({ key }) => key !== 'checks' && key !== 'waitingSince')
  .map((column) => (column.key === 'state' ? { ...column, optional: false } : column))

/** The price under the route strip of a phone's card; a missing one is among the checks. */
const priceOnCard: Column<Row> = { ...price, render: (row) => !row.toQuote && <Price row={row} /> }
export const queueCards: readonly Column<Row>[] = [
  number,
  cutoff,
  { ...customer, truncates: true },
  priceOnCard,
  equipment,
  { ...waiting, labelled: true },
  { ...checks, fullWidth: true },
]
export const otherCards: readonly Column<Row>[] = [number, state, { ...customer, fullWidth: true }, wanted, price]
