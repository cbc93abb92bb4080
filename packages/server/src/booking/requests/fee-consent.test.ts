import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { tariff, tariffTerms } from '../../pricing/pricing-fixtures.ts'
import { insertTariff } from '../../pricing/tariff/tariff-store.ts'
import { bookingWorld } from '../booking-fixtures.ts'

const usd = (fee: string) => ({ fee, feeCurrency: 'USD' })
const boxes = [{ containerType: '40HQ', containerQty: 3, containerOwner: 'C', containerCargoKg: '18272.5' }] as const

/** An accepted booking, and what its customer and the desk say about a fee. */
async function feeWorld() {
  const world = await bookingWorld('2031-01-15T08:00:00Z')
  const shipper = await world.customer()
  const { id } = await world.accept(await world.submit(shipper))
  const now = async () => ({ id, version: (await world.shown(id)).version })
  const requestId = async () => (await world.shown(id)).requests[0]?.id ?? ''
  return {
    ...world,
    id,
    shipper,
    now,
    askAmendment: async (lines: readonly (typeof boxes)[number][] | readonly object[] = boxes) =>
      shipper(calls.amend, { ...(await now()), changes: { boxes: [...lines] as never } }),
    askCancel: async (said: object = {}) => shipper(calls.cancel, { ...(await now()), reasonCode: 'PLAN', ...said }),
    say: async (answer: 'accept' | 'decline' | 'askFee', said: object = {}) =>
      world.staff(desk.amend, { ...(await now()), requestId: await requestId(), answer, ...said }),
    reply: async (answer: 'accept' | 'decline') =>
      shipper(calls.answer, { ...(await now()), requestId: await requestId(), answer }),
    request: async () => (await shipper(bookingCalls('R').show, { id })).body.data.requests[0],
  }
}

it('counts no fee of an amendment before its customer agreed to it, and keeps who did and when', async () => {
  const { askAmendment, say, reply, request, shown, id, shipper } = await feeWorld()
  await askAmendment()
  expect((await say('accept', usd('100'))).body).toMatchObject({ code: 'booking.fee-not-agreed' })
  expect((await shown(id)).boxText).toBe('2*40HQ')
  expect((await say('askFee')).body.fields).toEqual({ Fee: 'booking.fee-needed' })
  expect((await say('askFee', usd('100'))).status).toBe(200)
  expect(await request()).toMatchObject({ requestState: 'open', ...usd('100.00') })
  expect((await request())?.feeAgreedAt).toBeUndefined()
  expect((await say('accept')).body).toMatchObject({ code: 'booking.fee-not-agreed' })

  expect((await reply('accept')).status).toBe(200)
  // Staff granted it at this fee: it is carried out with the consent, and nobody is asked again.
  expect(await request()).toMatchObject({
    requestState: 'accepted',
    feeAgreedAt: expect.any(Date),
    feeAgreedBy: 'Chen Mei',
  })
  expect((await reply('accept')).body).toMatchObject({ code: 'booking.request-answered' })
  expect((await say('accept')).status).toBe(409)
  const after = await shown(id)
  expect(after.boxText).toBe('3*40HQ')
  expect(after.agreed?.lines.filter(({ chargeCode }) => chargeCode === 'AMND')).toMatchObject([{ amount: '100.00' }])
  const told = (await shipper(bookingCalls('R').show, { id }, { 'accept-language': 'en' })).body.data.events
  expect(told.map(({ eventLabel }) => eventLabel)).toEqual(
    expect.arrayContaining(['A fee of 100 USD was requested', 'The fee of 100.00 USD was agreed to']),
  )
})

it('asks anew where the fee is raised after it was agreed to, and leaves all as it was where the customer does not agree', async () => {
  const { askAmendment, say, reply, request, shown, id, pool } = await feeWorld()
  // More than the train has left, so that the consent cannot be carried out yet.
  await askAmendment([{ ...boxes[0], containerQty: 40 }])
  await say('askFee', usd('50'))
  expect((await reply('accept')).status).toBe(200)
  expect(await request()).toMatchObject({ requestState: 'open', feeAgreedBy: 'Chen Mei' })
  const refusals = await pool.query(`select after ->> 'reason' as reason from audit_entry where action = $1`, [
    'booking.grant-refused',
  ])
  expect(refusals.rows).toEqual([{ reason: 'pricing.space-short' }])
  await say('askFee', usd('80'))
  expect((await request())?.feeAgreedAt).toBeUndefined()
  expect((await say('accept')).body).toMatchObject({ code: 'booking.fee-not-agreed' })
  expect((await reply('decline')).status).toBe(200)
  expect(await request()).toMatchObject({ requestState: 'withdrawn' })
  const after = await shown(id)
  expect(after).toMatchObject({ state: 'received', boxText: '2*40HQ' })
  expect(after.openRequest).toBeUndefined()
})

