import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { railForm } from '../../booking/booking-fixtures.ts'
import { jobWorld } from '../workorder-fixtures.ts'

/** A booking whose freight is collected, accepted and opened before our customer's part was asked for. */
async function oldBooking() {
  const world = await jobWorld()
  const { bookingId: id, pool, shipper, staff, shown, open } = world
  await pool.query(
    `update booking set form = (form - 'customerRole') || '{"paymentTerm":"CC"}', agreed = (agreed - 'owed') || jsonb_build_object('lines',
      (select jsonb_agg(line - 'payer' - 'block') from jsonb_array_elements(agreed -> 'lines') line)) where id = $1`,
    [id],
  )
  const job = await open()
  return {
    job,
    staff,
    show: world.show,
    owed: async () => (await pool.query('select agreed -> $2 as owed from booking where id = $1', [id, 'owed'])).rows,
    agreed: async () => (await shown(id)).agreed,
    async charges() {
      const { rows } = await pool.query<{ line: string }>(
        `select charge_code || ' ' || amount::text || ' ' || is_others as line from charge_line order by 1`,
      )
      return rows.map(({ line }) => line)
    },
    async amend(changes: AmendmentChanges, said: object = {}) {
      const { version } = await shown(id)
      const asked = await shipper(calls.amend, { id, version, changes })
      expect(asked.status, JSON.stringify(asked.body)).toBe(200)
      const { version: now, requests } = await shown(id)
      const granted = await staff(desk.amend, {
        id,
        version: now,
        requestId: requests[0]?.id ?? '',
        answer: 'accept',
        ...said,
      })
      expect(granted.status, JSON.stringify(granted.body)).toBe(200)
    },
  }
}

it('owes after each amendment what it owed before, for nobody named another payer', async () => {
  const { agreed, amend, charges, owed } = await oldBooking()
  const [before, charged] = [await agreed(), await charges()]
  expect(charged).toEqual([expect.stringMatching(/^DOC/), expect.stringMatching(/^RAILF/)])
  for (const partyName of ['Haus & Garten GmbH', 'Haus & Hof GmbH']) {
    await amend({ parties: [...(railForm().parties ?? []), { partyType: 'CNE', partyName, countryCd: 'DE' }] })
    expect(await charges()).toEqual(charged)
    expect((await agreed())?.totals).toEqual(before?.totals)
    expect(await owed()).toEqual([{ owed: null }])
  }
})

it('owes all of its new price where an amendment is priced anew', async () => {
  const { amend, charges } = await oldBooking()
  const [box] = railForm().boxes ?? []
  const [line] = railForm().goods ?? []
  await amend({ boxes: [{ ...box, containerQty: 1 }], goods: [{ ...line, grossWeightKg: '18272.5' }] })
  expect(await charges()).toEqual([expect.stringMatching(/^DOC .* false$/), expect.stringMatching(/^RAILF .* false$/)])
})

it('keeps the payer whom staff named for a charge, though nothing else of it was changed', async () => {
  const { amend, job, show, staff } = await oldBooking()
  const named = async () => (await show(job.id)).charges.find(({ chargeCode }) => chargeCode === 'RAILF')
  const { id: chargeId, currency = '', unitPrice = '', unit = '', quantity = '', quoteLineId } = (await named()) ?? {}
  const charge = { chargeId, side: 'R', chargeCode: 'RAILF', currency, unitPrice, unit, quantity, quoteLineId } as const
  const { version } = await show(job.id)
  const seen = { id: job.id, version, recordedOn: '2031-01-16' }
  const saved = await staff(jobDeskEndpoints.saveCharge, { ...seen, ...charge, payer: 'THIRD' })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const [box] = railForm().boxes ?? []
  const [line] = railForm().goods ?? []
  await amend({ boxes: [{ ...box, containerQty: 1 }], goods: [{ ...line, grossWeightKg: '18272.5' }] })
  expect(await named()).toMatchObject({ payer: 'THIRD', quantity: '1.000' })
})
