import { expect, it } from 'vitest'
import type { Booking } from '../life/booking.ts'
import { papersShown } from './paper-queries.ts'

const booking = (state: Booking['state']) =>
  ({
    state,
    form: {},
    documentsDue: [
      { documentType: 'SI', dueBy: '2031-01-20', bringer: 'customer' },
      { documentType: 'PL', dueBy: '2031-01-20', bringer: 'customer' },
    ],
  }) as unknown as Booking
const given = [{ docType: 'PL', audience: 'customer' }] as Parameters<typeof papersShown>[1]
const shown = (state: Booking['state']) =>
  papersShown(booking(state), given, (code) => code).map(({ documentType, isGiven }) => [documentType, isGiven])

it('asks for no paper once a booking is over, and keeps what was given', () => {
  for (const state of ['received', 'shipped', 'stopped'] as const)
    expect(shown(state), state).toEqual([
      ['SI', false],
      ['PL', true],
    ])
  for (const state of ['completed', 'cancelled'] as const) expect(shown(state), state).toEqual([['PL', true]])
})
