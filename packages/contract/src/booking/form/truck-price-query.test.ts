import { expect, it } from 'vitest'
import { missingFor } from './form-needs.ts'
import { queriedLoad } from './form-price-query.ts'

it.each([
  ['DOM', 'D137'],
  ['SWAP', 'D137'],
  ['RELOAD', 'F092'],
  ['THROUGH', 'F092'],
] as const)('asks the price of a truck that goes %s for the type that its price is of', (truckWay, truckType) => {
  // What a form said of the other way may still stand in it.
  const both = { truckTypeDomestic: 'D137', truckTypeForeign: 'F092', truckQty: 2 }
  expect(queriedLoad({ loadType: 'FTL', truckWay, ...both })).toEqual({
    trucks: [{ truckType, truckQty: 2 }],
    truckWay,
  })
})

it('says by its name that a carnet needs the value of the goods', () => {
  const context = { hasCompany: true, originCountry: 'CN', destinationCountry: 'KZ' }
  const keyOfValue = (form: object) =>
    missingFor({ name: 'T.FTL', form, context }, 'submit').find(({ path }) => path === 'goodsValue')?.key
  expect(keyOfValue({ tirCarnet: true, direction: 'E' })).toBe('booking.tir-value-needed')
  expect(keyOfValue({ transitType: 'T1', direction: 'E' })).toBe('shared.needed')
  expect(keyOfValue({ direction: 'E' })).toBeUndefined()
})
