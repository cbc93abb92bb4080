import { expect, it } from 'vitest'
import { roomFor, sidesOfNames } from './map-names.ts'

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

it('lays no name over a pin, be it of a place without a name', () => {
  const pin = { left: 293, top: 110, right: 307, bottom: 133 }
  expect(sidesOfNames([name(300)], whole, { pins: [pin] })).toEqual(['top'])
})

it('keeps a name closer to its own circle than to that of another place', () => {
  const circles = [
    { left: 292, top: 92, right: 308, bottom: 108 },
    { left: 247, top: 59, right: 263, bottom: 75 },
    { left: 278, top: 80, right: 294, bottom: 96 },
    { left: 300, top: 105, right: 316, bottom: 121 },
  ]
  const border = { ...name(300), isFlat: true }
  expect(sidesOfNames([border], whole, { pins: circles })).not.toContain('top')
})

it('sets a lesser name beside its place first, and every name clear of the line where it can', () => {
  expect(sidesOfNames([{ ...name(300), isMinor: true }], whole)).toEqual(['right'])
  const line = { left: 298, top: 108, right: 302, bottom: 140 }
  expect(sidesOfNames([name(300)], whole, { lines: [line] })).toEqual(['top'])
  const everywhere = { left: 0, top: 0, right: 700, bottom: 400 }
  expect(sidesOfNames([name(300)], whole, { lines: [everywhere] })).toEqual(['bottom'])
})

it('gives the name of a country room only where no name of the route and no other country stands', () => {
  const station = { left: 260, top: 90, right: 340, bottom: 110 }
  const names = [name(100), name(300), name(120), name(500), name(690)]
  expect(roomFor(names, [station], whole)).toEqual([true, false, false, true, false])
})
