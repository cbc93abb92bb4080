import { expect, it } from 'vitest'
import { aPlace } from '../place-fixtures.ts'
import { bookingRowOf, type ListedBooking } from './booking-row-rules.ts'

const names = {
  language: 'en',
  findPlace: (code: string | null | undefined) => (code === 'CNXIA' ? aPlace('CNXIA') : undefined),
  carrier: (code: string) => `Carrier ${code}`,
  truckType: (type: string) => `Truck ${type}`,
} as unknown as Parameters<typeof bookingRowOf>[1]['names']
const people = new Map([['mei', 'Chen Mei']])
const row = (changes: Partial<ListedBooking>) =>
  bookingRowOf({ id: 'x', mode: 'R', state: 'received', version: 1, ...changes } as ListedBooking, { names, people })

it('names places, people and state for its reader, and a place that nobody knows as it was written', () => {
  const shown = row({
    originCode: 'CNXIA',
    destinationCode: 'DEXXX',
    writtenDestination: 'Old yard',
    createdById: 'mei',
  })
  expect(shown).toMatchObject({ originName: 'CNXIA Terminal', destinationName: 'Old yard', createdBy: 'Chen Mei' })
  expect(shown.stateLabel).toBe('Accepted')
})

it('shows the flight that carries it once one does, and that of the booking before, with the day of its place', () => {
  const asked = { mode: 'A', flightDate: '2031-01-20', departureNo: 'LH8411', carrierCode: 'LH' } as const
  expect(row(asked)).toMatchObject({ flightNo: 'LH8411', flightDate: '2031-01-20', airline: 'Carrier LH' })
  const left = { etd: new Date('2031-01-21T17:00:00Z'), etdZone: 'Asia/Shanghai' }
  expect(row({ ...asked, ...left, carried: { flightNo: 'LH8415', airline: 'LH' } })).toMatchObject({
    flightNo: 'LH8415',
    flightDate: '2031-01-22',
  })
  expect(row({ departureNo: 'X8003' })).not.toHaveProperty('flightNo')
})
