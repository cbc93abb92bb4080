import { randomUUID } from 'node:crypto'
import { filingDeskEndpoints as filings } from '@landbridge/contract/paper/filing/filing-endpoints'
import type { FilingRuleForm } from '@landbridge/contract/paper/filing/filing-rule'
import { filingRuleDeskEndpoints as rules } from '@landbridge/contract/paper/filing/filing-rule-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { seaJobWorld } from '../sea-fixtures.ts'

const rule = (more: Partial<FilingRuleForm> = {}): FilingRuleForm => ({
  countryCode: 'KE',
  mode: 'S',
  regime: 'KRA',
  filingScope: 'masterAndHouse',
  hours: 48,
  countedFrom: 'arrival',
  filedBy: 'OWN',
  active: true,
  ...more,
})

/** Rules are reference data, which stays from test to test of a file: those of the test before are deleted. */
async function withoutOthers<World extends { pool: Pool }>(world: World): Promise<World> {
  await world.pool.query(`delete from filing_rule where regime in ('ATLAS', 'KRA')`)
  return world
}

async function filedWorld() {
  const world = await withoutOthers(await seaJobWorld())
  const { staff, job } = world
  const { id } = job
  const save = async (form: FilingRuleForm) => {
    const reply = await staff(rules.save, form)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body.data
  }
  const shown = async () =>
    (await staff(filings.show, { id })).body.data.filings.map(
      ({ regime, level, filedBy, filingState }) => `${regime} ${level} ${filedBy} ${filingState}`,
    )
  const send = async (regime: string) =>
    staff(filings.move, { id, version: (await world.show(id)).version, regime, level: 'house', deed: 'send' })
  return { ...world, save, shown, send }
}

const byPortal = ['ICS2 master CARRIER notDue', 'ICS2 house US notDue']

it('proposes what staff added at the next look at a job, and no longer once it is switched off', async () => {
  const { save, shown, staff, job } = await filedWorld()
  expect(await shown()).toEqual(byPortal)
  const kept = await save(rule({ countryCode: 'DE', regime: 'atlas' }))
  expect(await shown()).toEqual([...byPortal, 'ATLAS master CARRIER notDue', 'ATLAS house OWN notDue'])
  const { filings: all } = (await staff(filings.show, { id: job.id })).body.data
  expect(all.at(-1)?.dueAt?.getTime()).toBe(job.eta.getTime() - 48 * 3_600_000)
  await save({ ...kept, active: false })
  expect(await shown()).toEqual(byPortal)
})

it('leaves a filing that was begun when its rule is switched off', async () => {
  const { save, shown, send } = await filedWorld()
  const kept = await save(rule({ countryCode: 'DE', regime: 'ATLAS' }))
  expect((await send('ATLAS')).status).toBe(200)
  await save({ ...kept, active: false })
  expect(await shown()).toEqual(['ATLAS house OWN sent', ...byPortal])
})

it('keeps the countries of other customs, found by regime, mode and whether they are in use', async () => {
  const { staff } = await withoutOthers(await newWorld())
  const listed = async (filter: object = {}) =>
    (await staff(rules.list, { ...firstPage, ...filter })).body.data.items.map(
      ({ regime, countryCode }) => `${regime} ${countryCode}`,
    )
  const union = ['EAEU AM', 'EAEU BY', 'EAEU KG', 'EAEU KZ', 'EAEU RU']
  expect(await listed()).toEqual(['ACI CA', 'AFR JP', 'CN CN', ...union, 'GB GB'])
  expect(await listed({ keyword: 'eae', sortName: 'countryCd', sort: 'desc' })).toEqual(union.toReversed())
  expect(await listed({ mode: 'T' })).toEqual(union)
  await staff(rules.save, rule({ active: false }))
  expect(await listed({ active: false })).toEqual(['KRA KE'])
})

it('refuses by name an unknown country, hours out of range, a regime of the portal’s own, the same twice and a stale version', async () => {
  const { staff } = await withoutOthers(await newWorld())
  const fields = async (more: Partial<FilingRuleForm>) => (await staff(rules.save, rule(more))).body.fields
  expect(await fields({ countryCode: 'ZZ' })).toEqual({ CountryCd: 'reference.country-unknown' })
  expect(await fields({ hours: 721 })).toEqual({ Hours: 'workorder.filing-hours-wrong' })
  expect(await fields({ regime: 'NINESIGNS' })).toEqual({ Regime: 'workorder.filing-regime-wrong' })
  expect(await fields({ regime: 'ics2' })).toEqual({ Regime: 'workorder.filing-regime-built-in' })
  const added = await Promise.all([staff(rules.save, rule()), staff(rules.save, rule())])
  expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await staff(rules.save, rule())).body.code).toBe('workorder.filing-rule-twice')
  const other = (await staff(rules.save, rule({ mode: 'A' }))).body.data
  expect((await staff(rules.save, { ...other, mode: 'S' })).body.code).toBe('workorder.filing-rule-twice')
  expect((await staff(rules.save, { ...other, hours: 24 })).body.data).toMatchObject({ hours: 24, version: 2 })
  expect((await staff(rules.save, { ...other, hours: 12 })).body.code).toBe('workorder.filing-rule-changed-meanwhile')
  expect((await staff(rules.show, { id: other.id })).body.data.hours).toBe(24)
  const gone = { ...other, id: randomUUID(), regime: 'GONE' }
  expect((await staff(rules.save, gone)).body.code).toBe('workorder.filing-rule-missing')
})

it('is kept by staff who keep reference data, and by nobody else; each change is in the audit log', async () => {
  const { staffWith, customer, guest, pool, db } = await withoutOthers(await newWorld())
  const clerk = await staffWith(['workorder.view', 'workorder.edit'])
  const keeper = await staffWith(['reference.edit'])
  const shipper = await customer()
  expect((await clerk(rules.list, firstPage)).status).toBe(403)
  expect((await clerk(rules.save, rule())).status).toBe(403)
  expect((await shipper(rules.save, rule())).status).toBe(403)
  expect((await guest(rules.save, rule())).status).toBe(401)
  const { id } = (await keeper(rules.save, rule())).body.data
  const { rows } = await pool.query('select action, thing from audit_entry where thing_id = $1', [id])
  expect(rows).toEqual([{ action: 'paper.save-filing-rule', thing: 'filing-rule' }])
  const asShipper = { actor: 'customer', userId: randomUUID(), customerId: shipper.customerId, role: 'owner' } as const
  const changed = db.as(asShipper, (tx) => tx.ask('update filing_rule set active = false', []))
  await expect(changed).rejects.toThrow(/permission/)
})
