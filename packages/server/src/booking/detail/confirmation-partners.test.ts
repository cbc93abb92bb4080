import { expect, it } from 'vitest'
import type { Booking } from '../life/booking.ts'
import { partnerLanesOf } from './confirmation-partners.ts'

const handed = { loadTerminal: 'Yangshan IV', dischargeTerminal: 'Tollerort' }
const form = { originCode: 'CNSHA', destinationCode: 'DEHAM' }
const booking = (changes: object) => ({ mode: 'S', form, carried: { handed }, ...changes }) as unknown as Booking
const lanesOf = (changes: object) => partnerLanesOf(booking(changes)).map(({ lane }) => lane)

it('looks for the terminals that the carrier gave, and for any of the place while none is given', () => {
  expect(lanesOf({})).toEqual([{ placeMode: 'SEA', ...form, ...handed }])
  expect(lanesOf({ carried: {} })).toEqual([{ placeMode: 'SEA', ...form }])
})

it('takes a terminal of one leg of several for none of the others', () => {
  const legs = [
    { seq: 1, mode: 'R', requested: { originCode: 'CNXIA', destinationCode: 'CNSHA' } },
    { seq: 2, mode: 'S', requested: form },
  ]
  expect(lanesOf({ mode: 'M', legs }).map(({ loadTerminal }) => loadTerminal)).toEqual([undefined, undefined])
})
