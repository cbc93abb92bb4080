import { expect, it } from 'vitest'
import { laneStartOf } from './lane-start.ts'

it.each([
  ['', undefined],
  ['firstLeg=T', 'DOOR-ST'],
  ['lastLeg=T', 'ST-DOOR'],
  ['firstLeg=T&lastLeg=T', 'DOOR-DOOR'],
])('begins a booking from a price asked for with %j at the term %s', (query, term) => {
  expect(laneStartOf(new URLSearchParams(query)).serviceTerm).toBe(term)
})
