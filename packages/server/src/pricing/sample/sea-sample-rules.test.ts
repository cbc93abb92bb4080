import { boxColumns } from '@landbridge/contract/pricing/box'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { describe, expect, it } from 'vitest'
import { untypedIn } from './sample-fixtures.ts'
import { seaSamples, vesselNames } from './sea-sample-rules.ts'

const lanes = readPriceLanes()
const lines = seaSamples(lanes, () => 9_000.4)

it('makes a line of each lane for its first two carriers, with terms that staff could have typed', () => {
  const most = lanes.sea.reduce((sum, { Carriers }) => sum + Math.min(2, Carriers.length), 0)
  expect(lines).toHaveLength(most)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(most)
  for (const line of lines) {
    expect(untypedIn(line), line.id).toBeUndefined()
    expect(line.terms()).toMatchObject({ distanceKm: 9_000, weekdays: line.weekdays })
  }
})

it('says no distance of a way that nobody knows', () => {
  expect(seaSamples(lanes, () => 0).every(({ terms }) => terms().distanceKm === undefined)).toBe(true)
})

it('moves every price of a line by the same share, to the next five', () => {
  for (const { terms } of lines.slice(0, 60)) {
    const [plain, dearer] = [terms(), terms(0.2)]
    for (const column of boxColumns) {
      expect(Number(dearer[column] ?? 0) % 5).toBe(0)
      expect(Number(dearer[column] ?? 0)).toBeGreaterThanOrEqual(Number(plain[column] ?? 0))
    }
  }
})

it('charges each lane what its own ports charge, at the end where they do', () => {
  for (const row of lanes.sea) {
    const charges = lines.find(({ id }) => id === row.Id)?.terms().surcharges ?? []
    const at = (end: 'origin' | 'destination') =>
      new Set(charges.filter((one) => one.end === end).map(({ chargeCode }) => chargeCode))
    const [origin, shared] = [row.LocalCharges.Origin, row.Lcl?.LocalCharges.Origin ?? []]
    for (const code of at('origin')) expect([...origin, ...shared]).toContain(code)
    const [destination, sharedThere] = [row.LocalCharges.Dest, row.Lcl?.LocalCharges.Dest ?? []]
    for (const code of at('destination')) expect([...destination, ...sharedThere]).toContain(code)
  }
})

describe('the vessels of a service', () => {
  const [line] = lines
  const on = (day: string) => line?.departureOn?.(day)

  it('follow each other week by week, each of the invented names once before the first comes again', () => {
    const weeks = vesselNames.map((_, week) => on(dayAfter('2031-01-06', week * 7))?.vessel)
    expect(new Set(weeks).size).toBe(vesselNames.length)
    expect(on(dayAfter('2031-01-06', vesselNames.length * 7))?.vessel).toBe(weeks[0])
  })

  it('are the same for every lane of a line from one port into one country on one day', () => {
    const sailings = Map.groupBy(lines, ({ originCode, destinationCode, terms }) =>
      [terms().carrierCode, originCode.slice(2, 3), destinationCode.slice(0, 2)].join(' '),
    )
    for (const together of sailings.values()) {
      expect(new Set(together.map(({ departureOn }) => departureOn?.('2031-01-06').vessel)).size).toBe(1)
    }
  })
})
