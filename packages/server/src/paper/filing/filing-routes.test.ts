import { filingDeskEndpoints as desk, filingEndpoints } from '@landbridge/contract/paper/filing/filing-endpoints'
import { expect, it } from 'vitest'
import { jobsWaitingForDesk } from '../../workorder/job/waiting-job-queries.ts'
import { bySystem, jobWorld } from '../../workorder/workorder-fixtures.ts'
import { seaJobWorld } from '../sea-fixtures.ts'

async function filedWorld() {
  const world = await seaJobWorld()
  const { staff, job } = world
  const { id } = job
  const filings = async () => (await staff(desk.show, { id })).body.data.filings
  const seen = async () => ({ id, version: (await world.show(id)).version, regime: 'ICS2' as const })
  return {
    ...world,
    filings,
    seen,
    move: async (deed: 'send' | 'accept' | 'forbid' | 'requestInfo', more: object = {}) =>
      staff(desk.move, { ...(await seen()), level: 'house' as const, deed, ...more }),
    stateOf: async (level: 'master' | 'house') => (await filings()).find((one) => one.level === level)?.filingState,
  }
}

it('proposes what the customs of the destination ask for, the house by us and the master by the line, until somebody has filed', async () => {
  const { filings, move, shipper, job, stateOf } = await filedWorld()
  expect((await filings()).map(({ regime, level, filedBy }) => [regime, level, filedBy])).toEqual([
    ['ICS2', 'master', 'CARRIER'],
    ['ICS2', 'house', 'US'],
  ])
  expect((await move('accept')).body.code).toBe('workorder.filing-not-in-state')
  expect((await move('send')).status).toBe(200)
  expect((await move('accept')).body.fields).toEqual({ Reference: 'workorder.filing-reference-needed' })
  expect((await move('accept', { reference: '31DE4851A9K0327TE5' })).status).toBe(200)
  expect(await stateOf('house')).toBe('accepted')
  const seen = (await shipper(filingEndpoints.show, { jobNo: job.jobNo })).body.data.filings
  expect(seen.find(({ level }) => level === 'house')).toMatchObject({ reference: '31DE4851A9K0327TE5', actions: [] })
})

it.each([
  ['the carrier, where the booking by rail says nothing', {}, 'CARRIER'],
  ['us, where it says so', { filingBy: 'US' }, 'US'],
] as const)('is filed into the Union by %s', async (_, changes, filer) => {
  const { staff, open } = await jobWorld(changes)
  const { id } = await open()
  const { filings } = (await staff(desk.show, { id })).body.data
  expect(filings.map(({ regime, level, filedBy }) => [regime, level, filedBy])).toEqual([['ICS2', 'master', filer]])
})

it('is named at the desk while customs order not to load, until a corrected filing goes out', async () => {
  const { move, show, job, db } = await filedWorld()
  await move('forbid', { note: 'Risk analysis' })
  expect((await show(job.id)).missing).toContain('doNotLoad')
  expect(await bySystem(db, ({ tx }) => jobsWaitingForDesk(tx))).toBe(1)
  await move('send')
  expect((await show(job.id)).missing).not.toContain('doNotLoad')
})

it('is another company’s for nobody, and moved by nobody who saw another version', async () => {
  const { customer, job, staff, seen } = await filedWorld()
  const stranger = await customer({ name: 'Nordwind Handel' })
  expect((await stranger(filingEndpoints.show, { jobNo: job.jobNo })).body).toMatchObject({ code: 'workorder.missing' })
  const stale = { ...(await seen()), version: 99, level: 'house' as const, deed: 'send' as const }
  expect((await staff(desk.move, stale)).body).toMatchObject({ code: 'workorder.changed-meanwhile' })
  const none = { ...(await seen()), regime: 'AMS' as const, level: 'house' as const, deed: 'send' as const }
  expect((await staff(desk.move, none)).body).toMatchObject({ code: 'workorder.filing-missing' })
})
