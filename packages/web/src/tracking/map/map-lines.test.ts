import { expect, it } from 'vitest'
import { drawnOnce, roundsOf, unbroken } from './map-lines.ts'
import type { MapDrawing } from './map-trace.ts'

const shanghai = { latitude: 31.4, longitude: 121.6 }
const losAngeles = { latitude: 33.7, longitude: -118.3 }
const pacific = [
  [31.4, 121.6],
  [47, 165],
  [51, 180],
  [51, -180],
  [50, -150],
  [33.7, -118.3],
]
const at = (longitude: number) => ({ latitude: 50, longitude, address: 'Pacific', time: '' })
const stopOf = (spot: typeof shanghai) => ({ ...spot, label: '', passed: false })

const overThePacific: MapDrawing = {
  points: [{ ...shanghai, address: 'Shanghai', time: '' }, at(-160)],
  travelled: pacific.slice(0, 4),
  ahead: pacific.slice(4),
  stops: [stopOf(shanghai), stopOf(losAngeles)],
}

it('draws a way over the Pacific on beyond the antimeridian, with its places beside it', () => {
  const { travelled = [], ahead = [], stops = [], points } = unbroken(overThePacific)
  expect([...travelled, ...ahead].map(([, longitude]) => longitude)).toEqual([121.6, 165, 180, 180, 210, 241.7])
  expect(stops.map(({ longitude }) => Math.round(longitude * 10) / 10)).toEqual([121.6, 241.7])
  expect(points.map(({ longitude }) => longitude)).toEqual([121.6, 200])
  expect(roundsOf(unbroken(overThePacific))).toEqual([1])
})

it('draws the way back on beyond its other side', () => {
  const back = { points: [], travelled: pacific.toReversed(), ahead: [], stops: [] }
  expect(unbroken(back).travelled?.map(([, longitude]) => Math.round(longitude ?? 0))).toEqual([
    -118, -150, -180, -180, -195, -238,
  ])
  expect(roundsOf(unbroken(back))).toEqual([-1])
})

it('leaves every other way as it is', () => {
  const west = {
    points: [],
    travelled: [
      [31.4, 121.6],
      [1.3, 104],
    ],
    ahead: [[51.9, 4.1]],
    stops: [stopOf(losAngeles)],
  }
  expect(unbroken(west)).toEqual(west)
  expect(roundsOf(west)).toEqual([])
})

it('draws several shipments together, those over the Pacific on beyond the edge', () => {
  const way = { id: '1', label: '', travelled: pacific.slice(0, 3), ahead: pacific.slice(3) }
  const { routes = [] } = unbroken({ points: [], routes: [way] })
  expect(routes[0]?.ahead.map(([, longitude]) => Math.round(longitude ?? 0))).toEqual([180, 210, 242])
})

it('draws what several lines have in common once, whichever way they run, and the rest in parts', () => {
  const [a, b, c, d, e] = [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ] as const
  expect(drawnOnce([[a, b, c]])).toEqual([[a, b, c]])
  expect(
    drawnOnce([
      [a, b, c, d],
      [e, b, c, a],
    ]),
  ).toEqual([
    [a, b, c, d],
    [e, b],
    [c, a],
  ])
  expect(drawnOnce([[a, b], [b, a], [a]])).toEqual([[a, b]])
})
