import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { databaseOver } from '../../platform/database.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { newWorld } from '../../testing/world.ts'
import { exchangeRate, forgetDelivery, loadReferenceData, placesByCode, referenceOf } from '../index.ts'
import { tables } from '../reference-tables.ts'

it('loads the whole data into an empty database in less than two seconds of work', async () => {
  const { pool } = await emptyDatabase()
  const db = databaseOver(pool, { shiftMs: 0 }, [])
  const counted = await db.as(system, async (tx) => {
    await sql`set local role none`.execute(tx)
    const names = [
      'favourite_place',
      'place',
      'carrier',
      'code_item',
      'code_class',
      'exchange_rate',
      'hs_code',
      'warehouse',
    ]
    await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(tx)
    await sql.raw(forgetDelivery).execute(tx)
    const before = process.cpuUsage()
    await loadReferenceData(tx, '2031-01-15')
    const { places } = await tables(tx)
      .selectFrom('place')
      .select((q) => q.fn.countAll().as('places'))
      .executeTakeFirstOrThrow()
    const { user, system: kernel } = process.cpuUsage(before)
    return { workMs: (user + kernel) / 1000, places: Number(places) }
  })
  expect(counted.places).toBe(1352)
  expect(counted.workMs).toBeLessThan(2000)
})

it('inserts what is missing and never overwrites what staff edited', async () => {
  const { db } = await newWorld()
  const rows = await db.as(system, async (tx) => {
    const change = { unLocode: 'CNXIY', version: 2 }
    await tables(tx).updateTable('place').set(change).where('mode', '=', 'RAIL').where('code', '=', 'CNXIA').execute()
    await sql`set local role none`.execute(tx)
    await tables(tx).deleteFrom('place').where('mode', '=', 'AIR').where('code', '=', 'PEK').execute()
    await sql.raw(forgetDelivery).execute(tx)
    await loadReferenceData(tx, '2031-01-15')
    return placesByCode(tx, 'RAIL', ['CNXIA', 'NOWHERE']).then(async (found) => [
      ...found,
      ...(await placesByCode(tx, 'AIR', ['PEK'])),
    ])
  })
  expect(rows.map(([code, place]) => [code, place.version])).toEqual([
    ['CNXIA', 2],
    ['PEK', 1],
  ])
  expect(rows[0]?.[1].unLocode).toBe('CNXIY')
})

it('moves the sample rates into the present month, but for currencies that have a real rate', async () => {
  const { db } = await newWorld()
  const rates = await db.as(system, async (tx) => {
    await tables(tx)
      .insertInto('exchangeRate')
      .values({ currency: 'USD', yearMonth: '2031-02', rate: '7.05', sample: false, version: 1 })
      .execute()
    await loadReferenceData(tx, '2031-03-02')
    const months = await tables(tx).selectFrom('exchangeRate').selectAll().where('yearMonth', '=', '2031-03').execute()
    return {
      currencies: months.length,
      allSamples: months.every((row) => row.sample),
      dollar: await exchangeRate(tx, 'USD', 'CNY', '2031-03-20'),
      before: await exchangeRate(tx, 'USD', 'CNY', '2031-01-20'),
      never: await exchangeRate(tx, 'USD', 'CNY', '2030-12-31'),
    }
  })
  expect(rates).toEqual({ currencies: 33, allSamples: true, dollar: '7.05', before: '7.1', never: undefined })
})

it('leaves the samples out where they are not wanted', async () => {
  const { db } = await newWorld()
  const kept = await db.as(system, async (tx) => {
    await sql`set local role none`.execute(tx)
    await sql`truncate exchange_rate, warehouse`.execute(tx)
    await loadReferenceData(tx, '2031-01-15', { samples: false })
    const rates = await tables(tx).selectFrom('exchangeRate').selectAll().execute()
    const warehouses = await tables(tx).selectFrom('warehouse').selectAll().execute()
    await loadReferenceData(tx, '2031-01-15')
    return [...rates, ...warehouses]
  })
  expect(kept).toEqual([])
})

/** The removed stations and warehouses that come back with the next step, and if reference data counts as changed. */
async function comeBack(
  next: (load: (samples: boolean) => Promise<void>, forget: () => Promise<unknown>) => Promise<unknown>,
) {
  const { db } = await newWorld()
  return db.as(system, async (tx) => {
    await sql`set local role none`.execute(tx)
    const load = (samples: boolean) => loadReferenceData(tx, '2031-01-15', { samples })
    await load(true)
    await sql`delete from place where mode = 'AIR' and code = 'PEK'`.execute(tx)
    await sql`truncate warehouse`.execute(tx)
    const { stamp } = await referenceOf(tx)
    await next(load, () => sql.raw(forgetDelivery).execute(tx))
    const { rows } = await sql<{ airports: number; warehouses: number }>`select
      (select count(*)::int from place where code = 'PEK') as airports, (select count(*)::int from warehouse) as warehouses`.execute(
      tx,
    )
    return { ...rows[0], isChanged: (await referenceOf(tx)).stamp !== stamp }
  })
}

it('does not look again for what this very delivery has brought', async () => {
  expect(await comeBack((load) => load(true))).toEqual({ airports: 0, warehouses: 0, isChanged: false })
})

it('looks again when samples are wanted that were not, and when a backup was brought back', async () => {
  const withSamples = await comeBack(async (load, forget) => {
    await forget()
    await load(false)
    await load(true)
  })
  expect(withSamples).toMatchObject({ airports: 1, isChanged: true })
  expect(withSamples.warehouses).toBeGreaterThan(0)
  expect(await comeBack((load, forget) => forget().then(() => load(true)))).toMatchObject({ airports: 1 })
})

it('says of two nodes that start at once what they brought, once', async () => {
  const { db } = await newWorld()
  const load = () => db.as(system, (tx) => loadReferenceData(tx, '2031-01-15'))
  await db.as(system, (tx) => sql.raw(forgetDelivery).execute(tx))
  await Promise.all([load(), load()])
  const rows = await db.as(system, (tx) => tables(tx).selectFrom('referenceDelivery').select('checksum').execute())
  expect(rows).toEqual([{ checksum: expect.stringMatching(/^[0-9a-f]{64} with samples$/) }])
})
