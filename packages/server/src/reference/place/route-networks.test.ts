import { readTable } from '@landbridge/reference-data/read-table'
import { expect, it } from 'vitest'
import { kmBetween } from './rail-route-rules.ts'
import { seaRoute } from './route-networks.ts'

type Lane = { PortlCd: string; PortdCd: string; TransPortCds: string[] }
const { sea: lanes } = readTable<{ sea: Lane[] }>('price-lanes')

it('leads a ship from Shanghai to Rotterdam through Suez, and to Los Angeles over the Pacific', () => {
  const west = seaRoute('CNSHA', [], 'NLRTM')
  expect(west.km).toBeGreaterThan(18_500)
  expect(west.km).toBeLessThan(20_500)
  expect(west.points).toContainEqual([29.7, 32.55])
  const east = seaRoute('CNSHA', [], 'USLAX')
  expect(east.km).toBeGreaterThan(10_000)
  expect(east.km).toBeLessThan(11_500)
})

it('knows a way for every lane that has a price, from port to port, no stretch of it longer than an ocean', () => {
  expect(lanes.length).toBeGreaterThan(90)
  for (const { PortlCd, TransPortCds, PortdCd } of lanes) {
    const { points, km } = seaRoute(PortlCd, TransPortCds, PortdCd)
    expect([PortlCd, PortdCd, points.length > 2, km > 100]).toEqual([PortlCd, PortdCd, true, true])
    const longest = Math.max(...points.slice(1).map((point, index) => kmBetween(points[index] ?? point, point)))
    expect(longest).toBeLessThan(12_000)
  }
})

it('goes back the way it came', () => {
  for (const { PortlCd, TransPortCds, PortdCd } of lanes) {
    const there = seaRoute(PortlCd, TransPortCds, PortdCd)
    const back = seaRoute(PortdCd, TransPortCds.toReversed(), PortlCd)
    expect([PortlCd, PortdCd, back.km]).toEqual([PortlCd, PortdCd, there.km])
    expect(back.points).toEqual(there.points.toReversed())
  }
})

it('calls at the ports where the cargo changes ships, and passes over a port that nobody knows', () => {
  expect(seaRoute('CNSHA', ['DEBRV', 'NOWHERE'], 'PLGDN').points).toContainEqual([53.59, 8.55])
  expect(seaRoute('CNSHA', ['DEBRV'], 'PLGDN').km).toBe(seaRoute('CNSHA', ['DEBRV', 'NOWHERE'], 'PLGDN').km)
  expect(seaRoute('NOWHERE', [], 'CNSHA')).toEqual({ points: [], km: 0 })
})

it('crosses the antimeridian from one of its twin points to the other, which lie on each other', () => {
  const { points } = seaRoute('CNSHA', [], 'USLAX')
  const jumps = points.slice(1).flatMap((point, index) => {
    const before = points[index] ?? point
    return Math.abs(point[1] - before[1]) > 180 ? [[before, point] as const] : []
  })
  expect(jumps).toHaveLength(1)
  for (const [before, after] of jumps) expect(kmBetween(before, after)).toBeLessThan(1)
})

it('leads round the coasts: through the straits of Malacca and past the capes, not over land', () => {
  const passes = (from: string, to: string) => seaRoute(from, [], to).points.map((point) => point.join())
  expect(passes('CNSHA', 'NLRTM')).toEqual(expect.arrayContaining(['1.9,102.2', '13.4,52.6']))
  expect(passes('CNSHA', 'NGAPP')).toEqual(expect.arrayContaining(['-35.3,20', '-22.5,13.2']))
  expect(passes('CNSHA', 'DEHAM')).toContain('53.88,9')
  expect(passes('CNSHA', 'DEHAM')).not.toContain('54.5,10.2')
})
