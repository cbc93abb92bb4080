import { airRates } from '@landbridge/contract/pricing/chargeable'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { expect, it } from 'vitest'
import { airSamples } from './air-sample-rules.ts'
import { untypedIn } from './sample-fixtures.ts'

const lanes = readPriceLanes()
const lines = airSamples(lanes, (_, via) => 8_000 + via.length * 500)

it('makes a line of each lane, with terms that staff could have typed', () => {
  expect(lines.map(({ id }) => id)).toEqual(lanes.air.map(({ Id }) => Id))
  for (const line of lines) expect(untypedIn(line), line.id).toBeUndefined()
})

it('costs less by the kilogram the more there is of it, at every share', () => {
  const breaks = ['airNormal', 'air45', 'air100', 'air300', 'air500', 'air1000'] as const
  for (const { id, terms } of lines) {
    for (const share of [-0.2, 0, 0.3]) {
      const rates = breaks.map((rate) => Number(terms(share)[rate]))
      expect(rates, id).toEqual(rates.toSorted((a, b) => b - a))
    }
    expect(airRates.every((rate) => Number(terms()[rate]) > 0)).toBe(true)
  }
})

it('charges fuel and security by the chargeable kilogram, always', () => {
  for (const { currency, terms } of lines) {
    const [fuel, security] = terms().surcharges
    expect(fuel).toMatchObject({ chargeCode: 'FUEL', unit: 'KGC', occasion: 'always', currency })
    expect(security).toMatchObject({ chargeCode: 'SEC', unit: 'KGC', occasion: 'always', currency })
  }
})

it('is longer on its way over each airport where it waits, and flies under a number of its airline', () => {
  for (const line of lines) {
    const stops = line.viaCodes.length
    expect(line.hoursOnTheWay).toBe(Math.round((8_000 + stops * 500) / 850 + 1 + stops * 12))
    const { departureNo, carrierCode } = line.departureOn?.('2031-01-20') ?? {}
    expect(departureNo).toMatch(new RegExp(`^${carrierCode}\\d{3}$`))
  }
})
