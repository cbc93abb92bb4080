import { expect, it } from 'vitest'
import { measuredLoad } from './load-ask.ts'

const pallets = { pieceQty: 4, lengthCm: '120', widthCm: '80', heightCm: '100' }

it('takes sums as they are told, and what they leave out from the pieces', () => {
  const pieces = [{ ...pallets, pieceWeightKg: '150.5', stackable: false }]
  expect(measuredLoad({ pieces })).toEqual({
    grossWeightKg: '602.000',
    volumeM3: '3.840',
    volumeWeightKg: '640.000',
    loadingMetres: '1.6',
  })
  expect(measuredLoad({ grossWeightKg: '610', volumeM3: '4', loadingMetres: '2.4', pieces })).toEqual({
    grossWeightKg: '610',
    volumeM3: '4',
    volumeWeightKg: '640.000',
    loadingMetres: '2.4',
  })
})

it('leaves out what nobody has measured', () => {
  expect(measuredLoad({})).toEqual({})
  expect(measuredLoad({ pieces: [pallets] }).grossWeightKg).toBeUndefined()
  expect(measuredLoad({ volumeM3: '0.6' })).toMatchObject({ volumeWeightKg: '100.000' })
})
