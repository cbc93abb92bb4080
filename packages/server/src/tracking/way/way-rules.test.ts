import { expect, it } from 'vitest'
import { greatCircle } from '../../reference/index.ts'
import { kmBetween, lengthKm, nearestOn, type SeenSpot, type WayPoint } from './route-rules.ts'
import { wayOf } from './way-rules.ts'

const spots = {
  xian: [34.26, 108.94],
  lanzhou: [36.06, 103.83],
  zhangye: [38.93, 100.45],
  hami: [42.82, 93.51],
  urumqi: [43.83, 87.62],
  khorgos: [44.21, 80.41],
  almaty: [43.24, 76.89],
} as const satisfies Record<string, WayPoint>
type Town = keyof typeof spots

const road = (winding: number | null = 1.25) => {
  const { points, km } = greatCircle([spots.xian, spots.khorgos, spots.almaty])
  return { points, km: Math.round(km * (winding ?? 1)), halts: [], ...(winding && { winding }) }
}
const at = (day: number) => new Date(Date.UTC(2031, 1, day))
const spot = (town: Town) => ({ latitude: spots[town][0], longitude: spots[town][1] })
const seenIn = (...towns: Town[]): SeenSpot[] => towns.map((town, i) => ({ ...spot(town), at: at(3 + i) }))
const stops = new Map((['xian', 'khorgos', 'almaty'] as const).map((town) => [town, spot(town)]))
const times = (changes = {}) => ({
  atd: at(3),
  ata: null,
  impliedTimes: [],
  passedCodes: ['xian'],
  ...changes,
})

it('draws the road behind a truck through the places where it was seen, and the road ahead from the last of them', () => {
  const seen = seenIn('xian', 'lanzhou', 'zhangye', 'hami', 'urumqi')
  const way = wayOf(road(), { progress: times(), seen, stops })
  for (const town of ['xian', 'lanzhou', 'zhangye', 'hami', 'urumqi'] as const)
    expect(nearestOn(way.travelled, spots[town])?.offKm, town).toBeLessThan(1)
  expect(way.travelled.at(-1)).toEqual(spots.urumqi)
  expect(way.ahead[0]).toEqual(spots.urumqi)
  expect(nearestOn(way.ahead, spots.khorgos)?.offKm).toBeLessThan(1)
  expect(way.ahead.at(-1)).toEqual(spots.almaty)
  const driven = lengthKm(way.travelled)
  expect(way.travelledKm / driven).toBeCloseTo(1.25, 2)
  expect(way.aheadKm / lengthKm(way.ahead)).toBeCloseTo(1.25, 2)
  const straight = kmBetween(spots.xian, spots.urumqi)
  expect(driven, 'the road through the corridor is longer than the straight line').toBeGreaterThan(straight)
  expect(way.way).toEqual({
    doneKm: way.travelledKm,
    totalKm: way.travelledKm + way.aheadKm,
    stopKm: { xian: 0, khorgos: expect.any(Number), almaty: way.travelledKm + way.aheadKm },
  })
  expect(way.way.stopKm?.khorgos).toBeGreaterThan(way.travelledKm)
})

it('leads the road over a stop that was passed and not reported, and counts it among those behind', () => {
  const way = wayOf(road(), { progress: times(), seen: seenIn('xian', 'urumqi', 'almaty').slice(0, 2), stops })
  expect(way.passedCodes).toEqual(['xian'])
  const beyond = { ...spot('almaty'), longitude: 77.5, at: at(9) }
  const past = wayOf(road(), { progress: times(), seen: [...seenIn('xian', 'urumqi'), beyond], stops })
  expect(past.passedCodes).toEqual(['xian', 'khorgos'])
  expect(nearestOn(past.travelled, spots.khorgos)?.offKm).toBeLessThan(1)
  expect(past.way.stopKm?.khorgos).toBeLessThan(past.travelledKm)
})

it('counts nothing as done that was seen before the departure, and all once it arrived', () => {
  const fetching = [{ ...spot('urumqi'), at: at(1) }]
  const before = wayOf(road(), { progress: times({ atd: null, passedCodes: [] }), seen: fetching, stops })
  expect(before).toMatchObject({ travelled: [], travelledKm: 0, passedCodes: [], way: { doneKm: 0 } })
  const left = wayOf(road(), { progress: times(), seen: [...fetching, ...seenIn('xian')], stops })
  expect(left).toMatchObject({ travelledKm: 0 })
  const seen = seenIn('xian', 'zhangye', 'almaty')
  const there = wayOf(road(), { progress: times({ ata: at(5), passedCodes: ['xian', 'almaty'] }), seen, stops })
  expect(there).toMatchObject({ ahead: [], aheadKm: 0, behindPercent: 100 })
  for (const town of ['xian', 'zhangye', 'khorgos', 'almaty'] as const)
    expect(nearestOn(there.travelled, spots[town])?.offKm, town).toBeLessThan(1)
})

it('counts a road that is seen every few kilometres by what was seen, without the bends that a straight leg leaves out', () => {
  const { points } = greatCircle([spots.xian, spots.lanzhou])
  const steps = Array.from({ length: 101 }, (_, i): WayPoint => {
    const [from, to] = [points[0] ?? spots.xian, points.at(-1) ?? spots.lanzhou]
    return [from[0] + ((to[0] - from[0]) * i) / 100, from[1] + ((to[1] - from[1]) * i) / 100]
  })
  const seen = steps.map(([latitude, longitude], i) => ({
    latitude,
    longitude,
    at: new Date(at(3).getTime() + i * 6e6),
  }))
  const way = wayOf(road(), { progress: times(), seen, stops })
  expect(way.travelledKm).toBeLessThan(lengthKm(steps) * 1.05)
})

it('places the stops of a drawn way at its kilometres, also where a box is seen far from it', () => {
  const drawn = { ...road(null), km: 4000 }
  const near = wayOf(drawn, { progress: times(), seen: seenIn('xian', 'khorgos'), stops })
  expect(near.way).toMatchObject({ totalKm: 4000, stopKm: { xian: 0, almaty: 4000 } })
  expect(near.way.doneKm).toBe(near.way.stopKm?.khorgos)
  const far = { latitude: 55, longitude: 82.9, at: at(8) }
  const off = wayOf(drawn, { progress: times(), seen: [...seenIn('xian'), far], stops })
  const { doneKm = 0, totalKm = 0, stopKm = {} } = off.way
  expect(totalKm).toBe(doneKm + off.aheadKm)
  expect(stopKm.almaty).toBe(totalKm)
  expect(doneKm).toBe(off.travelledKm)
})

it('knows nothing of kilometres where nobody knows the way', () => {
  const way = wayOf({ points: [], km: 0, halts: [] }, { progress: times(), seen: seenIn('xian'), stops: new Map() })
  expect(way).toMatchObject({ way: {}, travelledKm: 0, aheadKm: 0, passedCodes: ['xian'] })
})
