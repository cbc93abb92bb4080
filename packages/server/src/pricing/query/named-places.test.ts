import { pricingEndpoints as calls, priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { priceQuery, tariff } from '../pricing-fixtures.ts'
import { insertTariff } from '../tariff/tariff-store.ts'

const { prices } = priceCalls.railway
const unnamed = priceQuery({ originCode: undefined, destinationCode: undefined })

async function pricedWorld() {
  const world = await newWorld()
  const other = { id: crypto.randomUUID(), lineage: crypto.randomUUID(), lineNo: 'RT-2', entryPortCode: 'CNMLX' }
  await world.db.as(system, async (tx) => {
    await insertTariff(tx, tariff())
    await insertTariff(tx, { ...tariff(), ...other })
  })
  return world
}

it('prices a lane whose places are only named, and keeps the question under their codes', async () => {
  const { guest, customer } = await pricedWorld()
  const named = { originName: "Xi'an International Port Station", destinationName: 'duisburg (dit)' }
  const lines = async (changes: object) =>
    (await guest(prices, { ...unnamed, ...named, ...changes })).body.data.items.map(({ lineNo }) => lineNo)
  expect((await lines({})).toSorted()).toEqual(['RT-2', 'RT-7K3QX'])
  expect(await lines({ entryPortName: '霍尔果斯' })).toEqual(['RT-7K3QX'])
  expect(await lines({ entryPortName: '霍尔果斯', entryPortCode: 'CNMLX' })).toEqual(['RT-2'])
  const shipper = await customer()
  await shipper(prices, { ...unnamed, ...named, hashistory: true })
  expect((await shipper(calls.queryHistory, {})).body.data.items).toMatchObject([
    { originCode: 'CNXIA', destinationCode: 'DEDUI' },
  ])
})

it('refuses a name that is nobody’s or of several places, at its field', async () => {
  const { guest } = await pricedWorld()
  const fields = async (changes: object) => (await guest(prices, { ...unnamed, ...changes })).body.fields
  expect(await fields({ originName: 'Nowhere', destinationCode: 'DEDUI', entryPortName: 'Nowhere' })).toEqual({
    Portl: 'pricing.port-unknown',
    EntryPort: 'pricing.entry-port-unknown',
  })
  expect(await fields({ originCode: 'CNXIA', destinationName: '站' })).toEqual({ Portd: 'pricing.port-unknown' })
})

it('takes a city by a name without its signs, and asks which of several ports is meant', async () => {
  const { guest } = await pricedWorld()
  const rail = await guest(prices, { ...unnamed, originName: 'xian', destinationName: 'Duisburg' })
  expect(rail.body.data.items.map(({ lineNo }) => lineNo).toSorted()).toEqual(['RT-2', 'RT-7K3QX'])
  const sea = await guest(priceCalls.sea.prices, { ...unnamed, originName: 'Shenzhen', destinationName: 'Rotterdam' })
  expect(sea.body.fields).toEqual({ Portl: 'pricing.port-several' })
})

it('prices a terminal by its port where it has no price of its own, and no other terminal of the city', async () => {
  const world = await newWorld()
  await world.db.as(system, (tx) =>
    insertTariff(tx, tariff({ mode: 'S', originCode: 'CNSHA', destinationCode: 'DEHAM', entryPortCode: undefined })),
  )
  const lanes = async (originCode: string) => {
    const asked = { ...unnamed, originCode, destinationCode: 'DEHAM' }
    return (await world.guest(priceCalls.sea.prices, asked)).body.data.items.map((row) => row.originCode)
  }
  expect(await lanes('CNSHA')).toEqual(['CNSHA'])
  expect(await lanes('CNYSA')).toEqual(['CNSHA'])
  // Ningbo is another port, and Shanghai's prices are not its.
  expect(await lanes('CNNGB')).toEqual([])
})
