import { buffer } from 'node:stream/consumers'
import { tariffDeskEndpoints as desk } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { tariffSheetEndpoints as sheets } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import type { TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { truckWays } from '@landbridge/contract/reference/truck-ways'
import { firstPage } from '@landbridge/contract/shared/paging'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { upload } from '../../document/document-fixtures.ts'
import { sheetIn } from '../../platform/workbook/workbook-fixtures.ts'
import { type Cell, xlsxOf } from '../../platform/xlsx.ts'
import { newWorld } from '../../testing/world.ts'
import { airLine, roadLine } from '../load-fixtures.ts'
import type { Tariff } from '../price/line-rules.ts'

type Person = Awaited<ReturnType<typeof newWorld>>['staff']

const formOf = ({
  originCode,
  destinationCode,
  entryPortCode,
  validFrom,
  validTo,
  currency,
  terms,
}: Tariff): TariffForm => ({
  originCode,
  destinationCode,
  entryPortCode,
  validFrom,
  validTo,
  currency,
  ...terms,
})
const airForm = (changes: Partial<TariffForm> = {}) => ({
  ...formOf(airLine()),
  ...changes,
  serviceModeId: 'A' as const,
})
const roadForm = (changes: Partial<TariffForm> = {}) => ({
  ...formOf(roadLine()),
  ...changes,
  serviceModeId: 'T' as const,
})

async function exported(person: Person, language = 'en') {
  const headers = { 'accept-language': language }
  const reply = await person.send({ method: 'GET', path: sheets.export.path, headers })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

async function sent(person: Person, bytes: Uint8Array) {
  const { data } = (await upload(person, 'prices.xlsx', bytes)).json()
  return person(sheets.import, { fid: data.fid, apply: true, publish: false })
}

async function* once(rows: Cell[][]) {
  yield rows
}

/** The sheet with some cells of its only row changed, by the wire's names of their columns. */
async function changed(bytes: Uint8Array, changes: Record<string, string>) {
  const [head, row] = (await sheetIn(bytes)).rows
  const headings = [...(head?.cells ?? []).map(String), ...Object.keys(changes)]
  const cells = [...(head?.cells ?? []).map((_, index) => row?.cells[index]), ...Object.values(changes)]
  const last = new Map(headings.map((heading, index) => [heading, index]))
  const kept = [...last.values()]
  return buffer(
    xlsxOf({
      name: 'Prices',
      headings: kept.map((at) => headings[at] ?? ''),
      rows: once([kept.map((at) => cells[at])]),
    }),
  )
}

it('brings back prices by weight and by truck as they were, in every language', async () => {
  const { staff } = await newWorld()
  for (const form of [airForm(), roadForm()]) {
    const saved = await staff(desk.save, form)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  for (const language of ['zh-CN', 'zh-TW', 'en', 'ru']) {
    const { data } = (await sent(staff, await exported(staff, language))).body
    expect(data).toMatchObject({ applied: true, counts: { new: 0, changed: 0, same: 2, wrong: 0 } })
  }
})

it('loses no rate, no truck and no part load, and doubles none', async () => {
  const { staff } = await newWorld()
  const price = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2))
  const rate = fc.option(price, { nil: undefined })
  const byWeight = fc.record({ airMinimum: rate, airNormal: rate, air45: rate, air300: rate, air1000: price })
  const truck = fc.record({
    truckType: fc.constantFrom('F092', 'FTIR', 'D137'),
    truckWay: fc.constantFrom(...truckWays),
    price,
  })
  const byTruck = fc.record({
    truckPrices: fc.uniqueArray(truck, { selector: ({ truckType, truckWay }) => `${truckType} ${truckWay}` }),
    freeHoursLoading: fc.option(fc.integer({ min: 0, max: 240 }), { nil: undefined }),
    partLoad: fc.record({
      perKg: fc.integer({ min: 1, max: 99_999 }).map((parts) => (parts / 10_000).toFixed(4)),
      kgPerM3: fc.integer({ min: 1, max: 5000 }),
      kgPerLdm: fc.integer({ min: 1, max: 10_000 }),
      minimum: price,
      truckWay: fc.constantFrom(...truckWays),
    }),
  })
  const forms = [...fc.sample(byWeight, 12).map(airForm), ...fc.sample(byTruck, 12).map(roadForm)]
  for (const form of forms) {
    const saved = await staff(desk.save, form)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  const { data } = (await sent(staff, await exported(staff))).body
  expect(data.rows.filter(({ what }) => what !== 'same')).toEqual([])
  expect(data.counts.same).toBe(24)
})

it('changes a truck price by its cell, and names every cell that it does not understand', async () => {
  const { staff } = await newWorld()
  await staff(desk.save, roadForm())
  const bytes = await exported(staff)
  const refused = await sent(
    staff,
    await changed(bytes, {
      'Truck prices (FTL)': 'F092 OVER 1150',
      'Part-load price (LTL)': '0.4 a kilo',
      'Largest piece, cm and kg': 'large',
    }),
  )
  expect(refused).toMatchObject({
    status: 422,
    body: {
      fields: {
        'Rows.2.TruckPrices': 'pricing.truck-prices-unread',
        'Rows.2.PartLoad': 'pricing.part-load-unread',
        'Rows.2.LargestPiece': 'pricing.largest-piece-unread',
      },
    },
  })
  const foreign = await sent(staff, await changed(bytes, { AirNormal: '42', 'COC 40HQ': '5600' }))
  expect(foreign).toMatchObject({
    status: 422,
    body: {
      fields: { 'Rows.2.AirNormal': 'pricing.price-not-in-mode', 'Rows.2.Coc40Hq': 'pricing.price-not-in-mode' },
    },
  })
  const unknown = await sent(staff, await changed(bytes, { 'Truck prices (FTL)': 'X999 RELOAD 1150' }))
  expect(unknown).toMatchObject({ status: 422, body: { fields: { 'Rows.2.TruckPrices': 'pricing.truck-unknown' } } })

  const taken = await sent(staff, await changed(bytes, { 'Truck prices (FTL)': 'F092 RELOAD 6950; FTIR THROUGH 7400' }))
  expect(taken.body.data.counts).toMatchObject({ changed: 1 })
  const [row] = (await staff(desk.list, { ...firstPage, state: 'all' })).body.data.items
  expect(row?.truckPrices).toEqual([
    { truckType: 'F092', truckWay: 'RELOAD', price: '6950' },
    { truckType: 'FTIR', truckWay: 'THROUGH', price: '7400' },
  ])
})

it('publishes nothing without a price, and takes a line from draft to a next version and out again', async () => {
  const { staff } = await newWorld()
  const bare = { airMinimum: undefined, airNormal: undefined, air45: undefined, air100: undefined }
  const empty = await staff(desk.save, airForm({ ...bare, air300: undefined, air500: undefined, air1000: undefined }))
  const { id, version } = empty.body.data
  expect(await staff(desk.publish, { id, version })).toMatchObject({
    status: 422,
    body: { fields: { airNormal: 'pricing.price-needed' } },
  })
  const twice = [
    { truckType: 'F092', truckWay: 'RELOAD' as const, price: '1' },
    { truckType: 'F092', truckWay: 'RELOAD' as const, price: '2' },
  ]
  expect(await staff(desk.save, roadForm({ truckPrices: twice }))).toMatchObject({
    status: 422,
    body: { fields: { 'TruckPrices.1.CatType': 'pricing.truck-twice' } },
  })
  const draft = (await staff(desk.save, roadForm())).body.data
  expect(draft.lineNo).toMatch(/^TT-/)
  const published = (await staff(desk.publish, { id: draft.id, version: draft.version })).body.data
  const next = await staff(desk.version, { id: draft.id, version: published.version, validFrom: '2031-03-01' })
  expect(next.body.data).toMatchObject({ state: 'draft', revision: 2 })
  const gone = await staff(desk.withdraw, { id: draft.id, version: published.version, reason: 'no truck' })
  expect(gone.body.data.state).toBe('withdrawn')
})
