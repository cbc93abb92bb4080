import fc from 'fast-check'
import { expect, it } from 'vitest'
import { greatCircle } from './great-circle.ts'
import { kmBetween, type Point } from './rail-route-rules.ts'

const shanghai: Point = [31.143, 121.805]
const frankfurt: Point = [50.033, 8.57]
const anchorage: Point = [61.174, -149.996]
const losAngeles: Point = [33.942, -118.408]

const along = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, i) => sum + kmBetween(points[i] ?? point, point), 0)
/** How many degrees one longitude lies from the one before, the short way round. */
const turns = (points: readonly Point[]) =>
  points.slice(1).map(([, lon], i) => Math.abs(((lon - (points[i]?.[1] ?? lon) + 540) % 360) - 180))

it('bends over Siberia from Shanghai to Frankfurt, in steps that no map shows as corners', () => {
  const { points, km } = greatCircle([shanghai, frankfurt])
  expect(km).toBeGreaterThan(8_800)
  expect(km).toBeLessThan(8_900)
  expect(Math.max(...points.map(([latitude]) => latitude))).toBeGreaterThan(58)
  expect([points[0], points.at(-1)]).toEqual([shanghai, frankfurt])
  expect(points.length).toBeGreaterThan(50)
})

it('crosses the date line without a jump to the other edge of the world', () => {
  const { points } = greatCircle([shanghai, anchorage, losAngeles])
  expect(points.some(([, lon], i) => Math.abs(lon - (points[i - 1]?.[1] ?? lon)) > 180)).toBe(true)
  expect(Math.max(...turns(points))).toBeLessThan(10)
  expect(points).toContainEqual(anchorage)
})

it('is as long as it is drawn, and nowhere coarse, wherever it goes', () => {
  const place = fc.tuple(fc.integer({ min: -85, max: 85 }), fc.integer({ min: -179, max: 180 }))
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 4 }), (stops) => {
      const { points, km } = greatCircle(stops)
      expect(Math.abs(along(points) - km)).toBeLessThan(5)
      for (const [i, point] of points.entries()) {
        expect(kmBetween(points[i - 1] ?? point, point)).toBeLessThan(151)
        expect(Math.abs(point[0])).toBeLessThanOrEqual(90)
        expect(Math.abs(point[1])).toBeLessThanOrEqual(180)
      }
    }),
  )
})

it('is nothing between a place and itself', () => {
  expect(greatCircle([shanghai, shanghai])).toEqual({ points: [shanghai, shanghai], km: 0 })
  expect(greatCircle([])).toEqual({ points: [], km: 0 })
})
