import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { playBookingSequences } from '../../testing/booking-sequences.ts'
import { bookingWorld, newBooking } from '../booking-fixtures.ts'
import { completeBooking, shipBooking } from './booking-system-commands.ts'

const rail = bookingCalls('R')

it('never leaves the life that a simple model has, whatever people do in whatever order', async () => {
  const { customer, staff, db, tariffId, spaceLeft } = await bookingWorld()
  const shipper = await customer()
  const form = rail.create.wire.input.encode(newBooking({ quoteId: tariffId, quoteType: 'PRICE' }))
  const { submit: _, ...wired } = form as Record<string, unknown>
  const played = await playBookingSequences(
    {
      form: wired,
      async call(who, method, path, fields) {
        const inBody = method === 'POST' || method === 'PUT'
        const person = who === 'staff' ? staff : shipper
        const sent = inBody ? { body: { ...fields } } : { query: { ...fields } as Record<string, string> }
        const reply = await person.send({ method, path, ...sent })
        return { status: reply.statusCode, body: reply.json() }
      },
      system: (step, id) =>
        db.as(system, async (tx, now) => {
          const call = { tx, now, caller: system, language: 'en' } as const
          if (step === 'complete') return completeBooking(call, id)
          await sql`update booking set atd = ${now} where id = ${id} and state = 'received'`.execute(tx)
          return shipBooking(call, id)
        }),
    },
    { runs: 100, seed: 20310115 },
  )
  expect(played.commands).toBeGreaterThan(500)
  expect(played.accepted).toBeGreaterThan(100)
  expect(await spaceLeft()).toBeGreaterThanOrEqual(0)
})
