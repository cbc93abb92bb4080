import { expect, it } from 'vitest'
import { readSpot } from './position-dialog.tsx'

it.each([
  '44.2, 80.42',
  '44.2,80.42',
  '44.2 80.42',
  '44,2 80,42',
  '44,2; 80,42',
  '44,2, 80,42',
  '44,2,80,42',
  ' 44.2000;80.4200 ',
])('reads a point as it is written in one country or another: %s', (typed) => {
  expect(readSpot(typed)).toEqual({ latitude: 44.2, longitude: 80.42 })
})

it('reads whole degrees, south and west', () => {
  expect(readSpot('-33, -70')).toEqual({ latitude: -33, longitude: -70 })
})

it.each(['', '44.2', '91, 10', '10, 181', 'Khorgos', '1, 2, 3', '44.2, 80.42 x'])('is no point: %s', (typed) => {
  expect(readSpot(typed)).toBeUndefined()
})
