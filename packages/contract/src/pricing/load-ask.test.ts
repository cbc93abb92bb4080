import { expect, it } from 'vitest'
import { measuredLoad } from './load-ask.ts'

const pallets = { pieceQty: 4, lengthCm: '120', widthCm: '80', heightCm: '100' }

it('takes of sums and pieces whichever say more, and what the sums leave out from the pieces', () => {
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
    volumeWeightKg: '666.667',
    loadingMetres: '2.4',
  })
  expect(measuredLoad({ grossWeightKg: '1', volumeM3: '0.001', loadingMetres: '0.1', pieces })).toEqual({
    grossWeightKg: '602.000',
    volumeM3: '3.840',
    volumeWeightKg: '640.000',
    loadingMetres: '1.6',
  })
})

it('leaves out what nobody has measured', () => {
  expect(measuredLoad({})).toEqual({})
  expect(measuredLoad({ pieces: [pallets] }).grossWeightKg).toBeUndefined()
  expect(measuredLoad({ volumeM3: '0.6' })).toMatchObject({ volumeWeightKg: '100.000' })
})
