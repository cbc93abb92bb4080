import { expect, it } from 'vitest'
import { kmBetween, lengthKm, routeLine, traceOf, type WayPoint } from './route-rules.ts'

const line: WayPoint[] = [
  [34.385, 109.065],
  [43.87, 87.43],
  [44.2, 80.42],
  [55.76, 37.62],
]
const route = { points: line, km: 6000 }

it('measures between places', () => {
  expect(Math.round(kmBetween([0, 10], [0, 11]))).toBe(111)
  expect(lengthKm([])).toBe(0)
})

it('divides the line where the box was last seen', () => {
  const way = routeLine(route, [[44.2, 80.42]], false)
  expect(way.travelled.at(-1)).toEqual(way.ahead[0])
  expect(way.travelledKm + way.aheadKm).toBe(6000)
  expect(way.behindPercent).toBe(Math.round((way.travelledKm / 6000) * 100))
})

it('has everything ahead before the first sighting and nothing after the arrival', () => {
  expect(routeLine(route, [], false)).toMatchObject({ travelled: [], aheadKm: 6000, behindPercent: 0 })
  expect(routeLine(route, [[44.2, 80.42]], true)).toMatchObject({ ahead: [], travelledKm: 6000, behindPercent: 100 })
})

it('keeps a box on its line as far off as its mode says', () => {
  const off: WayPoint = [39, 80]
  expect(routeLine(route, [off], false).travelled).toEqual([off])
  expect(routeLine({ ...route, mostOffKm: 800 }, [off], false).travelled[0]).toEqual(line[0])
})

it('goes on over the antimeridian: what is seen beyond it lies on the line, and what lies behind is measured the short way', () => {
  const pacific: WayPoint[] = [
    [47, 165],
    [51, 180],
    [51, -180],
    [50, -150],
  ]
  const km = Math.round(lengthKm(pacific))
  const beyond = routeLine({ points: pacific, km }, [[50.7, -170]], false)
  expect(beyond.travelled.at(-1)?.[1]).toBeCloseTo(-170, 0)
  expect(beyond.travelledKm).toBeGreaterThan(1_700)
  expect(beyond.travelledKm).toBeLessThan(2_100)
  const untwinned = routeLine({ points: [pacific[0] ?? [0, 0], [50, -150]], km }, [[48.5, 178]], false)
  expect(untwinned.travelled.at(-1)?.[1]).toBeCloseTo(178, 0)
  expect(routeLine({ points: pacific, km }, [[51, 0]], false).travelled).toEqual([[51, 0]])
})

it('joins the sightings themselves where a box is far from its line', () => {
  const way = routeLine(route, [line[0] ?? [0, 0], [22.5, 114]], false)
  expect(way.travelled).toEqual([line[0], [22.5, 114]])
  expect(way.ahead[0]).toEqual([22.5, 114])
})

it('keeps one sighting of a spot within an hour, in the order of time', () => {
  const at = (time: string) => new Date(`2031-02-08T${time}:00Z`)
  const seen = [
    { latitude: 44.2, longitude: 80.42, at: at('09:00') },
    { latitude: 34.385, longitude: 109.065, at: at('01:00') },
    { latitude: 44.2001, longitude: 80.4201, at: at('09:20') },
    { latitude: 44.2, longitude: 80.42, at: at('15:00') },
  ]
  expect(traceOf(seen).map((one) => one.at.toISOString().slice(11, 16))).toEqual(['01:00', '09:00', '15:00'])
})
