import { pricingEndpoints as calls, priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { priceQuery } from '../pricing-fixtures.ts'
import { loadSampleTariffs, rollSampleDepartures } from './sample-commands.ts'

it('loads the sample tariff so that today lies in it, marks it, and leaves alone what staff did', async () => {
  const { guest, db } = await newWorld()
  await db.as(system, (tx) => loadSampleTariffs(tx, '2031-01-15'))
  const rows = (await guest(priceCalls.railway.prices, priceQuery())).body.data.items
  expect(rows[0]).toMatchObject({ lineNo: 'R003', sample: true, coc40Hq: '5600.00' })
  expect(rows[0]?.departures).toHaveLength(3)
  const departures = (await guest(priceCalls.railway.departurePrices, priceQuery())).body.data
  expect(departures.total).toBeGreaterThan(10)

  const door = (await guest(priceCalls.railway.prices, priceQuery({ originCode: 'CNSGH', firstLeg: true }))).body.data
  expect(door.items.length).toBeGreaterThan(0)
  expect(door.items[0]?.parts.map((part) => part.legType)).toEqual(['T', 'M'])
  const road = (
    await guest(priceCalls.railway.prices, priceQuery({ originCode: 'CNSGH', destinationCode: 'CNXIA', legType: 'T' }))
  ).body.data
  expect(road.items).toMatchObject([{ legType: 'T', coc20Gp: '1014.08', coc40Hq: '1253.52', departures: [] }])
  const shared = (await guest(priceCalls.railway.prices, priceQuery({ boxType: 'P' }))).body.data
  expect(shared.items[0]?.sharedContainer).toMatchObject({ kgPerM3: 500, minM3: '1' })
  const hot = (await guest(calls.hotLanes, { currcd: 'USD', most: 6 })).body.data.items
  expect(hot).toHaveLength(6)
  expect(new Set(hot.map((lane) => lane.destinationCode)).size).toBe(6)

  const count = async () => {
    const answer = sql<{ lines: string; departures: string }>`
      select (select count(*) from tariff) as lines, (select count(*) from departure) as departures`
    return (await db.as(system, (tx) => answer.execute(tx))).rows[0]
  }
  const before = await count()
  await db.as(system, (tx) =>
    sql`update tariff set state = 'withdrawn', withdrawn_reason = 'x' where line_no = 'R001'`.execute(tx),
  )
  await db.as(system, (tx) => loadSampleTariffs(tx, '2031-01-15'))
  expect(await count()).toEqual(before)
  await db.as(system, (tx) => rollSampleDepartures(tx, new Date('2031-01-22T08:00:00Z')))
  expect(Number((await count())?.departures)).toBeGreaterThan(Number(before?.departures))
})

it('pages and sorts on the server', async () => {
  const { guest, db } = await newWorld()
  await db.as(system, (tx) => loadSampleTariffs(tx, '2031-01-15'))
  const all = priceQuery({ destinationCode: undefined, sortName: 'coc40Hq', sort: 'desc', pageSize: 5 })
  const first = (await guest(priceCalls.railway.prices, all)).body.data
  const second = (await guest(priceCalls.railway.prices, { ...all, pageIndex: 2 })).body.data
  expect(first.total).toBeGreaterThan(10)
  const prices = [...first.items, ...second.items].map((row) => Number(row.coc40Hq))
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(prices).toHaveLength(10)
})

it('answers a list of departures to any reader by pages', async () => {
  const { guest, db } = await newWorld()
  await db.as(system, (tx) => loadSampleTariffs(tx, '2031-01-15'))
  const page = { ...firstPage, originCode: 'CNXIA', destinationCode: 'PLMAA', pageSize: 3 }
  const { items, total } = (await guest(calls.frequency, page)).body.data
  expect(items).toHaveLength(3)
  expect(total).toBeGreaterThan(20)
  expect((await guest(calls.frequency, { ...page, pageIndex: 2 })).body.data.items[0]?.id).not.toBe(items[0]?.id)
})
