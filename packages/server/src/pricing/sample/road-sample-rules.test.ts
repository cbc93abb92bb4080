import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { expect, it } from 'vitest'
import { roadSamples } from './road-sample-rules.ts'
import { untypedIn } from './sample-fixtures.ts'

const lanes = readPriceLanes()
const lines = roadSamples(lanes)

it('makes a line of each lane, with terms that staff could have typed and no departures of their own', () => {
  expect(lines.map(({ id }) => id)).toEqual(lanes.truck.map(({ Id }) => Id))
  for (const line of lines) {
    expect(untypedIn(line), line.id).toBeUndefined()
    expect(line.departureOn).toBeUndefined()
  }
})

it('crosses a border between its ends, and none where it begins or ends at it', () => {
  for (const { originCode, destinationCode, entryPortCode, viaCodes } of lines) {
    expect([originCode, destinationCode]).not.toContain(entryPortCode)
    expect(viaCodes).toEqual(entryPortCode ? [entryPortCode] : [])
  }
})

it('moves whole trucks and part loads by the same share', () => {
  for (const { id, terms } of lines) {
    const [plain, dearer] = [terms(), terms(0.5)]
    for (const [i, { price, truckType }] of (plain.truckPrices ?? []).entries()) {
      expect(dearer.truckPrices?.[i], id).toMatchObject({ truckType, price: String(Math.round(Number(price) * 1.5)) })
    }
    const [part, dearerPart] = [plain.partLoad, dearer.partLoad]
    expect(Number(dearerPart?.perKg)).toBeCloseTo(Number(part?.perKg) * 1.5, 4)
    expect(Number(dearerPart?.minimum)).toBeGreaterThanOrEqual(Number(part?.minimum))
    expect(dearerPart).toMatchObject({ kgPerM3: part?.kgPerM3, kgPerLdm: part?.kgPerLdm })
  }
})
