import { pricingEndpoints as calls, priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { priceQuery } from '../pricing-fixtures.ts'
import { loadSampleTariffs } from './sample-commands.ts'

it('has a price on every sample lane by air and by road, marked as a sample, and flights on those by air', async () => {
  const { guest, db } = await newWorld()
  await db.as(system, (tx) => loadSampleTariffs(tx, '2031-01-15'))
  const { air, truck } = readPriceLanes()
  const english = { 'accept-language': 'en' }
  const flown = air.filter((_, index) => index % 9 === 0)
  for (const { Id, PortlCd, PortdCd, ViaPortCds } of flown) {
    const query = priceQuery({ originCode: PortlCd, destinationCode: PortdCd, grossWeightKg: '120', volumeM3: '1' })
    const row = (await guest(priceCalls.air.prices, query, english)).body.data.items.find(({ lineNo }) => lineNo === Id)
    expect(row, Id).toMatchObject({ sample: true, loadCharge: { assumed: false, basis: 'volume' } })
    expect(Number(row?.loadPrice)).toBeGreaterThan(0)
    expect(row?.emissionKg).toBeGreaterThan(0)
    expect(row?.carrierName).not.toBe(row?.carrierCode)
    expect(row?.departures.length).toBeGreaterThan(0)
    expect(row?.stops.map(({ placeCode }) => placeCode)).toEqual([PortlCd, ...ViaPortCds, PortdCd])
    for (const { eta, etd } of row?.departures ?? []) expect(eta.getTime() - etd.getTime()).toBeLessThan(3 * 86_400_000)
  }
  const driven = truck.filter((_, index) => index % 6 === 0)
  for (const { Id, CityLoadCd, CityDestCd } of driven)
    for (const loadType of ['FTL', 'LTL'] as const) {
      const query = priceQuery({ originCode: CityLoadCd, destinationCode: CityDestCd, loadType })
      const row = (await guest(priceCalls.truck.prices, query, english)).body.data.items.find(
        ({ lineNo }) => lineNo === Id,
      )
      expect(row, Id).toMatchObject({ sample: true, departures: [] })
      expect(Number(row?.loadPrice)).toBeGreaterThan(0)
      expect(row?.emissionKg).toBeGreaterThan(0)
    }
  for (const serviceModeId of ['A', 'T'] as const) {
    const hot = (await guest(calls.hotLanes, { serviceModeId, currcd: 'USD', most: 6 })).body.data.items
    expect(new Set(hot.map(({ destinationCode }) => destinationCode)).size).toBe(6)
  }
  // Where none is asked for, every mode has its turn.
  const inTurn = (await guest(calls.hotLanes, { currcd: 'USD', most: 6 })).body.data.items
  expect(new Set(inTurn.map(({ serviceModeId }) => serviceModeId))).toEqual(new Set(['R', 'S', 'A', 'T']))
  expect(flown.length + driven.length).toBeGreaterThan(24)
})