it('cancels at the fee that was on the customer’s screen, and at no other', async () => {
  const { askCancel, say, request, shown, id, staff, now, clock } = await feeWorld()
  expect((await staff(desk.cancel, { ...(await now()), reasonCode: 'PLAN', ...usd('300') })).body).toMatchObject({
    code: 'booking.fee-not-agreed',
  })
  clock.shiftMs += 6 * 86_400_000
  const { cancellationFee: fee = '0', cancellationCurrency } = await shown(id)
  expect(Number(fee)).toBeGreaterThan(0)
  expect((await askCancel({ agreedFee: '1', agreedCurrency: cancellationCurrency })).body).toMatchObject({
    code: 'booking.fee-changed',
  })
  expect((await askCancel({ agreedFee: fee, agreedCurrency: cancellationCurrency })).status).toBe(200)
  expect(await request()).toMatchObject({ fee, feeAgreedBy: 'Chen Mei' })
  const dearer = { fee: String(Number(fee) + 1), feeCurrency: cancellationCurrency }
  expect((await say('accept', dearer)).body).toMatchObject({ code: 'booking.fee-not-agreed' })
  expect((await say('accept')).body.data.state).toBe('cancelled')
  expect(await shown(id)).toMatchObject({ cancellationFee: fee })
})

it('carries out what was granted at the price that stood when the fee was asked for, whatever is published meanwhile', async () => {
  const { askAmendment, say, reply, shown, staff, id, pool, db } = await feeWorld()
  await askAmendment()
  expect((await say('askFee', usd('100'))).status).toBe(200)
  const { rows } = await pool.query<{ lineage: string }>('select lineage from tariff')
  const dearer = { lineage: rows[0]?.lineage ?? '', revision: 9, terms: tariffTerms({ coc40Hq: '9000' }) }
  await db.as(system, (tx) => insertTariff(tx, tariff({ ...dearer, id: crypto.randomUUID() })))
  const atDesk = (await staff(desk.show, { id })).body.data.amendment?.agreedLines
  expect(atDesk?.map(({ chargeCode, unitPrice }) => `${chargeCode} ${unitPrice}`)).toEqual(['RAILF 5600', 'DOC 450'])
  expect((await reply('accept')).status).toBe(200)
  const { boxText, agreed } = await shown(id)
  const prices = agreed?.lines.map(({ chargeCode, unitPrice, quantity }) => `${chargeCode} ${quantity} ${unitPrice}`)
  expect([boxText, prices]).toEqual(['3*40HQ', ['RAILF 3 5600', 'DOC 1 450', 'AMND 1 100']])
})

it('puts the cargo on the train that was shown, at the times that staff typed with the grant', async () => {
  const { now, say, reply, shown, id, shipper, anotherTrain, pool, request } = await feeWorld()
  const trainOn = (day: string) => {
    const [etd, siCutoff] = [new Date(`${day}T04:00:00Z`), new Date(`${day}T01:00:00Z`)]
    const cutoffs = { siCutoff, cargoCutoff: siCutoff, customsCutoff: siCutoff }
    return anotherTrain({ ...cutoffs, departureNo: `X${day.slice(-2)}`, etd, eta: new Date('2031-02-25T04:00:00Z') })
  }
  await trainOn('2031-01-29')
  await shipper(calls.amend, { ...(await now()), changes: { wantedDate: '2031-01-28' } })
  const typed = { etd: new Date('2031-01-29T06:00:00Z'), eta: new Date('2031-02-26T04:00:00Z') }
  const asked = await say('askFee', { ...usd('40'), ...typed })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  await trainOn('2031-01-28')
  await pool.query(`update customer set certification = 'refused'`)
  expect((await reply('accept')).status).toBe(200)
  expect(await request()).toMatchObject({ requestState: 'open', feeAgreedBy: 'Chen Mei' })
  await pool.query(`update customer set certification = 'certified'`)
  expect((await say('accept')).status).toBe(200)
  expect((await shown(id)).given).toMatchObject({ departureNo: 'X29', ...typed })
})
