import { expect, it } from 'vitest'
import { changesBetween } from './audit-rules.ts'

it('tells what became different, and leaves out what did not', () => {
  const before = { name: 'Silk Road Tea', contact: { phone: '1', email: 'a@tea.example' }, duties: ['sales'] }
  const after = { name: 'Silk Road Tea', contact: { phone: '2', email: 'a@tea.example' }, duties: ['sales', 'content'] }
  expect(changesBetween(before, after)).toEqual([
    { field: 'contact.phone', before: '1', after: '2' },
    { field: 'duties', before: 'sales', after: 'sales, content' },
  ])
})

it('tells what was added, what went, and plain values', () => {
  expect(changesBetween({ a: 1, b: null }, { b: false })).toEqual([
    { field: 'a', before: '1' },
    { field: 'b', after: 'false' },
  ])
  expect(changesBetween('old@tea.example', undefined)).toEqual([{ field: '', before: 'old@tea.example' }])
  expect(changesBetween(null, null)).toEqual([])
  expect(changesBetween(null, [{ no: 1 }, { no: 2 }])).toEqual([
    { field: '0.no', after: '1' },
    { field: '1.no', after: '2' },
  ])
})

it('is not flooded by one entry', () => {
  const wide = Object.fromEntries(Array.from({ length: 999 }, (_, i) => [`f${i}`, 'x'.repeat(9999)]))
  const changes = changesBetween(undefined, wide)
  expect(changes).toHaveLength(200)
  expect(changes[0]?.after).toHaveLength(501)
})
