import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import {
  instructionEndpoints as calls,
  instructionDeskEndpoints as desk,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { describe, expect, it } from 'vitest'
import { paperWords } from '../../testing/paper-words.ts'
import { boxNos, jobWorld } from '../../workorder/workorder-fixtures.ts'
import { wholeInstruction } from '../instruction-fixtures.ts'

/** A job of two boxes whose instruction is due, and what makes that whole. */
async function instructionWorld() {
  const world = await jobWorld()
  const job = await world.open()
  const { jobNo } = job
  const show = async () => (await world.shipper(calls.show, { jobNo })).body.data
  const write = (content: unknown, { version = 1, submit = true } = {}) =>
    world.shipper(calls.save, { jobNo, version, content: content as never, submit })
  const atDesk = async () => (await world.staff(desk.show, { id: job.id })).body.data
  return { ...world, job, jobNo, show, write, atDesk, whole: wholeInstruction((await show()).content) }
}

describe('the shipping instruction of a job', () => {
  it('is filled in from the booking, says what it lacks, and keeps what was written though it lacks the rest', async () => {
    const { show, write, shipper, jobNo } = await instructionWorld()
    const first = await show()
    expect(first).toMatchObject({ state: 'due', version: 1, returned: [], sentLate: false, originCountry: 'CN' })
    expect(first.content.containers).toHaveLength(2)
    expect(first.content.containers[0]).toMatchObject({ containerType: '40HQ', grossWeightKg: '18272.500' })
    expect(first.content.goods).toMatchObject([{ goodsName: '洗衣机', packages: 818 }])
    const lacking = first.lacking.map(({ path }) => path)
    expect(lacking).toEqual(
      expect.arrayContaining([
        'containers.0.containerNo',
        'containers.1.sealNos',
        'goods.0.gngCode',
        'parties',
        'goods.0.containerNo',
      ]),
    )
    expect(lacking).not.toContain('containers.0.vgmKg')
    const [row] = first.content.containers
    const some = { containers: [{ containerId: row?.containerId, sealNos: ['SL77'] }], goods: first.content.goods }
    const kept = (await write(some, { submit: false })).body.data
    expect(kept).toMatchObject({ state: 'due', version: 2 })
    expect(kept.content.containers[0]).toMatchObject({ sealNos: ['SL77'], grossWeightKg: '18272.500' })
    expect((await shipper(calls.show, { jobNo })).body.data.content).toEqual(kept.content)
  })

  it('goes to us, back with a reason for each field, to us again, and becomes final on the job', async () => {
    const { show, write, staff, job, atDesk, whole, shipper, bookingId, show: _, ...world } = await instructionWorld()
    const sent = (await write(whole)).body.data
    expect(sent).toMatchObject({ state: 'sent', version: 2, lacking: [], sentBy: expect.any(String) })
    expect(sent.actions.some(({ allowed }) => allowed)).toBe(false)
    expect((await write(whole, { version: 2 })).body).toMatchObject({ code: 'workorder.action-not-allowed' })

    const returned = [{ field: 'containers.1.sealNos', reason: 'The seal is not the one on the photo' }]
    const back = await staff(desk.return, { id: job.id, version: 2, returned, returnedNote: 'Please check' })
    expect(back.body.data).toMatchObject({ state: 'returned', version: 3, returned })
    expect(await show()).toMatchObject({ state: 'returned', returned, returnedNote: 'Please check' })

    const containers = whole.containers.map((row, index) => ({ ...row, ...(index === 1 && { sealNos: ['SL2002'] }) }))
    expect((await write({ ...whole, containers }, { version: 3 })).body.data).toMatchObject({
      state: 'sent',
      returned: [],
    })
    const final = (await staff(desk.final, { id: job.id, version: 4 })).body.data
    expect(final).toMatchObject({ state: 'final', version: 5, differences: [] })

    const after = (await staff(jobDeskEndpoints.show, { id: job.id })).body.data
    expect(after.siState).toBe('final')
    expect(after.containers).toMatchObject([
      { containerNo: boxNos[0], sealNos: ['SL1000'], packages: 409, volumeM3: '63.000' },
      { containerNo: boxNos[1], sealNos: ['SL2002'], packages: 409 },
    ])
    expect(after.packing).toMatchObject([{ containerNo: boxNos[0], packages: 409 }, { containerNo: boxNos[1] }])
    const events = (await shipper(bookingCalls('R').show, { id: bookingId })).body.data.events
    expect(events.map(({ eventKind }) => eventKind).slice(0, 4)).toEqual(
      expect.arrayContaining(['instructionFinal', 'instructionSent', 'instructionReturned']),
    )
    const { rows } = await world.pool.query<{ action: string }>(
      `select action from audit_entry where thing_id = $1 and action like 'workorder.instruction-%' order by at`,
      [job.id],
    )
    expect(rows.map(({ action }) => action.split('-')[1]).toSorted()).toEqual(['finalise', 'return', 'send', 'send'])

    const reopened = await staff(desk.return, { id: job.id, version: 5, returned })
    expect(reopened.body.data).toMatchObject({ state: 'returned', version: 6 })
    expect((await atDesk()).finalAt).toBeUndefined()
  })

  it('leaves what staff have entered otherwise, and says so', async () => {
    const { write, staff, job, whole } = await instructionWorld()
    const [box] = job.containers
    const keep = { id: job.id, version: 1, containerId: box?.id ?? '', keepWarnings: true }
    await staff(jobDeskEndpoints.saveContainer, { ...keep, sealNos: ['OURS1'], packages: 400 })
    const sent = (await write(whole)).body.data
    const { differences } = (await staff(desk.final, { id: job.id, version: sent.version })).body.data
    expect(differences).toEqual([
      { path: 'containers.0.sealNos', ofInstruction: 'SL1000', ofJob: 'OURS1' },
      { path: 'containers.0.packages', ofInstruction: '409', ofJob: '400' },
      { path: 'goods', ofInstruction: '818 / 36545 kg', ofJob: '409 / 18272.5 kg' },
    ])
    const after = (await staff(jobDeskEndpoints.show, { id: job.id })).body.data
    expect(after.containers).toMatchObject([
      { containerNo: boxNos[0], sealNos: ['OURS1'], packages: 400 },
      { containerNo: boxNos[1], sealNos: ['SL1001'], packages: 409 },
    ])
    expect(after.packing.map(({ containerNo }) => containerNo)).toEqual([boxNos[1]])
  })

  it('is what the draft of the bill is written from, container by container', async () => {
    const { write, staff, job, whole } = await instructionWorld()
    const parties = whole.parties.map((one) => ({ ...one, partyAddress: 'Billhorner Deich 94' }))
    const goods = whole.goods.map((line, index) => ({
      ...line,
      goodsNameEnglish: index ? 'Washing machines' : 'Dryers',
    }))
    await write({ ...whole, goods, parties })
    await staff(desk.final, { id: job.id, version: 2 })
    const query = { keyId: job.id, Paper: 'draft' }
    const headers = { 'accept-language': 'en' }
    const words = await paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers }))
    for (const said of ['Nordwind Handel GmbH', 'Billhorner Deich 94', 'Dryers', 'Washing machines', 'SL1001'])
      expect(words).toContain(said)
  })

  it('is filled in by staff for the customer, and taken after its cut-off with a warning', async () => {
    const { staff, job, whole, clock, show, atDesk } = await instructionWorld()
    const late = (job.siCutoff?.getTime() ?? 0) + 60_000
    clock.shiftMs = late - Date.now()
    expect((await show()).findings).toContainEqual(
      expect.objectContaining({ reason: 'workorder.si-after-cutoff', level: 'warn' }),
    )
    const sent = await staff(desk.save, { id: job.id, version: 1, content: whole as never, submit: true })
    expect(sent.body.data).toMatchObject({ state: 'sent', sentLate: true })
    const findings = (await atDesk()).findings.map(({ reason }) => reason)
    expect(findings).not.toContain('workorder.si-after-cutoff')
  })
})

