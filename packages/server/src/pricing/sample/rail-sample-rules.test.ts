import { boxColumns } from '@landbridge/contract/pricing/box'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { expect, it } from 'vitest'
import { railSamples } from './rail-sample-rules.ts'
import { untypedIn } from './sample-fixtures.ts'

const lanes = readPriceLanes()
const lines = railSamples(lanes)

it('makes a line of each lane, with terms that staff could have typed', () => {
  expect(lines.map(({ id }) => id)).toEqual(lanes.rail.map(({ Id }) => Id))
  for (const line of lines) {
    expect(untypedIn(line), line.id).toBeUndefined()
  }
})

it('moves every price of a line by the same share, to the next ten', () => {
  for (const { id, terms } of lines) {
    const [plain, dearer, cheaper] = [terms(), terms(0.1), terms(-0.1)]
    for (const column of boxColumns) {
      const price = Number(plain[column] ?? 0)
      expect(Math.abs(Number(dearer[column] ?? 0) - price * 1.1), `${id} ${column}`).toBeLessThanOrEqual(10.5)
      expect(Number(dearer[column] ?? 0)).toBeGreaterThanOrEqual(Number(cheaper[column] ?? 0))
      expect(Number(dearer[column] ?? 0) % 10).toBe(0)
    }
    expect({ ...dearer, ...plain }).toEqual(plain)
  }
})

it('calls the trains of a line by one number, and keeps free time where it is charged in dollars', () => {
  for (const line of lines) {
    expect(line.departureOn?.('2031-01-20')).toMatchObject({ departureNo: `X8${line.id.slice(1)}` })
    const { freeDays, freeTimes } = line.terms()
    const times = freeTimes ?? []
    expect(times.length > 0).toBe(line.currency === 'USD')
    const use = times.filter(({ clock }) => clock === 'containerUse')
    expect(use.map(({ fromDay }) => fromDay)).toEqual(use.length > 0 ? [undefined, freeDays + 11] : [])
  }
})
