import { expect, it } from 'vitest'
import { drawnOnce } from './drawn-once.ts'

const [a, b, c, d, e] = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
] as const

it('draws what several lines have in common once, whichever way they run, and the rest in parts', () => {
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
