import { instructionDeskEndpoints as instruction } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { expect, it } from 'vitest'
import { boxNos } from '../../workorder/workorder-fixtures.ts'
import { instructedWorld } from '../sea-bill-fixtures.ts'

const ourNo = ({ jobNo }: { jobNo: string }) => jobNo.replace('JS', 'HS')

it.each(['en', 'zh-CN'] as const)(
  'describes the goods line by line as they were instructed, in English and in no word besides (%s)',
  async (language) => {
    const { finalise, draft } = await instructedWorld()
    await finalise([
      { goodsName: '洗衣机', goodsNameEnglish: 'REFRIGERATORS, MODEL BCD-500. L/C NO. 0815/26. CLEAN ON BOARD' },
      { goodsName: '洗衣机', goodsNameEnglish: 'REFRIGERATORS, MODEL BCD-300' },
    ])
    const words = await draft(language)
    expect(words.match(/L\/C NO\. 0815\/26/g)).toHaveLength(1)
    expect(words.match(/REFRIGERATORS, MODEL BCD-300/g)).toHaveLength(1)
    for (const booked of ['Washing machines', '洗衣机', 'Tumble dryers']) expect(words).not.toContain(booked)
  },
)

it('has our number once its instruction is final, keeps it when that is made final again, and is signed by us as carrier', async () => {
  const { finalise, draft, job, staff, seen, show, bill, bookingId, pool } = await instructedWorld()
  expect(await draft()).not.toContain(ourNo(job))
  expect((await finalise()).houseBillNo).toBe(ourNo(job))
  const { rows } = await pool.query('select house_bill_no from booking where id = $1', [bookingId])
  expect(rows).toEqual([{ house_bill_no: ourNo(job) }])
  const words = await draft()
  for (const said of [ourNo(job), 'Carrier Landbridge', 'Landbridge, as carrier']) expect(words).toContain(said)
  for (const line of ['COSCO Shipping Lines', 'agent for the carrier']) expect(words).not.toContain(line)

  await bill.confirmed()
  const returned = [{ field: 'goods', reason: 'The marks are unreadable' }]
  await staff(instruction.return, { id: job.id, version: (await seen()).version, returned })
  expect(await show(job.id)).toMatchObject({ siState: 'returned', billState: 'changeAsked' })
  expect((await finalise()).houseBillNo).toBe(ourNo(job))
  expect((await show(job.id)).siState).toBe('final')
})

it('counts our number on where a booking asks for several bills, and takes a number that staff gave before', async () => {
  const { finalise, draft, job } = await instructedWorld({ billQty: 2 })
  await finalise([{ goodsNameEnglish: 'REFRIGERATORS' }, { goodsNameEnglish: 'FREEZERS' }])
  const words = await draft()
  for (const no of ['1', '2']) expect(words).toContain(`${ourNo(job)}-${no}`)
  expect(words.indexOf('FREEZERS')).toBeGreaterThan(words.indexOf('2 / 2'))
  const typed = await instructedWorld({ head: { houseBillNo: 'LBSH77' } })
  expect((await typed.finalise()).houseBillNo).toBe('LBSH77')
})

it('puts each line of goods with its box on a bill of its own, also where both lines say the same', async () => {
  const { finalise, draft } = await instructedWorld({ billQty: 2 })
  await finalise()
  const words = await draft()
  const second = words.indexOf('2 / 2')
  const [first, other] = [words.slice(0, second), words.slice(second)]
  expect([first, other].map((bill) => boxNos.map((no) => bill.includes(no)))).toEqual([
    [true, false],
    [false, true],
  ])
  for (const bill of [first, other]) expect(bill.match(/Washing machines/g)).toHaveLength(1)
})

it('sends no bill without goods: more bills than lines are refused by name', async () => {
  const { finalise, bill } = await instructedWorld({ billQty: 3 })
  await finalise()
  const refused = await bill.send()
  expect([refused.status, refused.body.code]).toEqual([409, 'workorder.bill-without-goods'])
})

it('is the line’s own where the line’s bill was asked for: its number, and nothing signed by us', async () => {
  const { finalise, draft } = await instructedWorld({ head: { billKind: 'M' } })
  expect((await finalise()).houseBillNo).toBeUndefined()
  const words = await draft()
  for (const said of ['Carrier COSCO Shipping Lines', 'COSU6012345670']) expect(words).toContain(said)
  expect(words).not.toContain('as carrier')
})

it('goes out to nobody and is confirmed by nobody while our bill has no number', async () => {
  const { saveHead, bill, shipper, job, pool, finalise, show } = await instructedWorld()
  expect((await bill.send()).body.code).toBe('workorder.house-bill-no-needed')
  await pool.query(`update work_order set draft_state = 'sent' where id = $1`, [job.id])
  expect((await bill.confirm()).body.code).toBe('workorder.house-bill-no-needed')
  const confirm = { jobNoIn: job.jobNo, billSeq: 1, draftVersion: 1, answer: 'confirm' } as const
  const answered = await shipper(paperEndpoints.answerDraft, confirm)
  expect(answered.body).toMatchObject({ success: false, code: 'workorder.draft-without-number' })
  expect((await saveHead({ remark: 'Fragile' })).status).toBe(200)
  await finalise()
  expect((await shipper(paperEndpoints.answerDraft, confirm)).status).toBe(200)
  const cleared = await saveHead({ houseBillNo: null })
  expect(cleared.body.data.houseBillNo).toBe(ourNo(job))
  expect((await show(job.id)).billState).toBe('confirmed')
})

it('names one terminal for loading and one for discharge, and reads the one that a job had before as that of loading', async () => {
  const { job, show, saveHead, pool } = await instructedWorld()
  await pool.query(`update work_order set head = head || '{"terminal": "Yangshan Phase IV"}' where id = $1`, [job.id])
  expect(await show(job.id)).toMatchObject({ loadTerminal: 'Yangshan Phase IV' })
  await saveHead({ dischargeTerminal: 'Burchardkai' })
  expect(await show(job.id)).toMatchObject({ loadTerminal: 'Yangshan Phase IV', dischargeTerminal: 'Burchardkai' })
  await saveHead({ loadTerminal: null })
  const after = await show(job.id)
  expect([after.loadTerminal, after.dischargeTerminal]).toEqual([undefined, 'Burchardkai'])
})

it('counts the packages of each line in the plural of the bill’s language', async () => {
  const { finalise, draft } = await instructedWorld()
  await finalise()
  expect((await draft()).match(/409 cartons/g)).toHaveLength(2)
})
