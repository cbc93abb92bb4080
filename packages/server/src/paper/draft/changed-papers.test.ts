import { bookingDeskEndpoints as booking } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { filingDeskEndpoints as filingDesk } from '@landbridge/contract/paper/filing/filing-endpoints'
import {
  instructionEndpoints as calls,
  instructionDeskEndpoints as instruction,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import { paperDeskEndpoints, paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import { expect, it } from 'vitest'
import { paperWords } from '../../testing/paper-words.ts'
import { jobsWaitingForDesk } from '../../workorder/job/waiting-job-queries.ts'
import { bySystem, jobWorld } from '../../workorder/workorder-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'
import { wholeInstruction } from '../instruction-fixtures.ts'

/** A job whose instruction is final and whose draft its customer confirmed, and a change of its booking that is asked and granted. */
async function confirmedWorld({ isInstructed = true } = {}) {
  const world = await jobWorld({
    parties: [
      { partyType: 'SHP', partyName: "Xi'an Haode Appliance", countryCd: 'CN' },
      { partyType: 'CNE', partyName: 'Nordwind Handel GmbH', countryCd: 'DE' },
    ],
  })
  const { staff, shipper, bookingId } = world
  const job = await world.open()
  const { jobNo } = job
  const shown = async () => (await shipper(calls.show, { jobNo })).body.data
  if (isInstructed) {
    const content = wholeInstruction((await shown()).content)
    const sent = await shipper(calls.save, { jobNo, version: 1, content: content as never, submit: true })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    expect((await staff(instruction.final, { id: job.id, version: 2 })).status).toBe(200)
  }
  const saveHead = async (head: JobHeadForm) => {
    const saved = await staff(desk.save, { id: job.id, version: (await world.show(job.id)).version, ...head })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    return saved.body.data
  }
  const bill = deedsOnBill(world, job.id)
  await bill.send()
  await shipper(paperEndpoints.answerDraft, { jobNoIn: jobNo, billSeq: 1, draftVersion: 1, answer: 'confirm' })
  const version = async () => (await world.shown(bookingId)).version
  return {
    ...world,
    job,
    instructed: shown,
    saveHead,
    bill,
    async change(changes: AmendmentChanges) {
      const asked = await shipper(bookingEndpoints.amend, { id: bookingId, version: await version(), changes })
      expect(asked.status, JSON.stringify(asked.body)).toBe(200)
      const [request] = (await world.shown(bookingId)).requests
      const answer = { id: bookingId, requestId: request?.id ?? '', answer: 'accept' } as const
      const granted = await staff(booking.amend, { ...answer, version: await version() })
      expect(granted.status, JSON.stringify(granted.body)).toBe(200)
      return world.show(job.id)
    },
    async printed(paper: JobPaper, language: Language = 'en') {
      const query = { keyId: job.id, Paper: paper }
      return paperWords(
        await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': language } }),
      )
    },
  }
}

/** Another consignee than was booked. */
const otherConsignee: AmendmentChanges = {
  parties: [
    { partyType: 'SHP', partyName: "Xi'an Haode Appliance", countryCd: 'CN' },
    { partyType: 'CNE', partyName: 'Haus und Garten AG', countryCd: 'DE', partyAddress: 'Ring 4', cityName: 'Kassel' },
  ],
}

it('brings a granted change of the consignee into instruction and bill: both are to be checked again, and every paper names the new one', async () => {
  const { change, instructed, printed, arrived, job, shipper, bookingId, pool } = await confirmedWorld()
  expect(await printed('draft')).toContain('Nordwind Handel GmbH')
  const after = await change(otherConsignee)
  expect(after).toMatchObject({ siState: 'returned', billState: 'changeAsked' })
  expect(after.draftAnswer).toBeUndefined()
  const back = await instructed()
  expect(back).toMatchObject({ state: 'returned', version: 4, returned: [{ field: 'parties' }] })
  expect(back.returned[0]?.reason).toMatch(/改单/)
  const [shipperParty, consignee] = back.content.parties ?? []
  expect(shipperParty).toMatchObject({ partyAddress: 'Main road 1', taxNo: '91610131MA6TXHD81X' })
  expect(consignee).toMatchObject({ partyName: 'Haus und Garten AG', partyAddress: 'Ring 4' })
  expect(consignee?.eoriNo ?? undefined).toBeUndefined()
  expect(back.content.containers[0]).toMatchObject({ sealNos: ['SL1000'] })

  await arrived(job.id)
  for (const paper of ['draft', 'delivery'] as const) {
    expect(await printed(paper)).toContain('Haus und Garten AG')
    expect(await printed(paper)).not.toContain('Nordwind')
  }
  const { events } = (await shipper(bookingCalls('R').show, { id: bookingId })).body.data
  expect(events.map(({ eventKind }) => eventKind)).toEqual(
    expect.arrayContaining(['instructionReturned', 'draftReopened']),
  )
  const { rows } = await pool.query<{ after: object }>(
    `select after from audit_entry where thing_id = $1 and action = 'workorder.papers-reopen'`,
    [job.id],
  )
  expect(rows).toMatchObject([{ after: { siState: 'returned', billState: 'changeAsked', fields: ['parties'] } }])
})

it('reopens nothing for a change that stands on no paper', async () => {
  const { change, instructed } = await confirmedWorld()
  const after = await change({ goodsValue: '12000', goodsCurrency: 'USD' })
  expect(after).toMatchObject({ siState: 'final', billState: 'confirmed' })
  expect(after.changeToTell).toBeUndefined()
  expect(await instructed()).toMatchObject({ state: 'final', version: 3 })
})

it('says at the desk that the carrier must be told once a box is in the terminal, until somebody has told it', async () => {
  const { change, saveHead, bill, job, staff, db, show } = await confirmedWorld()
  const { version, containers } = await show(job.id)
  const gateInAt = new Date('2031-01-20T02:00:00Z')
  const inTerminal = { id: job.id, version, containerId: containers[0]?.id, gateInAt, keepWarnings: true }
  expect((await staff(desk.saveContainer, inTerminal)).status).toBe(200)
  const waiting = () => bySystem(db, ({ tx }) => jobsWaitingForDesk(tx))
  const after = await change(otherConsignee)
  expect(after.changeToTell).toMatchObject({ fields: ['parties'], reasons: ['handedOver'] })
  expect(after.missing).toContain('changeTold')
  await bill.void()
  expect(await waiting()).toBe(1)
  const told = await saveHead({ changeTold: true })
  expect(told.changeToTell).toBeUndefined()
  expect(told.missing).not.toContain('changeTold')
  expect(await waiting()).toBe(0)
})

it('alters no bill that was issued: instruction and bill stand as they were, and the desk is told what they do not say', async () => {
  const { change, bill, instructed, printed } = await confirmedWorld()
  await bill.issued()
  const after = await change(otherConsignee)
  expect(after).toMatchObject({ siState: 'final', billState: 'issued' })
  expect(after.changeToTell).toMatchObject({ fields: ['parties'], reasons: ['billIssued'] })
  expect(await instructed()).toMatchObject({ state: 'final', version: 3 })
  expect(await printed('draft')).toContain('Nordwind Handel GmbH')
})

it('takes a change over into the instruction once the issued bill is taken back, and sends no other draft before that is sent again', async () => {
  const { change, bill, instructed, printed, staff, show, job } = await confirmedWorld()
  await bill.issued()
  await change(otherConsignee)
  const head = async (said: JobHeadForm) =>
    staff(desk.save, { id: job.id, version: (await show(job.id)).version, ...said })
  expect((await head({ changeTold: true })).body.fields).toEqual({ ChangeTold: 'workorder.bill-to-take-back' })
  expect((await bill.send()).body.code).toBe('workorder.action-not-allowed')
  expect((await show(job.id)).changeToTell).toMatchObject({ reasons: ['billIssued'] })

  await bill.takenBack()
  const after = await show(job.id)
  expect(after).toMatchObject({ siState: 'returned', billState: 'changeAsked' })
  expect(after.changeToTell).toBeUndefined()
  expect(await instructed()).toMatchObject({ state: 'returned', returned: [{ field: 'parties' }] })
  expect(await printed('draft')).toContain('Haus und Garten AG')
  expect((await bill.send()).body.code).toBe('workorder.draft-instruction-back')

  const { version, content } = (await staff(instruction.show, { id: job.id })).body.data
  const whole = wholeInstruction(content)
  const [, consignee] = content.parties ?? []
  const parties = [whole.parties[0], { ...whole.parties[1], ...consignee }]
  const again = { id: job.id, version, content: { ...whole, parties } as never, submit: true }
  const written = await staff(instruction.save, again)
  expect(written.status, JSON.stringify(written.body)).toBe(200)
  expect((await staff(instruction.final, { id: job.id, version: version + 1 })).status).toBe(200)
  await bill.confirmed()
  await bill.issued()
  expect(await printed('draft')).toContain('Haus und Garten AG')
})

it('lets a bill that was issued without an instruction of ours go on saying what it said', async () => {
  const { change, bill, printed } = await confirmedWorld({ isInstructed: false })
  await bill.issued()
  expect((await change(otherConsignee)).changeToTell).toMatchObject({ reasons: ['billIssued'] })
  const words = await printed('draft')
  expect(words).toContain('Nordwind Handel GmbH')
  expect(words).not.toContain('Haus und Garten')
})

it('takes a change over into what its customer has only begun to write, and leaves the rest of it', async () => {
  const world = await jobWorld()
  const job = await world.open()
  const shown = async () => (await world.shipper(calls.show, { jobNo: job.jobNo })).body.data
  const { content } = await shown()
  const begun = {
    ...wholeInstruction(content),
    goods: content.goods?.map((line) => ({ ...line, marks: 'HAODE 1-818' })),
  }
  await world.shipper(calls.save, { jobNo: job.jobNo, version: 1, content: begun as never, submit: false })
  const [line] = content.goods ?? []
  const changes = { goods: [{ ...line, goodsName: '烘干机' }] }
  const { version } = await world.shown(world.bookingId)
  await world.shipper(bookingEndpoints.amend, { id: world.bookingId, version, changes })
  const { requests, version: asked } = await world.shown(world.bookingId)
  const answer = { id: world.bookingId, requestId: requests[0]?.id ?? '', version: asked, answer: 'accept' } as const
  const granted = await world.staff(booking.amend, answer)
  expect(granted.status, JSON.stringify(granted.body)).toBe(200)
  const after = await shown()
  expect(after).toMatchObject({ state: 'due', version: 3, returned: [] })
  expect(after.content.goods).toMatchObject([{ goodsName: '烘干机', marks: 'HAODE 1-818' }])
  expect(after.content.containers[1]).toMatchObject({ sealNos: ['SL1001'] })
})

it('lets a manifest that was filed be amended, and tells the new consignee of the arrival', async () => {
  const { change, printed, underway, job, pool, staff } = await confirmedWorld()
  await pool.query(
    `update work_order set mode = 'S', job_no = replace(job_no, 'JR', 'JS'),
      head = head || '{"billKind": "H", "houseBillNo": "LBSH2601"}' where id = $1`,
    [job.id],
  )
  await pool.query(
    `insert into filing (id, job_id, customer_id, regime, level, filed_by, state, reference)
      select gen_random_uuid(), id, customer_id, 'ICS2', 'house', 'US', 'accepted', '31DE1' from work_order where id = $1`,
    [job.id],
  )
  const after = await change(otherConsignee)
  expect(after).toMatchObject({ siState: 'returned', billState: 'changeAsked' })
  const { filings } = (await staff(filingDesk.show, { id: job.id })).body.data
  expect(filings).toMatchObject([{ regime: 'ICS2', filingState: 'amendDue', reference: '31DE1' }])
  await underway(job.id)
  for (const paper of ['draft', 'arrivalNotice'] as const) {
    const words = await printed(paper)
    expect(words).toContain('Haus und Garten AG')
    expect(words).not.toContain('Nordwind')
  }
})
