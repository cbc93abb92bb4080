import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { expect, it } from 'vitest'
import { jobTodos } from '../../workorder/job/waiting-job-queries.ts'
import { bySystem, jobWorld } from '../../workorder/workorder-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'

/** The first draft of the only bill. */
const ofFirst = { billSeq: 1, draftVersion: 1 }

/** A job whose draft bill was sent to its customer. */
async function draftWorld() {
  const world = await jobWorld()
  const job = await world.open()
  const { send } = deedsOnBill(world, job.id)
  await send()
  const todos = () => bySystem(world.db, ({ tx }) => jobTodos(tx, world.shipper.customerId))
  return { ...world, job, send, todos }
}

it('waits for the customer until it is confirmed, and stands in the booking’s own story', async () => {
  const { shipper, job, todos, bookingId, show } = await draftWorld()
  expect(await todos()).toMatchObject([{ todoKind: 'draftBill', id: job.id }])
  const { version } = await show(job.id)
  const confirmed = await shipper(paperEndpoints.answerDraft, {
    ...ofFirst,
    jobNoIn: job.jobNo,
    version,
    answer: 'confirm',
  })
  expect(confirmed.body.data).toMatchObject({ billState: 'confirmed', draftAnswer: { answer: 'confirm' } })
  expect(await todos()).toEqual([])
  const told = (await shipper(bookingCalls('R').show, { id: bookingId })).body.data.events
  expect(told.map(({ eventKind }) => eventKind)).toContain('draftConfirmed')
})

it('comes back to the desk with what is to change, and is a new question once it is sent again', async () => {
  const { shipper, job, send, show, todos } = await draftWorld()
  const short = await shipper(paperEndpoints.answerDraft, {
    ...ofFirst,
    jobNoIn: job.jobNo,
    answer: 'change',
    reason: ' no ',
  })
  expect(short.body).toMatchObject({ fields: { Reason: 'workorder.reason-needed' } })
  await shipper(paperEndpoints.answerDraft, {
    ...ofFirst,
    jobNoIn: job.jobNo,
    answer: 'change',
    reason: 'The consignee has moved',
  })
  expect(await show(job.id)).toMatchObject({
    billState: 'changeAsked',
    draftAnswer: { answer: 'change', reason: 'The consignee has moved' },
  })
  await send()
  const again = await show(job.id)
  expect(again.billState).toBe('draft')
  expect(again.draftAnswer).toBeUndefined()
  expect(await todos()).toHaveLength(1)
  const older = await shipper(paperEndpoints.answerDraft, { ...ofFirst, jobNoIn: job.jobNo, answer: 'confirm' })
  expect([older.status, older.body.code]).toEqual([409, 'workorder.draft-replaced'])
})

it('is answered once, in its time, and by its own customer', async () => {
  const { shipper, customer, job, show } = await draftWorld()
  const answer = { ...ofFirst, jobNoIn: job.jobNo, answer: 'confirm' } as const
  const stranger = await customer({ name: 'Nordwind Handel' })
  expect((await stranger(paperEndpoints.answerDraft, answer)).body).toMatchObject({ code: 'workorder.missing' })
  const { version } = await show(job.id)
  const stale = await shipper(paperEndpoints.answerDraft, { ...answer, version: version - 1 })
  expect(stale.body).toMatchObject({ code: 'workorder.changed-meanwhile' })
  const both = await Promise.all([
    shipper(paperEndpoints.answerDraft, answer),
    shipper(paperEndpoints.answerDraft, answer),
  ])
  expect(both.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'workorder.draft-not-sent'])
})
