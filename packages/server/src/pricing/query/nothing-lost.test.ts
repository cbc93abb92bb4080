import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'
import { departure, priceQuery, tariff } from '../pricing-fixtures.ts'

it('leaves out no line and no departure for being one of many, and shows each once', async () => {
  const { guest, db } = await newWorld()
  const [lines, departures] = [2_300, 3_200]
  await db.as(system, async (tx) => {
    const { terms } = tariff()
    await sql`
      insert into tariff (id, lineage, revision, line_no, mode, state, origin_code, destination_code, entry_port_code,
        valid_from, valid_to, currency, terms)
      select gen_random_uuid(), gen_random_uuid(), 1, 'RT-' || n, 'R', 'published', 'CNXIA', 'DEDUI', 'CNHRS',
        '2031-01-01', '2031-06-30', 'USD', ${JSON.stringify(terms)}::jsonb || jsonb_build_object('coc40Hq', (1000 + n * 7919 % 5000)::text)
      from generate_series(1, ${lines}::int) n`.execute(tx)
    const { departureNo, originCode, destinationCode } = departure()
    await sql`
      insert into departure (id, mode, departure_no, origin_code, destination_code, entry_port_code, departs_on, etd, eta, origin_zone,
        destination_zone, si_cutoff, cargo_cutoff, customs_cutoff, capacity, capacity_left)
      select gen_random_uuid(), 'R', ${departureNo} || n, ${originCode}, ${destinationCode}, 'CNAKL', '2031-01-22', etd, etd + interval '15 days',
        'Asia/Shanghai', 'Europe/Berlin', etd, etd, etd, 10, 10
      from (select n, timestamptz '2031-01-20T00:00:00Z' + n * interval '1 minute' as etd from generate_series(1, ${departures}::int) n) planned`.execute(
      tx,
    )
    await sql`
      insert into tariff (id, lineage, revision, line_no, mode, state, origin_code, destination_code, entry_port_code,
        valid_from, valid_to, currency, terms)
      values (gen_random_uuid(), gen_random_uuid(), 1, 'RT-AKL', 'R', 'published', 'CNXIA', 'DEDUI', 'CNAKL',
        '2031-01-01', '2031-06-30', 'USD', ${JSON.stringify(terms)}::jsonb)`.execute(tx)
  })
  const seen: string[] = []
  const prices: number[] = []
  const pages = Math.ceil((lines + 1) / 200)
  for (let pageIndex = 1; pageIndex <= pages; pageIndex++) {
    const { items, total } = (await guest(priceCalls.railway.prices, priceQuery({ pageIndex, pageSize: 200 }))).body
      .data
    expect(total).toBe(lines + 1)
    seen.push(...items.map((row) => row.lineNo ?? ''))
    prices.push(...items.map((row) => Number(row.coc40Hq)))
  }
  expect(new Set(seen).size).toBe(lines + 1)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const byDeparture = (
    await guest(priceCalls.railway.departurePrices, priceQuery({ entryPortCode: 'CNAKL', pageSize: 20 }))
  ).body.data
  expect(byDeparture.total).toBe(departures)
  const lane = (await guest(priceCalls.railway.prices, priceQuery({ entryPortCode: 'CNAKL' }))).body.data.items
  expect(lane[0]?.departures.map((one) => one.departureNo)).toEqual(['X80031', 'X80032', 'X80033'])
})
