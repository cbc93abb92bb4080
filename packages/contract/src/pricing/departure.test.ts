import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusalsIn, takes } from '../testing/refusals.ts'
import { spaceSizes } from './box.ts'
import { spaceLine } from './departure.ts'
import { departureForm } from './departure-desk-endpoints.ts'

/** A departure as staff send it: times are clocks of Shanghai. */
const departure = (changes: object = {}) => ({
  departureNo: 'X8001',
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  etd: '2031-02-01 10:00:00',
  eta: '2031-02-15 10:00:00',
  siCutoff: '2031-01-29 10:00:00',
  cargoCutoff: '2031-01-30 10:00:00',
  customsCutoff: '2031-01-31 10:00:00',
  spaces: [{ containerType: '40HQ', total: 50, surplus: 12 }],
  ...changes,
})
const wrong = (changes: object) => refusalsIn(departureForm, departure(changes))
const clock = fc
  .integer({ min: Date.parse('2031-01-01'), max: Date.parse('2031-03-01') })
  .map((ms) => new Date(ms).toISOString().slice(0, 19).replace('T', ' '))

describe('a departure', () => {
  it('is taken with its times in order', () => {
    expect(wrong({})).toEqual({})
    expect(wrong({ siCutoff: departure().etd, cargoCutoff: departure().etd, customsCutoff: departure().etd })).toEqual(
      {},
    )
  })

  it.each([
    [{ departureNo: '  ' }, { departureNo: 'pricing.train-no-needed' }],
    [{ originCode: undefined }, { originCode: 'pricing.origin-needed' }],
    [{ destinationCode: '' }, { destinationCode: 'pricing.destination-needed' }],
    [{ destinationCode: 'CNXIA' }, { destinationCode: 'pricing.same-place' }],
  ])('is refused by name: %j', (change, refusals) => expect(wrong(change)).toEqual(refusals))

  it('arrives after it has left', () => {
    const order = fc.property(clock, clock, (etd, eta) => {
      const cutoffs = {
        siCutoff: '2030-12-01 00:00:00',
        cargoCutoff: '2030-12-01 00:00:00',
        customsCutoff: '2030-12-01 00:00:00',
      }
      expect(wrong({ etd, eta, ...cutoffs })).toEqual(etd < eta ? {} : { eta: 'pricing.eta-early' })
    })
    fc.assert(order)
  })

  it('closes before it leaves: each cut-off by itself, in whatever order among themselves', () => {
    const order = fc.property(clock, clock, clock, clock, (etd, siCutoff, cargoCutoff, customsCutoff) => {
      const late = Object.entries({ siCutoff, cargoCutoff, customsCutoff }).filter(([, at]) => at > etd)
      const expected = Object.fromEntries(late.map(([name]) => [name, 'pricing.cutoff-late']))
      expect(wrong({ etd, eta: '2031-06-01 00:00:00', siCutoff, cargoCutoff, customsCutoff })).toEqual(expected)
    })
    fc.assert(order)
  })

  it('has no time that no clock shows', () => {
    for (const etd of ['2031-02-29 10:00:00', '2031-02-01 24:00:00', '2031-02-01 10:60:00', '2031-02-01'])
      expect(Object.keys(wrong({ etd })), etd).toContain('etd')
  })
})

describe('its space', () => {
  it('is never more left than there was', () => {
    const boxes = fc.integer({ min: 0, max: 500 })
    const left = fc.property(boxes, boxes, fc.constantFrom(...spaceSizes), (total, surplus, containerType) => {
      const expected = surplus <= total ? {} : { surplus: 'pricing.surplus-above-total' }
      expect(refusalsIn(spaceLine, { containerType, total, surplus })).toEqual(expected)
    })
    fc.assert(left)
    expect([-1, 501, 1.5].map((total) => takes(spaceLine, { containerType: '40HQ', total, surplus: 0 }))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('is counted once for each size, and for no size that trains do not count', () => {
    const sizes = fc.array(fc.constantFrom(...spaceSizes), { maxLength: 8 })
    const once = fc.property(sizes, (named) => {
      const spaces = named.map((containerType) => ({ containerType, total: 1, surplus: 1 }))
      expect(wrong({ spaces })).toEqual(new Set(named).size === named.length ? {} : { spaces: 'pricing.size-twice' })
    })
    fc.assert(once)
    expect(takes(departureForm, departure({ spaces: [{ containerType: '40OT', total: 1, surplus: 1 }] }))).toBe(false)
  })

  it('may be said in places besides, or left to what the boxes add up to', () => {
    expect(wrong({ slotsTotal: 110, slotsLeft: 26 })).toEqual({})
    expect(wrong({ slotsTotal: null, slotsLeft: null })).toEqual({})
    expect(Object.keys(wrong({ slotsTotal: 2001 }))).toEqual(['slotsTotal'])
  })
})
