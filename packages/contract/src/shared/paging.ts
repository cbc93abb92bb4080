import { z } from 'zod'
import { wireNameOf } from './wire-names.ts'
import { count } from './wire-values.ts'

/** The page and the order that every list takes; sort names are fixed per list, so that SQL may trust them. */
export const paging = <const Sort extends string>(sorts: readonly Sort[], maxSize = 200) =>
  z.object({
    pageIndex: count(1).default(1),
    pageSize: count(1, maxSize).default(20),
    sort: z.enum(['asc', 'desc']).default('asc'),
    sortName: sortNameOf(sorts).optional(),
  })

function sortNameOf<const Sort extends string>(sorts: readonly Sort[]) {
  const ours = new Map(sorts.map((sort) => [wireNameOf(sort), sort]))
  return z.codec(z.enum([...ours.keys()]), z.custom<Sort>(), {
    decode: (sent) => ours.get(sent) as Sort,
    encode: (sort) => wireNameOf(sort),
  })
}

export const firstPage = { pageIndex: 1, pageSize: 20, sort: 'asc' } as const

export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), total: z.int(), pageIndex: z.int(), pageSize: z.int() }).meta({ wire: 'page' })

/** A page of a list with state tabs: `counts` holds how many there are in each state under the same filter. */
export const pageWithCounts = <Row extends z.ZodType>(row: Row) =>
  page(row)
    .extend({ counts: z.record(z.string(), z.int()) })
    .meta({ wire: 'page' })

/** A page of a list of several modes; `modeCounts` has the rows of each mode's letter under the same filter and tab. */
export const pageWithModes = <Row extends z.ZodType>(row: Row) =>
  pageWithCounts(row)
    .extend({ modeCounts: z.record(z.string(), z.int()).optional() })
    .meta({ wire: 'page' })
