import { priceQuery } from '@landbridge/contract/pricing/price-query'
import { expect, it } from 'vitest'
import { loadFault, loadIn } from './by-load.tsx'

const nothing = { weightKg: '', volumeM3: '', loadingMetres: '', pieces: '' }

it('asks for a load with every figure that the prices take', () => {
  const load = loadIn({ ...nothing, weightKg: '1200000', volumeM3: '4.187', loadingMetres: '13.6' })
  expect(load).toEqual({ grossWeightKg: '1200000', volumeM3: '4.187', loadingMetres: '13.6' })
  expect(priceQuery.safeParse(load).success).toBe(true)
  expect(loadFault({ ...nothing, weightKg: '1200000', volumeM3: '4.187', loadingMetres: '13.6' })).toBeUndefined()
})

it.each([
  ['weightKg', '0', 'shared.weight-not-read'],
  ['weightKg', '-5', 'shared.weight-not-read'],
  ['weightKg', '1234567890', 'shared.weight-not-read'],
  ['weightKg', '? 1500 / 1.500', 'shared.weight-not-read'],
  ['volumeM3', '4.1875', 'shared.volume-not-read'],
  ['volumeM3', '0', 'shared.volume-not-read'],
  ['loadingMetres', '2.45', 'pricing.metres-not-read'],
  ['loadingMetres', '-1', 'pricing.metres-not-read'],
] as const)('says of %s %j that it cannot be asked for, where it is not in the question', (name, typed, fault) => {
  expect(loadIn({ ...nothing, [name]: typed })).toEqual({})
  expect(loadFault({ ...nothing, [name]: typed })).toBe(fault)
})

it('finds no fault in sums that stand behind measured pieces, for they are not asked with', () => {
  const typed = { ...nothing, weightKg: '0', volumeM3: '4.1875', pieces: '2*120x80x100@1500000' }
  expect(loadFault(typed)).toBeUndefined()
  expect(loadIn(typed)).toMatchObject({ pieces: [{ pieceQty: 2, pieceWeightKg: '1500000' }] })
})
