import { permissionsOf } from '@landbridge/contract/access/permissions'
import { billEndpoints, billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { expect, it } from 'vitest'
import { jobWorld } from '../../workorder/workorder-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'
import { instructedWorld } from '../sea-bill-fixtures.ts'

/** A bill of three originals that was confirmed, and is loaded. */
async function confirmedWorld(head: object = {}) {
  const world = await instructedWorld({ head })
  await world.finalise()
  await world.bill.confirmed()
  await world.bill.load()
  return world
}

const codeOf = async (deed: Promise<{ body: { code?: string } }>) => (await deed).body.code

it('goes from the draft over all of its originals to the release of the cargo, and keeps who did what', async () => {
  const { bill, job, show } = await confirmedWorld()
  expect((await bill.issue({ originals: 3, issuePlace: 'Shanghai' })).status).toBe(200)
  expect(await bill.bill()).toMatchObject({
    billState: 'issued',
    originals: 3,
    onBoardDate: '2031-01-12',
    issuePlace: 'Shanghai',
  })
  expect(await codeOf(bill.release())).toBe('workorder.originals-to-surrender')
  expect((await bill.surrender(2)).body).toMatchObject({
    fields: { OriginalsBack: 'workorder.originals-not-all-back' },
    data: { originals: 3 },
  })
  expect((await bill.surrender(3)).status).toBe(200)
  expect((await bill.release()).status).toBe(200)
  expect(await show(job.id)).toMatchObject({ billState: 'released', releaseState: 'released' })
  const { deeds } = await bill.bill()
  expect(deeds.map(({ deed }) => deed)).toEqual(['sendDraft', 'confirm', 'issue', 'surrender', 'release'])
  for (const { byName } of deeds) expect(byName).toBe('Wang Jun')
})

it('is dated by nobody before the cargo is on board', async () => {
  const { bill, finalise, pool, job } = await instructedWorld()
  await finalise()
  await bill.confirmed()
  expect(await codeOf(bill.issue())).toBe('workorder.not-on-board-yet')
  await pool.query(`update work_order set atd = '2031-01-13T20:00:00Z' where id = $1`, [job.id])
  expect((await bill.issue()).status).toBe(200)
  // The day of the departure by the calendar of the load port.
  expect((await bill.bill()).onBoardDate).toBe('2031-01-14')
})

it('is asked about before its telex is ordered under a letter of credit, and releases nothing while money holds', async () => {
  const world = await confirmedWorld({ billRelease: 'TLX' })
  const { bill, job, show } = world
  await bill.issue()
  expect(await codeOf(bill.release())).toBe('workorder.telex-to-order')
  expect((await bill.orderTelex()).status).toBe(200)
  await bill.holdForMoney()
  expect((await bill.release()).body).toMatchObject({ code: 'workorder.cargo-on-hold', data: { holds: ['UNPAID'] } })
  expect(await show(job.id)).toMatchObject({ billState: 'telexOrdered', releaseState: 'held' })
  await bill.liftForMoney()
  expect(await show(job.id)).toMatchObject({ billState: 'telexOrdered', releaseState: 'notAsked' })
  expect((await bill.release()).status).toBe(200)
  // A hold calls the release back while nothing has left, and the order can be revoked then.
  await bill.hold('DISPUTE')
  expect(await show(job.id)).toMatchObject({ billState: 'telexOrdered', releaseState: 'held' })
  await bill.lift('DISPUTE')
  expect((await bill.revoke()).status).toBe(200)
  expect((await bill.bill()).billState).toBe('issued')
})

it('is not held any more once its cargo has left', async () => {
  const { bill, pool, job } = await confirmedWorld({ billRelease: 'SWB' })
  await bill.issue()
  await bill.release()
  await pool.query(
    `update work_order_part set facts = facts || '{"clockDays": {"gateOut": "2031-03-03"}}' where job_id = $1`,
    [job.id],
  )
  expect(await codeOf(bill.hold('CUSTOMS'))).toBe('workorder.cargo-left')
  expect((await bill.bill()).billState).toBe('released')
})

it('is taken back with all of its originals alone; the old set stays as void, and the fee is charged', async () => {
  const { bill, staff, pool, job } = await confirmedWorld()
  await bill.issue()
  expect((await bill.recall(2)).body.fields).toEqual({ OriginalsBack: 'workorder.originals-not-all-back' })
  const fee = { fee: '50', feeCurrency: 'USD' }
  const recalled = await staff(desk.recall, {
    ...(await bill.seen()),
    originalsBack: 3,
    reason: 'Consignee misspelt',
    ...fee,
  })
  expect(recalled.status, JSON.stringify(recalled.body)).toBe(200)
  const sets = (await bill.view()).bills.filter(({ level }) => level === 'house')
  expect(sets.map(({ setNo, billState, isLive, originals }) => [setNo, billState, isLive, originals])).toEqual([
    [2, 'changeAsked', true, undefined],
    [1, 'void', false, 3],
  ])
  const { rows } = await pool.query(
    `select charge_code, amount::text from charge_line where job_id = $1 and charge_code = 'AMND'`,
    [job.id],
  )
  expect(rows).toEqual([{ charge_code: 'AMND', amount: expect.stringMatching(/^50/) }])
})

it('is switched once the full set lies with us: the second names the new parties, the first stays as void, and neither names the other', async () => {
  const { bill, staff, draft } = await confirmedWorld()
  await bill.issue()
  const first = await draft()
  expect(first).toContain('Nordwind Handel GmbH')
  const wish = async (more: object = {}) => ({
    ...(await bill.seen()),
    originalsBack: 3,
    fid: await bill.scan(),
    partiesScreened: true,
    reason: 'Asked by the holder',
    issuePlace: 'Dubai',
    consignee: { partyName: 'Gulf Stores LLC', cityName: 'Jebel Ali', countryCd: 'AE' },
    shipper: { partyName: 'Levant Trading FZE', countryCd: 'AE' },
    ...more,
  })
  const refused = await staff(desk.switch, await wish({ originalsBack: 2 }))
  expect(refused.body.fields).toEqual({ OriginalsBack: 'workorder.originals-not-all-back' })
  const unscreened = await staff(desk.switch, await wish({ partiesScreened: false }))
  expect(unscreened.body.fields).toEqual({ PartiesScreened: 'workorder.screening-needed' })
  const elsewhere = await staff(desk.switch, await wish({ loadPortCode: 'AEJEA' }))
  expect(elsewhere.body.fields).toEqual({ LoadPortCode: 'workorder.not-loaded-there' })
  for (const name of ['Goods', 'Weight', 'ConNo', 'SealNo', 'Vessel', 'OnBoardDate']) {
    const { path, wire } = desk.switch
    const body = { ...(wire.input.encode(await wish()) as object), [name]: 'x' }
    const answered = JSON.parse((await staff.send({ method: 'PUT', path, body })).body)
    expect(answered.fields, name).toEqual({ [name]: 'shared.unknown-name' })
  }
  const switched = await staff(desk.switch, await wish())
  expect(switched.status, JSON.stringify(switched.body)).toBe(200)
  const second = await draft()
  for (const said of ['Gulf Stores LLC', 'Levant Trading FZE', 'Dubai']) expect(second).toContain(said)
  for (const kept of ['Nordwind', 'Haode']) expect(second).not.toContain(kept)
  const sets = (await bill.view()).bills.filter(({ level }) => level === 'house')
  expect(sets.map(({ billState, isSwitched }) => [billState, isSwitched])).toEqual([
    ['none', true],
    ['void', false],
  ])
  expect(sets[0]?.billNo).not.toBe(sets[1]?.billNo)
})

it('frees cargo whose originals are lost against two papers alone, by whoever may take them', async () => {
  const { bill, staff, staffWith } = await confirmedWorld()
  await bill.issue()
  const paper = await bill.scan()
  const request = { ...(await bill.seen()), indemnityFid: paper, guaranteeFid: paper, reason: 'Lost by the courier' }
  const operations = await staffWith(permissionsOf(['operations']))
  expect((await operations(desk.indemnify, request)).status).toBe(403)
  expect((await staff(desk.indemnify, request)).body.fields).toEqual({ GuaranteeFid: 'workorder.two-papers-needed' })
  const taken = await staff(desk.indemnify, { ...request, guaranteeFid: await bill.scan() })
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  expect((await bill.bill()).billState).toBe('surrendered')
})

it('is endorsed before it is taken where it is to order', async () => {
  const { bill, pool, bookingId } = await confirmedWorld()
  const parties = [{ partyType: 'CNE', partyName: 'TO ORDER OF DEUTSCHE BANK AG, HAMBURG' }]
  await pool.query(`update booking set form = form || $2 where id = $1`, [bookingId, JSON.stringify({ parties })])
  await pool.query(`update shipping_instruction set content = content || $1`, [JSON.stringify({ parties })])
  await bill.issue()
  expect((await bill.surrender(3)).body.fields).toEqual({ Endorsed: 'workorder.endorsement-needed' })
  expect((await bill.surrender(3, { endorsed: true })).status).toBe(200)
  expect((await bill.orderTelex()).body).toMatchObject({
    code: 'workorder.warnings',
    data: { warnings: ['workorder.warn-telex-under-credit'] },
  })
  expect((await bill.orderTelex(true)).status).toBe(200)
})

it('stands at the line as the line reports it, and is moved by no deed of ours', async () => {
  const { bill, staff, job, show, finalise } = await instructedWorld({ head: { billKind: 'M' } })
  await finalise()
  await bill.confirmed()
  await bill.load()
  expect(await codeOf(bill.issue())).toBe('workorder.bill-as-carrier-reports')
  const reported = await staff(desk.report, {
    ...(await bill.seen()),
    billState: 'issued',
    note: 'Printed at the line’s counter',
  })
  expect(reported.status).toBe(200)
  expect(await show(job.id)).toMatchObject({ billState: 'issued' })
})

it('is one of several, each with a life of its own: the job stands where the least far of them does', async () => {
  const world = await instructedWorld({ billQty: 2 })
  await world.finalise()
  const [one, other] = [deedsOnBill(world, world.job.id, 1), deedsOnBill(world, world.job.id, 2)]
  await one.load()
  await one.confirmed()
  expect((await world.show(world.job.id)).billState).toBe('confirmed')
  await one.issue()
  expect([(await one.bill()).billNo?.slice(-2), (await other.bill()).billState]).toEqual(['-1', 'none'])
  expect((await world.saveHead({ vessel: 'MSC OSCAR' })).body.fields).toEqual({ Vessel: 'workorder.bill-to-take-back' })
  await other.confirmed()
  expect((await world.show(world.job.id)).billState).toBe('confirmed')
})

it('is seen by its own customer, who reads no words of the desk, and by no stranger', async () => {
  const { bill, shipper, customer, job } = await confirmedWorld()
  await bill.issue()
  const seen = (await shipper(billEndpoints.show, { jobNo: job.jobNo })).body.data
  expect(seen.bills).toHaveLength(1)
  expect(JSON.stringify(seen)).not.toContain(bill.reason)
  expect(JSON.stringify(seen)).not.toContain('Wang Jun')
  const stranger = await customer({ name: 'Nordwind Handel' })
  expect(await codeOf(stranger(billEndpoints.show, { jobNo: job.jobNo }))).toBe('workorder.missing')
})

it('refuses what its kind has not by name, and a bill that there is not', async () => {
  const { bill, staff } = await confirmedWorld({ billRelease: 'SWB' })
  await bill.issue()
  expect((await bill.surrender(3)).body).toMatchObject({ code: 'workorder.bill-without-originals' })
  expect((await bill.orderTelex()).body).toMatchObject({ code: 'workorder.bill-needs-no-telex' })
  const third = await staff(desk.sendDraft, { ...(await bill.seen()), billSeq: 3 })
  expect([third.status, third.body]).toMatchObject([404, { code: 'workorder.bill-missing' }])
})

it('takes each deed once, whoever sends it twice, and none of who saw another version', async () => {
  const { bill, staff } = await confirmedWorld()
  const seen = await bill.seen()
  const both = await Promise.all([staff(desk.issue, seen), staff(desk.issue, seen)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await codeOf(staff(desk.recall, { ...seen, originalsBack: 3, reason: 'Too late a word' }))).toBe(
    'workorder.changed-meanwhile',
  )
})

it('lets a guest and a reader of the desk do nothing', async () => {
  const { bill, staffWith, guest } = await confirmedWorld()
  const seen = await bill.seen()
  const finance = await staffWith(permissionsOf(['finance']))
  expect((await finance(desk.issue, seen)).status).toBe(403)
  expect((await guest(desk.issue, seen)).status).toBe(401)
})

it('keeps its rows from other companies, whoever forgets to say whose they are', async () => {
  const world = await jobWorld()
  const job = await world.open()
  await deedsOnBill(world, job.id).send()
  const stranger = await world.customer({ name: 'Nordwind Handel' })
  const caller = { actor: 'customer', userId: job.id, customerId: stranger.customerId } as never
  const rows = await world.db.as(caller, (tx) => tx.rows('select * from bill_of_lading', []))
  expect(rows).toEqual([])
})

it('lets its customer answer the draft of a waybill by rail as of any bill', async () => {
  const world = await jobWorld()
  const job = await world.open()
  await deedsOnBill(world, job.id).send()
  const answer = { jobNoIn: job.jobNo, billSeq: 1, draftVersion: 1, answer: 'confirm' } as const
  expect((await world.shipper(paperEndpoints.answerDraft, answer)).status).toBe(200)
})
