import { billEndpoints } from '@landbridge/contract/paper/bill/bill-endpoints'
import { paperDeskEndpoints, paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { expect, it } from 'vitest'
import { paperWords } from '../../testing/paper-words.ts'
import { jobTodos } from '../../workorder/job/waiting-job-queries.ts'
import { bySystem } from '../../workorder/workorder-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'
import { instructedWorld } from '../sea-bill-fixtures.ts'

/** A job whose instruction asks for two bills, and its booking for one. */
async function twoBillsWorld() {
  const world = await instructedWorld()
  const { pool, job, bookingId } = world
  await world.finalise()
  const asked = (billQty: number) =>
    pool.query('update shipping_instruction set content = content || $2 where job_id = $1', [
      job.id,
      JSON.stringify({ billQty }),
    ])
  await asked(2)
  const bills = [deedsOnBill(world, job.id, 1), deedsOnBill(world, job.id, 2)] as const
  await bills[0].load()
  const states = async () =>
    (await world.bill.view()).bills
      .filter(({ level, isLive }) => level === 'house' && isLive)
      .map(({ billSeq, billState }) => [billSeq, billState])
  return { ...world, bookingId, bills, asked, states }
}

it('has as many bills as its instruction asks for, whatever was booked: the second is issued as the first is', async () => {
  const { bills, states, draft } = await twoBillsWorld()
  const [, second] = bills
  await second.confirmed()
  expect((await second.issue()).status).toBe(200)
  expect(await states()).toEqual([
    [1, 'none'],
    [2, 'issued'],
  ])
  expect(await draft()).toContain('2 / 2')
})

it('leaves an issued bill as it is where fewer are asked for, and gives up the other', async () => {
  const { bills, asked, states, show, job } = await twoBillsWorld()
  const [first, second] = bills
  await first.confirmed()
  await first.issue()
  await second.send()
  await asked(1)
  expect(await states()).toEqual([[1, 'issued']])
  expect((await first.surrender(3)).status).toBe(200)
  expect(await show(job.id)).toMatchObject({ billState: 'surrendered' })
})

it('keeps a bill that is out where fewer are asked for, until it is taken back', async () => {
  const { bills, asked, states } = await twoBillsWorld()
  const [first, second] = bills
  await second.confirmed()
  await second.issue()
  await asked(1)
  expect(await states()).toEqual([
    [1, 'none'],
    [2, 'issued'],
  ])
  await second.takenBack()
  expect(await states()).toEqual([[1, 'none']])
  await first.confirmed()
  expect(await states()).toEqual([[1, 'confirmed']])
})

it('waits for its customer while one of the drafts does, wherever the other bills stand', async () => {
  const { bills, shipper, job, db, show } = await twoBillsWorld()
  const [first, second] = bills
  await first.send()
  await second.send()
  const answer = { jobNoIn: job.jobNo, draftVersion: 1 }
  const todos = async () => (await bySystem(db, ({ tx }) => jobTodos(tx, shipper.customerId))).length
  const change = { ...answer, billSeq: 1, answer: 'change' as const, reason: 'Another consignee' }
  expect((await shipper(paperEndpoints.answerDraft, change)).status).toBe(200)
  expect((await show(job.id)).billState).toBe('changeAsked')
  expect(await todos()).toBe(1)
  await shipper(paperEndpoints.answerDraft, { ...answer, billSeq: 2, answer: 'confirm' })
  expect(await todos()).toBe(0)
})

it('still says that cargo left without release until the last of its bills is released', async () => {
  const { bills, pool, job, show, saveHead } = await twoBillsWorld()
  await saveHead({ billRelease: 'SWB' })
  for (const one of bills) {
    await one.confirmed()
    await one.issue()
  }
  await pool.query(
    `update work_order set head = head || '{"leftWithoutRelease": {"at": "2031-03-01T00:00:00Z", "event": "GTOT", "gaps": []}}' where id = $1`,
    [job.id],
  )
  await bills[0].release()
  expect((await show(job.id)).missing).toContain('leftWithoutRelease')
  await bills[1].release()
  expect((await show(job.id)).missing).not.toContain('leftWithoutRelease')
})

it('keeps the answer to each draft with its bill, draws each draft alone, and names the bill on the time line', async () => {
  const { bills, shipper, job, staff, pool, bookingId } = await twoBillsWorld()
  const [first, second] = bills
  await first.send()
  await second.send()
  const answer = { jobNoIn: job.jobNo, draftVersion: 1 }
  const reason = 'Another consignee'
  await shipper(paperEndpoints.answerDraft, { ...answer, billSeq: 1, answer: 'change', reason })
  await shipper(paperEndpoints.answerDraft, { ...answer, billSeq: 2, answer: 'confirm' })
  const seen = async () => {
    const { bills } = (await shipper(billEndpoints.show, { jobNo: job.jobNo })).body.data
    return bills.map(({ billSeq, billState, draftAnswer }) => ({ billSeq, billState, draftAnswer }))
  }
  const answeredAt = expect.any(Date)
  expect(await seen()).toEqual([
    { billSeq: 1, billState: 'changeAsked', draftAnswer: { answer: 'change', reason, answeredAt } },
    { billSeq: 2, billState: 'confirmed', draftAnswer: { answer: 'confirm', answeredAt } },
  ])
  await first.send()
  expect((await seen())[0]).toEqual({ billSeq: 1, billState: 'draft', draftAnswer: undefined })
  const drawn = async (BillSeq?: number) =>
    staff.send({
      ...paperDeskEndpoints.paper,
      query: { keyId: job.id, Paper: 'draft', ...(BillSeq && { BillSeq: String(BillSeq) }) },
      headers: { 'accept-language': 'en' },
    })
  const [all, alone] = [await paperWords(await drawn()), await paperWords(await drawn(2))]
  expect(['Bill 1 / 2', 'Bill 2 / 2'].map((no) => all.includes(no))).toEqual([true, true])
  expect(['Bill 1 / 2', 'Bill 2 / 2'].map((no) => alone.includes(no))).toEqual([false, true])
  expect((await drawn(5)).json()).toMatchObject({ code: 'workorder.bill-missing' })
  const { rows } = await pool.query<{ no: string }>(
    `select data ->> 'jobNo' as no from booking_event where booking_id = $1 and kind in ('draftConfirmed', 'draftChangeAsked') order by no`,
    [bookingId],
  )
  expect(rows.map(({ no }) => no)).toEqual([
    expect.stringMatching(/^JS.* \/ .*-1$/),
    expect.stringMatching(/^JS.* \/ .*-2$/),
  ])
})

it('revives no bill between one that is asked for and one that is out, and leaves its goods on no paper out', async () => {
  const { bills, asked, states, draft, job, pool, ...world } = await twoBillsWorld()
  const third = deedsOnBill({ ...world, pool }, job.id, 3)
  await pool.query(
    `update shipping_instruction set content = jsonb_set(content, '{goods}', (content -> 'goods') || (content -> 'goods'))`,
  )
  await asked(3)
  await third.confirmed()
  await third.issue()
  await asked(1)
  expect(await states()).toEqual([
    [1, 'none'],
    [3, 'issued'],
  ])
  const words = await draft()
  expect(['Bill 1 / 3', 'Bill 2 / 3', 'Bill 3 / 3'].map((no) => words.includes(no))).toEqual([true, false, true])
  expect(bills).toHaveLength(2)
})
