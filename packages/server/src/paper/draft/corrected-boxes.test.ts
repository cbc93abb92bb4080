import { instructionDeskEndpoints as instruction } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { ContainerForm } from '@landbridge/contract/workorder/job-parts'
import { expect, it } from 'vitest'
import { boxNos, jobWorld } from '../../workorder/workorder-fixtures.ts'
import { instructedWorld } from '../sea-bill-fixtures.ts'

const correctedNo = 'TCLU8812360'

/** A job by sea under a final instruction, whose draft is confirmed, and a box of it that staff correct. */
async function confirmedWorld() {
  const world = await instructedWorld()
  const { staff, job, show, pool } = world
  await world.finalise()
  await world.bill.confirmed()
  return {
    ...world,
    async correct(form: ContainerForm) {
      const { version, containers } = await show(job.id)
      const said = { id: job.id, version, containerId: containers[1]?.id, keepWarnings: true, ...form }
      const saved = await staff(desk.saveContainer, said)
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      return show(job.id)
    },
    setState: (billState: string) =>
      pool.query('update work_order set draft_state = $2 where id = $1', [job.id, billState]),
  }
}

it('takes a corrected number and seal over into the final instruction, reopens the draft, and loses no box of the bill', async () => {
  const { correct, seen, draft } = await confirmedWorld()
  const after = await correct({ containerNo: correctedNo, sealNos: ['SL9001'] })
  expect(after).toMatchObject({ siState: 'final', billState: 'changeAsked' })
  const { content, state, version } = await seen()
  expect(state).toBe('final')
  expect(version).toBeGreaterThan(3)
  expect(content.containers[1]).toMatchObject({ containerNo: correctedNo, sealNos: ['SL9001'] })
  expect(content.goods?.map(({ containerNo }) => containerNo)).toEqual([boxNos[0], correctedNo])
  const words = await draft()
  for (const said of [boxNos[0], correctedNo, 'SL9001']) expect(words).toContain(said)
  expect(words).not.toContain(boxNos[1])
})

it('leaves a confirmed draft alone where a box is told what stands on no bill', async () => {
  const { correct } = await confirmedWorld()
  expect(await correct({ emptyReturnPlace: 'Depot 2', remark: 'Reefer plug checked' })).toMatchObject({
    billState: 'confirmed',
  })
})

const billToTakeBack = (jobNo: string) => ({
  status: 409,
  body: { code: 'workorder.bill-to-take-back', data: { jobNos: [jobNo] } },
})

it('lets no box come, go or be loaded otherwise under an issued bill, and all of it once the bill is taken back', async () => {
  const { staff, job, show, draft, setState, bill } = await confirmedWorld()
  await setState('issued')
  const before = await show(job.id)
  const printed = await draft()
  const deeds = [
    async () => {
      const { id, version, packing } = await show(job.id)
      const [line] = packing
      const { containerNo, goodsName = '', grossWeightKg = '', volumeM3 } = line ?? {}
      return staff(desk.savePacking, {
        id,
        version,
        lineId: line?.id,
        containerNo,
        goodsName,
        grossWeightKg,
        volumeM3,
        packages: 410,
      })
    },
    async () => {
      const { id, version } = await show(job.id)
      const more = { containerNo: correctedNo, containerType: '40HQ', containerOwner: 'C' as const }
      return staff(desk.saveContainer, { id, version, keepWarnings: true, ...more })
    },
    async () => {
      const { id, version, packing } = await show(job.id)
      return staff(desk.removePacking, { id, version, lineId: packing[1]?.id ?? '' })
    },
  ]
  for (const deed of deeds) expect(await deed()).toMatchObject(billToTakeBack(job.jobNo))
  expect(await show(job.id)).toEqual(before)
  expect(await draft()).toEqual(printed)
  await bill.takenBack()
  for (const deed of deeds.toReversed()) {
    const done = await deed()
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  }
})

it('neither takes an instruction back nor fills boxes from one under an issued bill', async () => {
  const { staff, job, pool, seen, setState, show } = await confirmedWorld()
  await setState('issued')
  const returned = [{ field: 'goods' as const, reason: 'The marks are unreadable' }]
  const taken = await staff(instruction.return, { id: job.id, version: (await seen()).version, returned })
  expect(taken).toMatchObject(billToTakeBack(job.jobNo))
  expect((await show(job.id)).siState).toBe('final')

  await pool.query(`update work_order set si_state = 'sent' where id = $1`, [job.id])
  await pool.query('update work_order_part set packages = null, seal_nos = default where job_id = $1', [job.id])
  const finalise = async () => staff(instruction.final, { id: job.id, version: (await seen()).version })
  expect(await finalise()).toMatchObject(billToTakeBack(job.jobNo))
  expect((await show(job.id)).containers.map(({ packages }) => packages)).toEqual([undefined, undefined])
  await setState('confirmed')
  expect((await finalise()).status).toBe(200)
})

