import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bentWay, type WayStop } from './bent-way-rules.ts'
import { kmBetween, type WayPoint } from './route-rules.ts'

const xian: WayPoint = [34.385, 109.065]
const urumqi: WayPoint = [43.87, 87.43]
const khorgos: WayPoint = [44.2, 80.42]
const moscow: WayPoint = [55.76, 37.62]
const points = [xian, urumqi, khorgos, moscow]
const stopsWith = (behind: number): WayStop[] =>
  points.map((point, i) => ({ code: `S${i}`, point, isBehind: i < behind }))
const way = (stops: readonly WayStop[], seen: readonly WayPoint[] = [], winding = 1) =>
  bentWay({ points, winding }, { stops, seen })
const point = fc.tuple(fc.double({ min: 20, max: 60, noNaN: true }), fc.double({ min: 30, max: 120, noNaN: true }))

describe('the way of what follows no drawn line', () => {
  it('lies whole ahead before the departure, and whole behind after the last stop', () => {
    expect(way(stopsWith(0))).toMatchObject({ travelledKm: 0, behindPercent: 0, travelled: [] })
    expect(way(stopsWith(4))).toMatchObject({ aheadKm: 0, behindPercent: 100, ahead: [] })
    expect(way(stopsWith(0)).aheadKm).toBe(way(stopsWith(4)).travelledKm)
  })

  it('goes on where what lies behind ends', () => {
    const { travelled, ahead } = way(stopsWith(2))
    expect(travelled.at(-1)).toEqual(ahead[0])
    expect(way(stopsWith(2), [khorgos]).travelled.at(-1)).toEqual(khorgos)
  })

  it('leads to its stops in their order, none nearer than the one before it, wherever it was seen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.array(point, { maxLength: 4 }), (behind, seen) => {
        const { stopKm, travelledKm, aheadKm, behindPercent } = way(stopsWith(behind), behind > 0 ? seen : [])
        expect(Object.keys(stopKm).toSorted()).toEqual(['S0', 'S1', 'S2', 'S3'])
        const ahead = [0, 1, 2, 3].slice(behind).map((i) => stopKm[`S${i}`] ?? -1)
        expect(ahead).toEqual(ahead.toSorted((a, b) => a - b))
        for (const km of ahead) expect(km).toBeGreaterThanOrEqual(travelledKm - 1)
        for (const km of [travelledKm, aheadKm, ...Object.values(stopKm)]) expect(km).toBeGreaterThanOrEqual(0)
        expect(behindPercent).toBeGreaterThanOrEqual(0)
        expect(behindPercent).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('is never shorter than the straight lines between its stops, and the longer the more its road winds', () => {
    const straight = points.slice(1).reduce((sum, one, i) => sum + kmBetween(points[i] ?? one, one), 0)
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 2, noNaN: true }),
        fc.double({ min: 1, max: 2, noNaN: true }),
        (one, other) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)]
          const [short, long] = [way(stopsWith(0), [], less).aheadKm, way(stopsWith(0), [], more).aheadKm]
          expect(short).toBeLessThanOrEqual(long)
          expect(short).toBeGreaterThanOrEqual(Math.floor(straight))
          expect(long).toBeLessThanOrEqual(Math.ceil(straight * more))
        },
      ),
    )
  })

  it('has a stop that was passed and not reported between those it lies between', () => {
    const stops = stopsWith(3)
    const { stopKm } = way(stops, [xian, khorgos])
    expect(stopKm.S0).toBe(0)
    expect(stopKm.S1).toBeGreaterThan(0)
    expect(stopKm.S1).toBeLessThan(stopKm.S2 ?? 0)
  })
})