describe('an instruction that cannot be sent', () => {
  it('is refused with every field that is missing or contradicts another, and nothing is kept', async () => {
    const { write, show, whole } = await instructionWorld()
    const bare = await write({
      containers: whole.containers.map(({ containerId }) => ({ containerId })),
      goods: whole.goods,
    })
    expect(bare.status).toBe(422)
    expect(bare.body.fields).toMatchObject({
      'Content.Containers.0.SealNo': 'shared.needed',
      'Content.Parties': 'booking.consignee-needed',
    })
    const [first, second] = whole.containers
    const [shipper, consignee] = whole.parties
    const wrong = await write({
      ...whole,
      containers: [
        { ...first, packages: 408, grossWeightKg: '18000' },
        { ...second, volumeM3: '65' },
      ],
      goods: whole.goods.map((line, index) => ({
        ...line,
        ...(index === 0 && { goodsNameEnglish: '洗衣机', packageType: 'ZZZ' }),
      })),
      parties: [{ ...shipper, partyAddress: '西安' }, consignee],
    })
    expect(wrong.body.fields).toEqual({
      'Content.Containers.0.Ctns': 'workorder.si-packages-apart',
      'Content.Containers.0.Weight': 'workorder.si-weight-apart',
      'Content.Containers.1.Meas': 'workorder.si-volume-apart',
      'Content.Goods.0.GoodsNameEng': 'booking.latin-only',
      'Content.Goods.0.PackUnit': 'booking.code-unknown',
      'Content.Parties.0.PartyAddr': 'booking.latin-only',
    })
    expect(await show()).toMatchObject({ state: 'due', version: 1 })
  })

  it('is nobody else’s, once, in one version, and of containers of its own', async () => {
    const { write, whole, customer, jobNo, staff, staffWith, job, show } = await instructionWorld()
    const stranger = await customer({ name: 'Nordwind Handel' })
    const absent = (await stranger(calls.show, { jobNo: 'JR3101-00000' })).body
    expect((await stranger(calls.show, { jobNo })).body).toEqual(absent)
    const written = { jobNo, version: 1, content: whole as never, submit: true }
    expect((await stranger(calls.save, written)).body).toMatchObject({ code: 'workorder.missing' })
    expect((await write(whole, { version: 7 })).body).toMatchObject({ code: 'workorder.changed-meanwhile' })
    const [row] = whole.containers
    const foreign = { ...whole, containers: [{ ...row, containerId: job.id }] }
    expect((await write(foreign)).body.fields).toEqual({ 'Content.Containers.0.ContainerId': 'workorder.part-missing' })
    const both = await Promise.all([write(whole), write(whole)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])

    const returned = [{ field: 'nothing.such', reason: 'Hm' }]
    expect((await staff(desk.return, { id: job.id, version: 2, returned })).status).toBe(422)
    expect((await staff(desk.final, { id: job.id, version: 1 })).status).toBe(409)
    const sales = await staffWith(['workorder.view'])
    expect((await sales(desk.show, { id: job.id })).status).toBe(200)
    expect((await sales(desk.final, { id: job.id, version: 2 })).status).toBe(403)
    expect((await show()).state).toBe('sent')
  })

  it('is refused as rubbish by the names of what is wrong', async () => {
    const { write, whole, show } = await instructionWorld()
    const [row] = whole.containers
    const refused = async (content: object) => (await write({ ...whole, ...content }, { submit: false })).body.fields
    expect(await refused({ containers: [{ ...row, packages: -3, grossWeightKg: '1e9', containerNo: 'BOX' }] })).toEqual(
      {
        'Content.Containers.0.ConNo': 'workorder.container-no-wrong',
        'Content.Containers.0.Ctns': 'booking.package-count-wrong',
        'Content.Containers.0.Weight': 'shared.number-wrong',
      },
    )
    expect(await refused({ goods: Array.from({ length: 10_000 }, () => ({})) })).toHaveProperty(['Content.Goods'])
    expect(await refused({ parties: [{ partyName: 'x'.repeat(101) }] })).toHaveProperty(['Content.Parties.0.PartyName'])
    const emoji = { parties: [{ partyType: 'SHP', partyName: '<b>🚂 مرحبا</b>' }] }
    expect(await refused(emoji)).toBeUndefined()
    expect((await show()).findings).toContainEqual(
      expect.objectContaining({ path: 'parties.0.partyName', reason: 'booking.latin-only', level: 'block' }),
    )
  })
})
