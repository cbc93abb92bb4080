import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { describe, expect, it } from 'vitest'
import { aBooking, railForm } from '../booking-fixtures.ts'
import { contentSeen } from '../life/booking-rules.ts'
import { deskChecks } from './desk-check-rules.ts'

type Facts = Parameters<typeof deskChecks>[1]
const onTrain = { short: [], isGone: false }
const fine: Facts = { goesByDeparture: true, departure: onTrain, isCertified: true, credit: undefined, price: [] }
const credit = { used: [], limit: '100', currency: 'USD', rates: new Map([['USD', '1']]) }
const shown = (booking: Parameters<typeof aBooking>[0], facts: Partial<Facts> = {}) =>
  deskChecks(aBooking(booking), { ...fine, ...facts }, 'en').map(
    ({ check, level, isLifted }) => `${check} ${level}${isLifted ? ' lifted' : ''}`,
  )
const lift = (form: BookingForm, hold: 'certification' | 'dangerous' | 'credit') => ({
  reason: 'Approved',
  by: 'x',
  at: '2031-01-15',
  seen: contentSeen(form, hold),
})

it('has nothing to say of a booking in which nothing is open', () => {
  expect(shown({})).toEqual([])
})

describe('space', () => {
  it('is warned of where no departure is there or it has gone, and where the mode goes by departures', () => {
    expect(shown({}, { departure: undefined })).toEqual(['space warn'])
    expect(shown({}, { departure: { ...onTrain, isGone: true } })).toEqual(['space warn'])
    expect(shown({}, { departure: undefined, goesByDeparture: false })).toEqual([])
  })

  it('blocks where a size is short, with the places that are left; a departure that has gone has none to be short of', () => {
    const short = [{ containerType: '40HQ', left: 3 }]
    const [space] = deskChecks(aBooking(), { ...fine, departure: { short, isGone: false } }, 'en')
    expect(space).toMatchObject({ check: 'space', level: 'block', checkLabel: 'Places left on the departure: 3' })
    expect(shown({}, { departure: { short, isGone: true } })).toEqual(['space warn'])
  })
})

describe('a hold', () => {
  const price = [{ currency: 'USD', amount: '100.01' }]

  it('blocks who is not certified, what is dangerous and what is over its credit', () => {
    const fid = '5f1c3ab8-52a5-4d3b-8a53-1b3c9d1f2a01'
    const form = railForm({ cargoKind: 'D', danger: [{ safetyDataSheetFid: fid }] })
    const blocked = ['dangerous block', 'credit block', 'certification block']
    expect(shown({ form }, { isCertified: false, credit, price })).toEqual(blocked)
    const lifts = { dangerous: lift(form, 'dangerous'), certification: lift(form, 'certification') }
    expect(shown({ form, lifts }, { isCertified: false, credit, price })).toEqual([
      'dangerous block lifted',
      'credit block',
      'certification block lifted',
    ])
  })

  it('names the currencies that a credit has no rate for, and then not that it is over', () => {
    const checks = deskChecks(aBooking(), { ...fine, credit, price: [{ currency: 'KZT', amount: '9000' }] }, 'en')
    expect(checks.map(({ check }) => check)).toEqual(['credit'])
    expect(checks[0]?.checkLabel).toContain('KZT')
  })
})

it('asks for the sheets of dangerous goods before it asks whether they are taken, and counts them with no other paper', () => {
  const form = railForm({ cargoKind: 'D', danger: [{}] })
  const checks = deskChecks(aBooking({ form }), fine, 'en')
  expect(checks).toHaveLength(1)
  expect(checks[0]).toMatchObject({ check: 'dangerous', level: 'block' })
})

it('counts the other papers that an acceptance waits for', () => {
  expect(shown({ form: railForm({ oversize: true }) })).toEqual(['documents block'])
  const lashingPlanFid = '5f1c3ab8-52a5-4d3b-8a53-1b3c9d1f2a01'
  expect(shown({ form: railForm({ oversize: true, lashingPlanFid }) })).toEqual([])
})

it('warns of what stood out when it was submitted, and blocks nothing by it', () => {
  expect(shown({ findings: ['fit', 'price'] })).toEqual(['fit warn', 'price warn'])
})
