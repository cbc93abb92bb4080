import { expect, it } from 'vitest'
import { doubtsAboutPosition, type Whereabouts } from './position-doubts.ts'

const at = (latitude: number, longitude: number, hour: number) => ({
  latitude,
  longitude,
  at: new Date(Date.UTC(2031, 1, 8, hour)),
})
const shanghai = { latitude: 31.2, longitude: 121.5 }
const hamburg = { latitude: 53.5, longitude: 10 }
const atSea: Whereabouts = {
  seen: [at(19.2, 39.6, 0)],
  ends: { origin: shanghai, destination: hamburg },
  wayKm: 20_000,
  fastestKmh: 75,
}

it('doubts a place that lies farther away than its mode could have come, before or after', () => {
  expect(doubtsAboutPosition(at(20.5, 39, 10), atSea)).toEqual([])
  expect(doubtsAboutPosition(at(36, 20, 10), atSea)).toEqual(['tracking.faster-than-mode'])
  const later = { ...atSea, seen: [at(36, 20, 20)] }
  expect(doubtsAboutPosition(at(19.2, 39.6, 10), later)).toEqual(['tracking.faster-than-mode'])
})

it('doubts a place that lies on no way between the ends, and none round a cape', () => {
  const unseen = { ...atSea, seen: [] }
  expect(doubtsAboutPosition(at(-34, 18, 0), unseen)).toEqual([])
  const onRails = {
    ...unseen,
    ends: { origin: { latitude: 34.3, longitude: 108.9 }, destination: { latitude: 51.4, longitude: 6.8 } },
    wayKm: 10_500,
  }
  expect(doubtsAboutPosition(at(-23, -46, 0), onRails)).toEqual(['tracking.off-the-way'])
  expect(doubtsAboutPosition(at(52, 21, 0), { ...onRails, ends: undefined })).toEqual([])
})
