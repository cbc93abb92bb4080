import { expect, it } from 'vitest'
import { streamPlaces } from './stream-places.ts'

it('leaves places for others when one network opens stream after stream under new names', () => {
  const places = streamPlaces()
  const one = (i: number) => ({ browser: `browser ${i}`, address: `2001:db8:1:2::${i.toString(16)}` })
  const leaves = Array.from({ length: 24 }, (_, i) => places.take(one(i)))
  expect(() => places.take(one(99))).toThrow('shared.too-many')
  expect(() => places.take({ browser: 'other', address: '203.0.113.9' })).not.toThrow()
  leaves[0]?.()
  expect(() => places.take(one(99))).not.toThrow()
})

it('gives a browser four places and a server three hundred', () => {
  const places = streamPlaces()
  const take = (browser: number) => places.take({ browser: String(browser), address: `203.0.113.${browser}` })
  for (let i = 0; i < 4; i++) take(0)
  expect(() => take(0)).toThrow('shared.too-many')
  for (let i = 4; i < 300; i++) take(Math.floor(i / 4))
  expect(() => take(200)).toThrow('shared.too-many')
})
