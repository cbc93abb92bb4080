import { filingDeskEndpoints as desk } from '@landbridge/contract/paper/filing/filing-endpoints'
import { jobDeskEndpoints as jobs } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { boxNos } from '../../workorder/workorder-fixtures.ts'
import { seaJobWorld } from '../sea-fixtures.ts'

/** A job by sea whose house filing was sent and accepted. */
async function filedWorld(head: object = {}) {
  const world = await seaJobWorld({ head })
  const { staff, job, show } = world
  const { id } = job
  const move = async (deed: 'send' | 'accept', level: 'house' | 'master' = 'house') =>
    staff(desk.move, {
      id,
      version: (await show(id)).version,
      regime: 'ICS2' as const,
      level,
      deed,
      ...(deed === 'accept' && { reference: '31DE4851A9K0327TE5' }),
    })
  const filing = async (level: 'house' | 'master' = 'house') =>
    (await staff(desk.show, { id })).body.data.filings.find((one) => one.level === level)
  const saveHead = async (said: object) => staff(jobs.save, { id, version: (await show(id)).version, ...said })
  const correct = async (containerNo: string) => {
    const { version, containers } = await show(id)
    const typed = { id, version, containerId: containers[0]?.id, containerNo, keepWarnings: true }
    expect((await staff(jobs.saveContainer, typed)).status).toBe(200)
  }
  return { ...world, move, filing, saveHead, correct }
}

it('is to be amended once a box has another number', async () => {
  const { move, filing, correct } = await filedWorld()
  const [first = '', other = ''] = boxNos
  await correct(first)
  await move('send')
  await move('accept')
  await correct(other)
  expect((await filing())?.filingState).toBe('amendDue')
})

it('is to be amended once the vessel is another one, and not for what customs are not told', async () => {
  const { move, filing, saveHead } = await filedWorld()
  await move('send')
  await move('accept')
  expect((await saveHead({ billOriginals: 2, deliveryOrderNo: 'DO-1' })).status).toBe(200)
  expect((await filing())?.filingState).toBe('accepted')
  expect((await saveHead({ vessel: 'MSC OSCAR' })).status).toBe(200)
  expect((await filing())?.filingState).toBe('amendDue')
})

it('is due by the way of the job as it is now, also after it was filed once', async () => {
  const { move, filing, saveHead, pool, job } = await filedWorld()
  await move('send')
  await saveHead({ vessel: 'MSC OSCAR' })
  await pool.query(`update work_order set etd = '2031-05-20T12:00:00Z', eta = '2031-06-20T12:00:00Z' where id = $1`, [
    job.id,
  ])
  expect(await filing()).toMatchObject({ filingState: 'amendDue', dueAt: new Date('2031-05-19T04:00:00Z') })
})

it('of the time before has both of its levels after the first deed to one of them', async () => {
  const { move, filing } = await filedWorld({ filingState: 'filed', filingNo: '31DE1' })
  expect(await filing('master')).toMatchObject({ filingState: 'sent', reference: '31DE1' })
  expect((await move('accept')).status).toBe(200)
  expect(await filing('house')).toMatchObject({ filingState: 'accepted' })
  expect(await filing('master')).toMatchObject({ filingState: 'sent', reference: '31DE1' })
})