it('lets no box leave an issued bill, nor join one: whoever moves it learns whose bill is in the way', async () => {
  const { staff, bookingId, show, pool } = await jobWorld()
  const box = { containerType: '40HQ', containerOwner: 'C', containerQty: 1 } as const
  const opened = await staff(desk.open, { bookingId, shares: [{ boxes: [box] }, { boxes: [box] }] })
  const [from = '', to = ''] = opened.body.data.jobs.map(({ id }) => id)
  const setDraft = (id: string, state: string) =>
    pool.query('update work_order set draft_state = $2 where id = $1', [id, state])
  const move = async () => {
    const { id, version, containers } = await show(from)
    return staff(desk.moveContainer, { id, version, containerId: containers[0]?.id ?? '', toJobId: to })
  }
  await setDraft(from, 'issued')
  expect(await move()).toMatchObject(billToTakeBack((await show(from)).jobNo))
  const { id, version, containers } = await show(from)
  const removed = await staff(desk.removeContainer, { id, version, containerId: containers[0]?.id ?? '' })
  expect(removed).toMatchObject(billToTakeBack((await show(from)).jobNo))
  await setDraft(from, 'confirmed')
  await setDraft(to, 'issued')
  expect(await move()).toMatchObject(billToTakeBack((await show(to)).jobNo))
  expect([(await show(from)).boxText, (await show(to)).boxText]).toEqual(['1*40HQ', '1*40HQ'])
  await setDraft(to, 'confirmed')
  expect((await move()).status).toBe(200)
  expect([(await show(from)).billState, (await show(to)).billState]).toEqual(['changeAsked', 'changeAsked'])
})

it('goes on saying on an issued bill what its holder has in hand, and tells the desk of the other number', async () => {
  const { correct, draft, seen, setState, bill } = await confirmedWorld()
  await setState('issued')
  const after = await correct({ containerNo: correctedNo })
  expect(after).toMatchObject({ billState: 'issued', changeToTell: { fields: ['boxes'], reasons: ['billIssued'] } })
  expect((await seen()).content.containers[1]).toMatchObject({ containerNo: boxNos[1] })
  const words = await draft()
  expect(words).toContain(boxNos[1])
  expect(words).not.toContain(correctedNo)
  await bill.takenBack()
  expect((await seen()).content.containers[1]).toMatchObject({ containerNo: correctedNo })
  expect(await draft()).toContain(correctedNo)
})

it('sends no bill that leaves out a box of the job: it is named, and is on the draft all the same', async () => {
  const { staff, job, show, bill, draft } = await confirmedWorld()
  const { version } = await show(job.id)
  const more = { containerNo: correctedNo, containerType: '40HQ', containerOwner: 'C' as const }
  const added = await staff(desk.saveContainer, { id: job.id, version, keepWarnings: true, ...more })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  expect((await show(job.id)).billState).toBe('changeAsked')
  const refused = await bill.send()
  expect(refused.body).toMatchObject({
    code: 'workorder.box-on-no-bill',
    data: { containerNos: [correctedNo] },
  })
  for (const no of [...boxNos, correctedNo]) expect(await draft()).toContain(no)
})

it('finds goods in their box where the job knows it by another number than the instruction', async () => {
  const { staff, pool, job, seen, draft, bill } = await confirmedWorld()
  await pool.query(`update work_order_part set part_no = $2 where job_id = $1 and part_no = $3`, [
    ...[job.id, correctedNo, boxNos[1]],
  ])
  const { differences } = (await staff(instruction.show, { id: job.id })).body.data
  expect(differences).toMatchObject([{ ofInstruction: boxNos[1], ofJob: correctedNo }])
  expect((await bill.send()).status).toBe(200)
  expect(await draft()).toContain(correctedNo)
  expect((await seen()).state).toBe('final')
})

it('reopens a confirmed draft when a packing list is taken in that makes other sums, and for no other list', async () => {
  const { staff, job, show } = await confirmedWorld()
  const takeIn = async (packages: number) => {
    const row = (no: string, count: number) => `${no},Washing machines,${count},CT,18272.5,63`
    const rows = ['ConNo,GoodsName,Ctns,PackUnit,Weight,Meas', row(boxNos[0], packages), row(boxNos[1], 409)]
    const { version } = await show(job.id)
    const said = { id: job.id, version, rows: rows.join('\n'), replace: true, keepWarnings: true }
    const taken = await staff(desk.importPacking, said)
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    return (await show(job.id)).billState
  }
  expect(await takeIn(409)).toBe('confirmed')
  expect(await takeIn(410)).toBe('changeAsked')
})
