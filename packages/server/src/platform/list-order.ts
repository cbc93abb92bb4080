/** Order of a list's rows; where no index holds them in one order, ranges that stand one behind the other. */
export type Order = string | readonly Range[]

/** Rows that stand together in a list: a fixed condition that no row of another range meets, and their order among each other. */
type Range = { where: string; order: string }

export const wordsOfOrder = (order: Order): string =>
  typeof order === 'string' ? order : order.map((range) => `${range.where} ${range.order}`).join(' ')

type Keys = { from: string; key: string; where: string; order: Order; size: number; offset: string }

/** A statement for the keys of a page; of ranges that follow each other, a later one is read only as far as the page is unfilled. */
export function keysInOrder({ from, key, where, order, size, offset }: Keys): string {
  const paged = `limit ${size} offset ${offset}`
  if (typeof order === 'string')
    return `select ${key} as key from ${from} where ${where} order by ${order}, ${key} ${paged}`
  const rowsNeeded = `${size} + ${offset}`
  const ranges = order.map((range, index) => {
    const before = order.slice(0, index).map((_, earlier) => ` - (select count(*) from range_${earlier})`)
    return `range_${index} as materialized (select numbered.* from (
        select ${index} as range, row_number() over () as place, one.key from (
          select ${key} as key from ${from} where ${where} and ${range.where} order by ${range.order}, ${key} limit ${rowsNeeded}) one) numbered
      limit ${rowsNeeded}${before.join('')})`
  })
  const rangesInOrder = order.map((_, index) => `select * from range_${index}`).join(' union all ')
  return `with ${ranges.join(', ')} select * from (${rangesInOrder}) ranges order by range, place ${paged}`
}
