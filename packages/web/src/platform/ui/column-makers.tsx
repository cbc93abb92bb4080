import { Link } from 'react-router'
import { useFormat } from '../format.ts'
import { type TextKey, useText } from '../text.tsx'
import { Day, Figure, Moment, Mono } from './cells.tsx'
import { LaneWords } from './lane-words.tsx'
import { OpenRow } from './open-row.tsx'
import { StatusPill, type Tone } from './parts.tsx'
import type { Column } from './table-columns.tsx'
import { WrappingTime } from './table-parts.tsx'

type ColumnOptions<Row> = Omit<Column<Row>, 'key' | 'title' | 'render'>
/** A row's value, where undefined, null, false and '' show nothing. */
type ValueReader<Row, Value> = (row: Row) => Value | null | undefined | false | ''

export const day = <Row,>(
  key: string,
  title: TextKey,
  read: ValueReader<Row, string | Date>,
  more?: ColumnOptions<Row>,
) => column<Row>(key, title, (row) => <Day on={presentValue(read(row))} />, more)

/** A day with its hour, by the row's zone. */
export const moment = <Row,>(
  key: string,
  title: TextKey,
  read: ValueReader<Row, Date>,
  { zone, ...more }: ColumnOptions<Row> & { zone?: (row: Row) => string | undefined } = {},
) =>
  column<Row>(
    key,
    title,
    (row) => <Moment at={presentValue(read(row))} zone={zone?.(row)} wraps={more.wraps ?? false} />,
    more,
  )

/** The time since, or the day after two days. */
export const since = <Row,>(key: string, title: TextKey, read: ValueReader<Row, Date>, more?: ColumnOptions<Row>) =>
  column<Row>(key, title, (row) => <Since at={presentValue(read(row))} />, { wraps: true, ...more })

/** A quantity with its own decimals by default. */
export const figure = <Row,>(
  key: string,
  title: TextKey,
  read: ValueReader<Row, string | number>,
  { decimals, ...more }: ColumnOptions<Row> & { decimals?: number } = {},
) =>
  column<Row>(
    key,
    title,
    (row) => <Figure value={presentValue(read(row))} {...(decimals !== undefined && { decimals })} />,
    {
      align: 'num',
      ...more,
    },
  )

type Amount = { amount: string | number; currency?: string | null | undefined }

export const money = <Row,>(key: string, title: TextKey, read: ValueReader<Row, Amount>, more?: ColumnOptions<Row>) =>
  column<Row>(key, title, (row) => <Money value={presentValue(read(row))} />, { align: 'num', ...more })

export const mono = <Row,>(key: string, title: TextKey, read: ValueReader<Row, string>, more?: ColumnOptions<Row>) =>
  column<Row>(key, title, (row) => <Mono>{read(row)}</Mono>, more)

type PillWords = { tone: Tone; word: TextKey }

export const pill = <Row,>(key: string, title: TextKey, read: ValueReader<Row, PillWords>, more?: ColumnOptions<Row>) =>
  column<Row>(key, title, (row) => <Pill value={presentValue(read(row))} />, more)

export const laneColumn = <Row extends Parameters<typeof LaneWords>[0]['row']>(
  key: string,
  title: TextKey,
  more?: ColumnOptions<Row>,
) => column<Row>(key, title, (row) => <LaneWords row={row} />, more)

/** A number or name linked to the row's page. */
export const link = <Row,>(
  key: string,
  title: TextKey,
  read: ValueReader<Row, string>,
  { to, ...more }: ColumnOptions<Row> & { to: (row: Row) => string },
) => column<Row>(key, title, (row) => <Link to={to(row)}>{read(row)}</Link>, { pinned: true, ...more })

/** A number or name that opens the row's drawer. */
export const opener = <Row extends object>(
  key: string,
  title: TextKey,
  read: ValueReader<Row, string>,
  more?: ColumnOptions<Row>,
) => column<Row>(key, title, (row) => <OpenRow row={row}>{read(row)}</OpenRow>, { pinned: true, ...more })

const presentValue = <Value,>(value: Value | null | undefined | false | ''): Value | undefined =>
  value === false || value === '' ? undefined : (value ?? undefined)

function column<Row>(
  key: string,
  title: TextKey,
  render: Column<Row>['render'],
  more: ColumnOptions<Row> | undefined,
): Column<Row> {
  return { key, title, render, ...more }
}

const Since = ({ at }: { at: Date | undefined }) => <WrappingTime time={useFormat().since(at)} />

function Money({ value }: { value: Amount | undefined }) {
  const format = useFormat()
  return value && format.money(value.amount, value.currency ?? undefined)
}

function Pill({ value }: { value: PillWords | undefined }) {
  const text = useText()
  return value && <StatusPill tone={value.tone}>{text(value.word)}</StatusPill>
}
