import { expect, it } from 'vitest'
import { sidesOfNames } from './map-names.ts'

const name = (x: number, y = 100) => ({ x, y, width: 80, height: 16 })
const whole = { left: 0, top: 0, right: 700, bottom: 400 }
const sides = (...names: ReturnType<typeof name>[]) => sidesOfNames(names, whole)

it('puts a name under its place where there is room', () => {
  expect(sides(name(100), name(300), name(500))).toEqual(['bottom', 'bottom', 'bottom'])
})

it('moves the name of a border aside where the destination stands next to it', () => {
  expect(sides(name(400), name(100), name(398, 104))).toEqual(['bottom', 'bottom', 'top'])
})

it('keeps names whole at the edge of the map, and leaves out what has no room', () => {
  expect(sides(name(10), name(690), name(300, 395))).toEqual(['right', 'left', 'top'])
  expect(sides(...Array.from({ length: 6 }, () => name(300))).filter((side) => !side)).toHaveLength(2)
  expect(sides(name(-200))).toEqual([undefined])
})
