import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boxAsk, boxColumns, boxOwners, boxSizes, placesOf, priceColumnOf, spaceSizes } from './box.ts'

it('prices every size of either owner in a column of its own, and nothing else', () => {
  const columns = boxOwners.flatMap((owner) => boxSizes.map((size) => priceColumnOf(owner, size)))
  expect(new Set(columns)).toEqual(new Set(boxColumns))
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...boxOwners), (size, owner) => {
      const known = boxSizes.some((one) => one.toUpperCase() === size.toUpperCase())
      if (!known) expect(priceColumnOf(owner, size)).toBeUndefined()
    }),
  )
})

it('counts one place for a short box and two for a long one', () => {
  for (const size of [...boxSizes, ...spaceSizes]) expect(placesOf(size)).toBe(size.startsWith('20') ? 1 : 2)
})

it('asks for one to five hundred boxes, the carrier’s unless it is said', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 600 }), (containerQty) => {
      const read = boxAsk.safeParse({ containerType: '40HQ', containerQty: String(containerQty) })
      expect(read.success).toBe(containerQty >= 1 && containerQty <= 500)
      if (read.success) expect(read.data).toMatchObject({ containerQty, containerOwner: 'C' })
    }),
  )
})
