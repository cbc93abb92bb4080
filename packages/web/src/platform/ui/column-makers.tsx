import { Link } from 'react-router'
import { useFormat } from '../format.ts'
import { type TextKey, useText } from '../text.tsx'
import { Day, Figure, Moment, Mono } from './cells.tsx'
import { LaneWords } from './lane-words.tsx'
import { OpenRow } from './open-row.tsx'
import { StatusPill, type Tone } from './parts.tsx'
import type { Column } from './table-columns.tsx'
import { FoldedTime } from './table-parts.tsx'

type More<Row> = Omit<Column<Row>, 'key' | 'title' | 'render'>
/** A row may have nothing to show: a text that is empty, a condition that does not hold. */
type Reads<Row, Value> = (row: Row) => Value | null | undefined | false | ''

export const day = <Row,>(key: string, title: TextKey, read: Reads<Row, string | Date>, more?: More<Row>) =>
  column<Row>(key, title, (row) => <Day on={known(read(row))} />, more)

/** A day with its hour, by the clock of the zone that the row names. */
export const moment = <Row,>(
  key: string,
  title: TextKey,
  read: Reads<Row, Date>,
  { zone, ...more }: More<Row> & { zone?: (row: Row) => string | undefined } = {},
) =>
  column<Row>(
    key,
    title,
    (row) => <Moment at={known(read(row))} zone={zone?.(row)} folds={more.folds ?? false} />,
    more,
  )

/** The time since then, or the day when that is longer ago than two days. */
export const since = <Row,>(key: string, title: TextKey, read: Reads<Row, Date>, more?: More<Row>) =>
  column<Row>(key, title, (row) => <Since at={known(read(row))} />, { folds: true, ...more })

/** A quantity, with the decimals that it has unless their number is said. */
export const figure = <Row,>(
  key: string,
  title: TextKey,
  read: Reads<Row, string | number>,
  { decimals, ...more }: More<Row> & { decimals?: number } = {},
) =>
  column<Row>(key, title, (row) => <Figure value={known(read(row))} {...(decimals !== undefined && { decimals })} />, {
    align: 'num',
    ...more,
  })

type Amount = { amount: string | number; currency?: string | null | undefined }

export const money = <Row,>(key: string, title: TextKey, read: Reads<Row, Amount>, more?: More<Row>) =>
  column<Row>(key, title, (row) => <Money value={known(read(row))} />, { align: 'num', ...more })

export const mono = <Row,>(key: string, title: TextKey, read: Reads<Row, string>, more?: More<Row>) =>
  column<Row>(key, title, (row) => <Mono>{read(row)}</Mono>, more)

type PillWords = { tone: Tone; word: TextKey }

export const pill = <Row,>(key: string, title: TextKey, read: Reads<Row, PillWords>, more?: More<Row>) =>
  column<Row>(key, title, (row) => <Pill value={known(read(row))} />, more)

export const way = <Row extends Parameters<typeof LaneWords>[0]['row']>(
  key: string,
  title: TextKey,
  more?: More<Row>,
) => column<Row>(key, title, (row) => <LaneWords row={row} />, more)

/** The number or name of a row, which leads to its page. */
export const link = <Row,>(
  key: string,
  title: TextKey,
  read: Reads<Row, string>,
  { to, ...more }: More<Row> & { to: (row: Row) => string },
) => column<Row>(key, title, (row) => <Link to={to(row)}>{read(row)}</Link>, { fixed: true, ...more })

/** The number or name of a row, which opens the row beside its list. */
export const opener = <Row extends object>(key: string, title: TextKey, read: Reads<Row, string>, more?: More<Row>) =>
  column<Row>(key, title, (row) => <OpenRow row={row}>{read(row)}</OpenRow>, { fixed: true, ...more })

const known = <Value,>(value: Value | null | undefined | false | ''): Value | undefined =>
  value === false || value === '' ? undefined : (value ?? undefined)

function column<Row>(
  key: string,
  title: TextKey,
  render: Column<Row>['render'],
  more: More<Row> | undefined,
): Column<Row> {
  return { key, title, render, ...more }
}

const Since = ({ at }: { at: Date | undefined }) => <FoldedTime time={useFormat().since(at)} />

function Money({ value }: { value: Amount | undefined }) {
  const format = useFormat()
  return value && format.money(value.amount, value.currency ?? undefined)
}

function Pill({ value }: { value: PillWords | undefined }) {
  const text = useText()
  return value && <StatusPill tone={value.tone}>{text(value.word)}</StatusPill>
}
