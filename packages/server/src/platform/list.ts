import { businessZone } from '@landbridge/contract/shared/business-day'
import type { Tx } from './database.ts'
import { keysInOrder, type Order, wordsOfOrder } from './list-order.ts'

/** A condition with $1, $2 … for its values; absent ones are left out, so that plans stay simple. */
export type Condition = readonly [text: string, ...values: unknown[]]
type MaybeCondition = Condition | false | undefined | '' | null

export type List = {
  /** The tables that conditions and order speak of, as they stand behind FROM. */
  from: string
  /** The column that tells rows apart and ends every order. */
  key: string
  columns: string
  joins?: string | undefined
  where: readonly MaybeCondition[]
  order: Order
  page: { pageIndex: number; pageSize: number }
  /** The column of the tabs that count, the tab that is open, and those that show a figure even if nothing stands under them. */
  state?: { column: string; chosen: string; named?: readonly string[] } | undefined
  /** The column of the modes that are counted under the same filter and the open tab, and the mode that is chosen. */
  mode?: { column: string; chosen?: string | undefined } | undefined
  /** Counts kept for this list under its present filter; without them the rows are counted. */
  kept?: KeptCounts | undefined
  /** The indexed searches of a word in a large table, whose selectivity PostgreSQL cannot guess under row security. */
  sought?: { ways: readonly Condition[]; isCommon?: boolean } | undefined
  /** True where a store reads the rows and null stays; else it is left out. */
  asStored?: boolean
  /** True for a table that never holds so much that it could not be counted. */
  isSmall?: boolean
}

type KeptCounts = {
  thing: 'booking' | 'work_order'
  customerId?: string | undefined
  mode?: string | undefined
  without?: string | undefined
}

type Counts = Record<string, number>
export type ListedRows<Row> = { rows: Row[]; counts: Counts; modeCounts: Counts; total: number }

/** No list counts further under a filter: who looks for one thing narrows it. */
export const mostCounted = 10_000

/** Conditions joined into one, each value under a number of its own. */
export function join(conditions: readonly MaybeCondition[], by: 'and' | 'or'): Condition {
  const values: unknown[] = []
  const parts = present(conditions).map(([text, ...ownValues]) => numberedOn(text, values, ownValues))
  const text = parts.join(` ${by} `)
  return [by === 'or' && parts.length > 1 ? `(${text})` : text || 'true', ...values]
}

