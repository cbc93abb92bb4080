import { instructionDeskEndpoints as instruction } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { consolidationEndpoints as desk } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { expect, it } from 'vitest'
import { twoAboard } from '../../warehouse/lcl-fixtures.ts'
import { boxNos } from '../../workorder/workorder-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'

async function stuffedWorld() {
  const world = await twoAboard()
  const { staff, ready, first, pool } = world
  const { id } = ready
  const version = async () => (await staff(desk.show, { id })).body.data.version
  return {
    ...world,
    close: async () => staff(desk.close, { id, version: await version() }),
    reopen: async () => staff(desk.reopen, { id, version: await version() }),
    renumber: async (containerNo: string, sealNos: string[]) =>
      staff(desk.save, { id, version: await version(), containerNo, sealNos, keepWarnings: false }),
    setDraft: (billState: string) =>
      pool.query('update work_order set draft_state = $2 where id = $1', [first.id, billState]),
    draftOf: async (jobId: string) => (await world.show(jobId)).billState,
  }
}

const billToTakeBack = (jobNo: string) => ({
  status: 409,
  body: { code: 'workorder.bill-to-take-back', data: { jobNos: [jobNo] } },
})

it('lets a confirmed draft be made anew when its container is stuffed, and again when that is reopened', async () => {
  const { close, reopen, setDraft, draftOf, first, second, pool } = await stuffedWorld()
  await setDraft('confirmed')
  expect((await close()).status).toBe(200)
  expect(await draftOf(first.id)).toBe('changeAsked')
  expect(await draftOf(second.id)).toBe('none')
  await setDraft('confirmed')
  expect((await reopen()).status).toBe(200)
  expect(await draftOf(first.id)).toBe('changeAsked')
  const events = await pool.query<{ told: string }>(
    `select data ->> 'jobNo' as told from booking_event where booking_id = $1 and kind = 'draftReopened'`,
    [first.bookingId],
  )
  expect(events.rows.map(({ told }) => told)).toEqual([first.jobNo, first.jobNo])
})

it('says in a final instruction the number and seal with which the container was closed anew', async () => {
  const { close, reopen, renumber, setDraft, draftOf, first, staff } = await stuffedWorld()
  await close()
  const seen = async () => (await staff(instruction.show, { id: first.id })).body.data
  const { content, version } = await seen()
  const [row] = content.containers
  expect(row).toMatchObject({ containerNo: boxNos[0], sealNos: ['SEAL1', 'SEAL2'] })
  const { containerType: _, containerOwner: __, ...door } = row ?? {}
  const written = {
    ...content,
    containers: [{ ...door, packages: 100 }],
    goods: [{ ...content.goods?.[0], containerNo: boxNos[0] }],
  }
  const saved = await staff(instruction.save, { id: first.id, version, content: written as never, submit: false })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await setDraft('confirmed')
  await reopen()
  await renumber(boxNos[1], ['SEAL9'])
  await setDraft('confirmed')
  await close()
  expect(await draftOf(first.id)).toBe('changeAsked')
  const after = await seen()
  expect(after.content.containers).toEqual([
    expect.objectContaining({ containerNo: boxNos[1], sealNos: ['SEAL9'], packages: 100 }),
  ])
  expect(after.content.goods?.map(({ containerNo }) => containerNo)).toEqual([boxNos[1]])
  expect(after.differences).toEqual([])
})

it('neither opens nor stuffs a container under a bill that was issued, names its job, and does so once it is taken back', async () => {
  const { close, reopen, setDraft, draftOf, first, second, show, staff, pool } = await stuffedWorld()
  await setDraft('issued')
  expect(await close()).toMatchObject(billToTakeBack(first.jobNo))
  for (const { id } of [first, second]) expect((await show(id)).containers).toEqual([])
  await setDraft('confirmed')
  await close()
  await setDraft('issued')
  expect(await reopen()).toMatchObject(billToTakeBack(first.jobNo))
  for (const { id } of [first, second]) expect((await show(id)).containers).toHaveLength(1)
  await deedsOnBill({ staff, show, pool }, first.id).takenBack()
  expect((await reopen()).status).toBe(200)
  expect(await draftOf(first.id)).toBe('changeAsked')
})
