import { expect, it } from 'vitest'
import { bookingDeskEndpoints as desk } from './booking-desk-endpoints.ts'

it('lifts the hold of a credit by a call and a permission of its own alone', () => {
  const lift = (hold: string) =>
    desk.lift.input.safeParse({ id: crypto.randomUUID(), version: 1, reason: 'Papers seen', hold }).success
  expect(['certification', 'dangerous', 'credit'].map(lift)).toEqual([true, true, false])
  expect([desk.lift.permission, desk.liftCredit.permission]).toEqual(['booking.lift', 'credit.lift'])
})
