import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { firstPage, page, pageWithCounts, paging } from './paging.ts'
import { wire } from './wire.ts'

const sorts = ['bookingNo', 'orderedAt', 'eta'] as const
const list = wire(paging(sorts), { unknownNames: 'refuse', empty: 'absent' })
const isRefused = (sent: object) => {
  try {
    list.decode(sent)
    return false
  } catch {
    return true
  }
}

it('shows the first page of twenty where nothing is asked', () => {
  expect(list.decode({})).toEqual(firstPage)
})

it('sorts by the names of the wire, and by none that the list does not offer', () => {
  const read = (sortName: string) => list.decode({ sortName, sort: 'desc' }).sortName
  expect(['BookingNo', 'OrderDt', 'Etad'].map(read)).toEqual([...sorts])
  for (const sortName of sorts)
    expect(list.encode({ ...firstPage, sortName })).toMatchObject({ sortName: expect.not.stringMatching(/^[a-z]/) })
  const others = fc.property(fc.string({ minLength: 1 }), (sortName) => {
    fc.pre(!['BookingNo', 'OrderDt', 'Etad'].includes(sortName))
    expect(isRefused({ sortName })).toBe(true)
  })
  fc.assert(others)
  expect(['bookingNo', 'BookingNo; drop table booking', 'PortlCd'].map((sortName) => isRefused({ sortName }))).toEqual([
    true,
    true,
    true,
  ])
})

it('has a page of one row at least and of its limit at most', () => {
  const bounded = fc.property(fc.integer({ min: -5, max: 500 }), fc.integer({ min: -5, max: 500 }), (index, size) => {
    expect(isRefused({ pageIndex: index, pageSize: size })).toBe(index < 1 || size < 1 || size > 200)
  })
  fc.assert(bounded)
})

it('answers pages under the specification’s names, with the counts of the states as they are', () => {
  const rows = wire(pageWithCounts(z.object({ bookingNo: z.string() })), { unknownNames: 'ignore', empty: 'kept' })
  const answer = { items: [{ bookingNo: 'R1' }], total: 1, pageIndex: 1, pageSize: 20, counts: { draft: 1, all: 1 } }
  const sent = { Items: [{ BookingNo: 'R1' }], Total: 1, PageIndex: 1, PageSize: 20, Counts: { draft: 1, all: 1 } }
  expect(rows.encode(answer)).toEqual(sent)
  expect(rows.decode(sent)).toEqual(answer)
  expect(z.safeDecode(page(z.string()), { items: [], total: 1.5, pageIndex: 1, pageSize: 20 }).success).toBe(false)
})
