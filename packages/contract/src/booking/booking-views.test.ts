import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { refusalsIn, takes } from '../testing/refusals.ts'
import { bookingDeskEndpoints } from './booking-desk-endpoints.ts'
import { bookingEndpoints } from './booking-endpoints.ts'
import { bookingLifecycle } from './booking-lifecycle.ts'
import { amendmentChanges } from './booking-modes.ts'
import { fieldRemark, formPathOnWire, priceLine } from './booking-views.ts'
import { bookingCalls } from './mode-booking-endpoints.ts'

const seen = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', version: 1 }
const line = { chargeCode: 'MAIN', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '4200.123456' }

describe('a field that is sent back', () => {
  it('is named as the form’s call names it, and known by our name inside', () => {
    for (const [path, onWire] of [
      ['originCode', 'PortlCd'],
      ['goods.0.hsCode', 'Goods.0.HsCd'],
      ['boxes.3.containerCargoKg', 'Boxes.3.BoxWeight'],
      ['parties.1.contactPhone', 'Parties.1.Tel'],
    ] as const) {
      expect(formPathOnWire(path)).toBe(onWire)
      expect(z.decode(fieldRemark, { path: onWire, note: 'Please check' })).toEqual({ path, note: 'Please check' })
      expect(z.encode(fieldRemark, { path, note: 'Please check' })).toEqual({ path: onWire, note: 'Please check' })
    }
  })

  it('comes with a word on what is wrong, and a return with one field at least', () => {
    const { input } = bookingDeskEndpoints.return
    const remark = { path: 'PortlCd', note: 'Which station?' }
    expect(refusalsIn(input, { ...seen, returnedFields: [remark] })).toEqual({})
    expect(refusalsIn(input, { ...seen, returnedFields: [] })).toEqual({ returnedFields: 'shared.needed' })
    expect(refusalsIn(input, { ...seen, returnedFields: [{ ...remark, note: '' }] })).toEqual({
      'returnedFields.0.note': 'shared.needed',
    })
    expect(takes(input, { ...seen, returnedFields: Array(61).fill(remark) })).toBe(false)
  })
})

describe('a line of a price', () => {
  it('has a price of six places and a quantity of three, none of them below nothing', () => {
    expect(refusalsIn(priceLine, line)).toEqual({})
    const places = fc.property(fc.integer({ min: 1, max: 9 }), (count) => {
      expect(takes(priceLine, { ...line, unitPrice: `1.${'1'.repeat(count)}` })).toBe(count <= 6)
      expect(takes(priceLine, { ...line, quantity: `1.${'1'.repeat(count)}` })).toBe(count <= 3)
    })
    fc.assert(places)
    for (const [field, value] of [
      ['unitPrice', '-1'],
      ['quantity', '-1'],
      ['currency', 'usd'],
      ['chargeCode', 7],
    ] as const)
      expect(Object.keys(refusalsIn(priceLine, { ...line, [field]: value }))).toEqual([field])
  })
})

describe('an amendment', () => {
  it('asks for another lane, day, cargo, boxes, parties or services, and for nothing that is settled apart', () => {
    const names = Object.keys(amendmentChanges.shape)
    const asked = ['originCode', 'wantedDate', 'loadType', 'goods', 'danger', 'boxes', 'stops', 'parties', 'insured']
    expect(names).toEqual(expect.arrayContaining([...asked, 'servicesInChina', 'exportCustomsBy']))
    for (const settled of ['departureId', 'quoteId', 'agreeTerms', 'contactPhone', 'settleCurrency', 'attachments'])
      expect(names).not.toContain(settled)
    const box = { containerType: '40HQ', containerQty: 2, containerOwner: 'C' }
    expect(refusalsIn(amendmentChanges, { boxes: [box], wantedDate: '2032-02-29' })).toEqual({})
    expect(
      Object.keys(refusalsIn(amendmentChanges, { boxes: [{ ...box, containerQty: 501 }], wantedDate: '2031-02-29' })),
    ).toEqual(['wantedDate', 'boxes.0.containerQty'])
    expect(takes(amendmentChanges, { boxes: Array(21).fill(box) })).toBe(false)
  })
})

describe('the commands on a booking', () => {
  // A paper changes nothing of its booking, so it comes in at any version; a confirmation is only read.
  const { list, show, operators, export: exported, filePaper, confirmation, ...commands } = bookingDeskEndpoints

  it('are each of the life’s own by staff, with a permission of its name', () => {
    for (const { action, by } of bookingLifecycle)
      if (by === 'staff') {
        const { permission, method, path } = commands[action]
        expect([permission, method, path]).toEqual([`booking.${action}`, 'PUT', `/api/v1/admin/booking-${action}`])
      }
    for (const call of [list, show, operators, exported, confirmation]) expect(call.permission).toBe('booking.view')
    expect(commands.liftCredit.permission).toBe('credit.lift')
    expect(filePaper.permission).toBe('booking.receive')
  })

  it('name the version that was seen, staff’s and customer’s alike', () => {
    const ofCustomers = [
      bookingEndpoints.cancel,
      bookingEndpoints.amend,
      bookingEndpoints.answer,
      bookingEndpoints.discard,
    ]
    for (const { input, path } of [...Object.values(commands), ...ofCustomers, bookingCalls('R').change])
      expect(Object.keys(refusalsIn(input, { id: seen.id })), path).toContain('version')
  })

  it('refuse, hold and lift with a reason', () => {
    expect(Object.keys(refusalsIn(commands.refuse.input, { ...seen, reasonCode: 'SPACE', note: '' }))).toEqual(['note'])
    expect(Object.keys(refusalsIn(commands.stop.input, seen))).toEqual(['reasonCode'])
    expect(Object.keys(refusalsIn(commands.lift.input, { ...seen, hold: 'dangerous', reason: '' }))).toEqual(['reason'])
    for (const hold of ['mood', 'credit'])
      expect(Object.keys(refusalsIn(commands.lift.input, { ...seen, hold, reason: 'x' }))).toEqual(['hold'])
    expect(Object.keys(refusalsIn(commands.offer.input, seen))).toEqual(['until'])
  })

  it('take a fee as money, in a currency that there can be', () => {
    expect(
      refusalsIn(commands.cancel.input, { ...seen, reasonCode: 'OTHER', fee: '120.50', feeCurrency: 'EUR' }),
    ).toEqual({})
    expect(
      Object.keys(refusalsIn(commands.cancel.input, { ...seen, reasonCode: 'OTHER', fee: '-1', feeCurrency: '€' })),
    ).toEqual(['fee', 'feeCurrency'])
  })
})

it('refuses a mode that is not open by its name', () => {
  expect(() => bookingCalls('M')).toThrow('The mode M is not open.')
})
