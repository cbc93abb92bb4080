import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysOff, laneOf, shareOfLeg } from './lane-of.tsx'

const [left, due] = [new Date('2031-02-03T12:00:00Z'), new Date('2031-02-17T12:00:00Z')]
const names = { originName: 'Xi’an', destinationName: 'Almaty' }

it('draws as much of the leg as there are kilometres behind, whatever the clock says', () => {
  const way = { ...names, atd: left, eta: due, doneKm: 2400, totalKm: 4000 }
  expect(laneOf(way)).toMatchObject({ share: 0.6, stops: [{ state: 'done' }, { state: 'ahead' }] })
  expect(laneOf({ ...way, eta: new Date('2031-02-04T12:00:00Z') }).share).toBe(0.6)
  const overBorder = { ...way, entryPortName: 'Khorgos', entryPortKm: 3200 }
  expect(laneOf(overBorder).share).toBe(0.75)
  expect(laneOf({ ...overBorder, doneKm: 3600, entryPortPassed: true })).toMatchObject({
    share: 0.5,
    stops: [{ state: 'done' }, { state: 'done' }, { state: 'ahead' }],
  })
})

it('draws of a way that nobody knows the legs that were passed, and of the next one only that it has begun', () => {
  const unknown = { ...names, entryPortName: 'Khorgos', atd: left, eta: due }
  expect(laneOf(unknown).share).toBe(0.06)
  expect(laneOf({ ...unknown, atd: new Date('2020-01-01T00:00:00Z') }).share).toBe(0.06)
  expect(laneOf({ ...unknown, entryPortPassed: true })).toMatchObject({
    share: 0.06,
    stops: [{ state: 'done' }, { state: 'done' }, { state: 'ahead' }],
  })
})

it('draws nothing before the departure and no leg after the arrival', () => {
  const way = { ...names, eta: due, doneKm: 0, totalKm: 4000 }
  expect(laneOf(way)).toMatchObject({ share: 0, stops: [{ state: 'ahead' }, { state: 'ahead' }] })
  expect(laneOf({ ...way, atd: left, ata: due, doneKm: 4000 })).toMatchObject({ share: 0 })
})

it('draws as much with stops between as without: the red line ends at the same kilometre', () => {
  const km = fc.integer({ min: 0, max: 4000 })
  fc.assert(
    fc.property(fc.uniqueArray(km, { maxLength: 4 }), km, (between, doneKm) => {
      const kms = [0, ...between.filter((one) => one > 0 && one < 4000).toSorted((a, b) => a - b), 4000]
      const stops = kms.map((one, i) => ({ isDone: i === 0 || (one <= doneKm && i < kms.length - 1), km: one }))
      const next = stops.findIndex(({ isDone }) => !isDone)
      const share = shareOfLeg(stops, doneKm)
      const [from = 0, to = 0] = kms.slice(next - 1, next + 1)
      const drawn = from + share * (to - from)
      if (share > 0.06 && share < 0.94) expect(drawn).toBeCloseTo(doneKm, 3)
      else expect(Math.abs(drawn - doneKm)).toBeLessThanOrEqual(0.06 * (to - from) + 0.001)
    }),
  )
})

it('calls no arrival late that nobody reported: it was there by then', () => {
  const way = { ...names, ata: new Date('2031-02-20T12:00:00Z'), promisedEta: due }
  expect(daysOff(way, 'Asia/Almaty')).toBe(3)
  expect(daysOff({ ...way, impliedTimes: ['ata'] }, 'Asia/Almaty')).toBe(0)
  expect(daysOff({ ...way, ata: left, impliedTimes: ['ata'] }, 'Asia/Almaty')).toBe(-14)
})
