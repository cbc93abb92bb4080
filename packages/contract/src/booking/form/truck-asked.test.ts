import { expect, it } from 'vitest'
import { loadAsked } from './price-asked.ts'

it.each([
  ['DOM', 'D137'],
  ['SWAP', 'D137'],
  ['RELOAD', 'F092'],
  ['THROUGH', 'F092'],
] as const)('asks the price of a truck that goes %s for the type that its price is of', (truckWay, truckType) => {
  // What a form said of the other way may still stand in it.
  const both = { truckTypeDomestic: 'D137', truckTypeForeign: 'F092', truckQty: 2 }
  expect(loadAsked({ loadType: 'FTL', truckWay, ...both })).toEqual({ trucks: [{ truckType, truckQty: 2 }], truckWay })
})
