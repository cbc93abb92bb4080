import { expect, it } from 'vitest'
import { groupOf, lineOf, shareOn } from './queue-groups.ts'

// A Wednesday, 16:00 in Shanghai.
const now = new Date('2031-05-14T08:00:00Z')
const group = (at: string, zone?: string) =>
  groupOf({ firstCutoff: new Date(at), ...(zone && { firstCutoffZone: zone }) }, now)

it('groups the queue by the day of the nearest cut-off at its own place', () => {
  expect(groupOf({}, now)).toBe('none')
  expect(group('2031-05-14T07:00:00Z')).toBe('over')
  expect(group('2031-05-14T15:59:00Z')).toBe('today')
  expect(group('2031-05-14T16:00:00Z')).toBe('tomorrow')
  expect(group('2031-05-14T16:00:00Z', 'Europe/Berlin')).toBe('today')
  expect(group('2031-05-15T16:00:00Z')).toBe('week')
  expect(group('2031-05-18T15:59:00Z')).toBe('week')
  expect(group('2031-05-18T16:00:00Z')).toBe('later')
})

it('draws a day for today and tomorrow, what is left for the week, and no line without an end', () => {
  expect(lineOf('today', '2031-05-14')).toEqual({ from: '2031-05-14', days: 1 })
  expect(lineOf('tomorrow', '2031-05-14')).toEqual({ from: '2031-05-15', days: 1 })
  expect(lineOf('week', '2031-05-14')).toEqual({ from: '2031-05-16', days: 3 })
  expect(lineOf('week', '2031-05-17')).toBeUndefined()
  expect(lineOf('later', '2031-05-14')).toBeUndefined()
})

it('places a cut-off on its line by the clock of its place', () => {
  const day = { from: '2031-05-14', days: 1 }
  expect(shareOn(new Date('2031-05-14T10:00:00Z'), undefined, day)).toBe(0.75)
  expect(shareOn(new Date('2031-05-14T10:00:00Z'), 'Europe/Berlin', day)).toBe(0.5)
  expect(shareOn(new Date('2031-05-17T04:00:00Z'), undefined, { from: '2031-05-16', days: 3 })).toBe(0.5)
})