function numberedOn(text: string, values: unknown[], ownValues: readonly unknown[]): string {
  const before = values.length
  values.push(...ownValues)
  return text.replaceAll(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`)
}

export const present = (conditions: readonly MaybeCondition[]): Condition[] =>
  conditions.flatMap((one) => (one ? [one] : []))

export const either = (...conditions: MaybeCondition[]): Condition => join(conditions, 'or')

export const onDays = (column: string, from: string | undefined, to: string | undefined): MaybeCondition[] => [
  from !== undefined && [`${column} >= ($1::date::timestamp at time zone '${businessZone}')`, from],
  to !== undefined && [`${column} < (($1::date + 1)::timestamp at time zone '${businessZone}')`, to],
]

/** A page of a list, how many there are in all, and how many under each tab: one flush, but for a word or a list too long to be counted. */
export async function askList<Row extends Record<string, unknown>>(tx: Tx, list: List): Promise<ListedRows<Row>> {
  if (list.sought) return askSought(tx, list, list.sought)
  const [rows, counted] = await Promise.all([
    askRows<Row>(tx, list, pageOf(list)),
    tx.rows<CountedState>(...(list.kept ? keptCounts(list.kept, list.mode) : countsOf(list))),
  ])
  const all = sumOf(counted)
  if (!list.kept && !list.isSmall && all > mostCounted) return { rows, ...(await uncounted(tx, list)) }
  return { rows, ...totalsOf(list, counted) }
}

/** Lists the matches of a word: gathered and counted, or met in order where the word is too common. */
async function askSought<Row extends Record<string, unknown>>(
  tx: Tx,
  list: List,
  { ways, isCommon }: NonNullable<List['sought']>,
): Promise<ListedRows<Row>> {
  const [found] = isCommon ? [] : await tx.rows<{ counted?: CountedState[]; keys?: string[] }>(...foundBy(list, ways))
  const { counted = [], keys = [] } = found ?? {}
  if (isCommon || sumOf(counted) > mostCounted) {
    const matched = { ...list, where: [...list.where, either(...ways)] }
    const [, rows] = await Promise.all([tx.ask(inOrder, []), askRows<Row>(tx, matched, pageOf(matched))])
    return { rows, ...(await uncounted(tx, matched)) }
  }
  const { from, key, columns, joins = '' } = list
  const page = `select ${columns} from ${from} ${joins} where ${key} = any($1) order by array_position($1, ${key})`
  const rows = keys.length > 0 ? await askRows<Row>(tx, list, [page, [keys]]) : []
  return { rows, ...totalsOf(list, counted) }
}

/** For the rest of its flush the database goes through a table in the order that is asked for, and does not gather and sort. */
const inOrder = `select set_config('enable_sort', 'off', true)`

const askRows = <Row extends Record<string, unknown>>(tx: Tx, { asStored }: List, [text, values]: Question) =>
  asStored ? tx.ask<Row>(text, values) : tx.rows<Row>(text, values)

const sumOf = (counted: readonly CountedState[]) => counted.reduce((sum, { count }) => sum + count, 0)
const chosenIn = ({ state }: List) => state?.chosen ?? 'all'

/** Each tab is counted in the chosen mode, each mode under the open tab. */
function totalsOf(list: List, counted: readonly CountedState[]) {
  const [chosen, mode] = [chosenIn(list), list.mode?.chosen]
  const ofMode = counted.filter((one) => mode === undefined || one.mode === mode)
  const underTab = counted.filter(({ state }) => chosen === 'all' || state === chosen)
  const counts: Counts = {
    ...Object.fromEntries((list.state?.named ?? []).map((state) => [state, 0])),
    ...sumsBy(ofMode, ({ state }) => state),
  }
  const modeCounts = list.mode ? sumsBy(underTab, (one) => one.mode ?? '') : {}
  return { counts, modeCounts, total: chosen === 'all' ? sumOf(ofMode) : (counts[chosen] ?? 0) }
}

function sumsBy(counted: readonly CountedState[], by: (one: CountedState) => string): Counts {
  const sums: Counts = {}
  for (const one of counted) sums[by(one)] = (sums[by(one)] ?? 0) + one.count
  return sums
}

const uncounted = async (tx: Tx, list: List) => ({
  counts: {},
  modeCounts: {},
  total: chosenIn(list) === 'all' ? mostCounted : await totalOf(tx, list),
})

/** Rows found by a word, up to one more than is counted: their number in each state, and the keys of the page. */
function foundBy({ from, key, where, order, page, state, mode }: List, ways: readonly Condition[]): Question {
  const alias = key.slice(0, key.indexOf('.'))
  const read = new Set(
    [
      key,
      ...`${wordsOfOrder(order)} ${state?.column ?? ''} ${mode?.column ?? ''}`.matchAll(
        new RegExp(`\\b${alias}\\.\\w+`, 'g'),
      ),
    ].map(String),
  )
  const limitClause = `limit ${mostCounted + 1}`
  const values: unknown[] = []
  const found = ways.map((way) => {
    const [text, ...ownValues] = join([...where, way], 'and')
    return `(select ${[...read].join(', ')} from ${from} where ${numberedOn(text, values, ownValues)} ${limitClause})`
  })
  const [inTab, ...chosen] = join([inMode(mode), inState(state)], 'and')
  const keys = keysInOrder({
    from: `found ${alias}`,
    key,
    where: numberedOn(inTab, values, chosen),
    order,
    size: Math.trunc(page.pageSize),
    offset: `${(page.pageIndex - 1) * Math.trunc(page.pageSize)}`,
  })
  return [
    `with found as materialized (select * from (${found.join(' union ')}) ways ${limitClause})
    select (select jsonb_agg(tab order by tab.state) from (select ${countedBy({ state, mode })}, count(*)::int as count from found ${alias} group by 1, 2) tab) as counted,
      array(select key from (${keys}) page)::text[] as keys`,
    values,
  ]
}

type CountedState = { state: string; mode?: string; count: number }
type Question = [text: string, values: readonly unknown[]]

const plainColumn = /^\w+\.\w+$/

/** The rows of the page; behind the first page its keys are counted off before any row is read. */
function pageOf({ from, key, columns, joins = '', where, order, page, state, mode }: List): Question {
  const [text, ...values] = join([...where, inMode(mode), inState(state)], 'and')
  const size = Math.trunc(page.pageSize)
  const skipped = (page.pageIndex - 1) * size
  const isOneOrder = typeof order === 'string'
  const offset = skipped === 0 ? '0' : `$${values.push(skipped)}::bigint`
  if (isOneOrder && (skipped === 0 || !plainColumn.test(key))) {
    // Written out, the limit lets the database keep its plan; with an unknown one it plans anew each time.
    const paged = `limit ${size}${skipped === 0 ? '' : ` offset ${offset}`}`
    return [`select ${columns} from ${from} ${joins} where ${text} order by ${order}, ${key} ${paged}`, values]
  }
  const keys = keysInOrder({ from, key, where: text, order, size, offset })
  return [
    `with chosen as materialized (${keys}) select ${columns} from chosen join ${from} on ${key} = chosen.key ${joins}
      order by ${isOneOrder ? `${order}, ${key}` : 'chosen.range, chosen.place'}`,
    values,
  ]
}

const inState = (state: List['state']): MaybeCondition =>
  state !== undefined && state.chosen !== 'all' && [`${state.column} = $1`, state.chosen]

const inMode = (mode: List['mode']): MaybeCondition =>
  mode?.chosen !== undefined && [`${mode.column} = $1`, mode.chosen]

const countedBy = ({ state, mode }: Pick<List, 'state' | 'mode'>) =>
  `${state?.column ?? `''`} as state, ${mode?.column ?? 'null::text'} as mode`

/** Counts one more than is shown, to know that there are more. */
function countsOf({ from, where, state, mode, isSmall }: List): Question {
  const [text, ...values] = join(where, 'and')
  const limitClause = isSmall ? '' : `limit ${mostCounted + 1}`
  return [
    `select state, mode, count(*)::int as count
      from (select ${countedBy({ state, mode })} from ${from} where ${text} ${limitClause}) counted group by state, mode order by state`,
    values,
  ]
}

async function totalOf(tx: Tx, { from, where, state, mode }: List): Promise<number> {
  const [text, ...values] = join([...where, inMode(mode), inState(state)], 'and')
  const [counted] = await tx.rows<{ count: number }>(
    `select count(*)::int as count from (select from ${from} where ${text} limit ${mostCounted}) counted`,
    values,
  )
  return counted?.count ?? 0
}

function keptCounts({ thing, customerId, mode, without }: KeptCounts, modes: List['mode']): Question {
  const [text, ...values] = join(
    [
      ['thing = $1', thing],
      customerId !== undefined && ['customer_id = $1', customerId],
      mode !== undefined && ['mode = $1', mode],
      without !== undefined && ['state <> $1', without],
    ],
    'and',
  )
  const by = modes ? 'state, mode' : 'state'
  return [
    `select ${by}, sum(many)::int as count from list_count where ${text} group by ${by} having sum(many) > 0 order by state`,
    values,
  ]
}

/** Folds the lines that changes have left into one for each key; what is written meanwhile stays for the next time. */
export async function foldCounts(tx: Tx): Promise<void> {
  await tx.ask(
    `with gone as (
      delete from list_count where (thing, customer_id, mode, state) in
        (select thing, customer_id, mode, state from list_count group by thing, customer_id, mode, state having count(*) > 1)
      returning *)
    insert into list_count select thing, customer_id, mode, state, sum(many) from gone group by thing, customer_id, mode, state having sum(many) <> 0`,
    [],
  )
}
