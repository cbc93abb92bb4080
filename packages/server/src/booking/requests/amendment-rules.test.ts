import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { departure } from '../../pricing/pricing-fixtures.ts'
import { aBooking, railForm } from '../booking-fixtures.ts'
import { anOffer } from '../offer-fixtures.ts'
import { knownFromXianToDuisburg } from '../place-fixtures.ts'
import type { FormFacts } from '../submit/form-facts-rules.ts'
import {
  amendedBooking,
  assessAmendment,
  changesIn,
  keepsDeparture,
  repricedAmendment,
  wrongInAmendment,
} from './amendment-rules.ts'

const before = aBooking({ form: railForm({ incoterm: 'FCA' }) })

describe('what an amendment says', () => {
  it('is no change where it says what stands', () => {
    const names = ['incoterm', 'cargoKind', 'readyDate', 'goods', 'boxes', 'parties'] as const
    fc.assert(
      fc.property(fc.subarray([...names]), (said) => {
        const same = Object.fromEntries(said.map((name) => [name, before.form[name]])) as AmendmentChanges
        expect(changesIn(before, same)).toEqual({ changes: {}, stood: {} })
      }),
    )
  })

  it('stands beside what stood there; what is emptied, and what was empty, is none', () => {
    expect(changesIn(before, { incoterm: null, incotermPlace: 'Lodz', readyDate: '2031-01-18' })).toEqual({
      changes: { incoterm: null, incotermPlace: 'Lodz', readyDate: '2031-01-18' },
      stood: { incoterm: 'FCA', incotermPlace: null, readyDate: '2031-01-17' },
    })
  })

  it('leaves of a box that is named what it does not say, and gives a new one where its owner is used to', () => {
    const boxes = [
      { containerType: '40HQ', containerQty: 3, containerOwner: 'C' as const },
      { containerType: '20GP', containerQty: 1, containerOwner: 'C' as const },
    ]
    const amended = amendedBooking(before, { boxes }, undefined).form.boxes
    expect(amended?.[0]).toMatchObject({ containerQty: 3, containerCargoKg: '18272.5', emptyReturnPlace: 'DEDUI' })
    expect(amended?.[1]).toMatchObject({ containerType: '20GP', emptyReturnPlace: 'DEDUI', stuffingPlace: 'STATION' })
    expect(amended?.[1]).not.toHaveProperty('containerCargoKg')
  })
})

describe('the departure that was given', () => {
  it('is kept, unless lane, border or day are asked to be otherwise or the desk names another', () => {
    expect(keepsDeparture({ remark: 'x', boxes: [] }, undefined)).toBe(true)
    expect(keepsDeparture({}, 'another')).toBe(false)
    for (const name of ['originCode', 'destinationCode', 'entryPortCode', 'wantedDate', 'loadingDate']) {
      expect(keepsDeparture({ [name]: null }, undefined)).toBe(false)
    }
  })

  it('is named in the booking as it would be, and the one before it nowhere', () => {
    const stood = aBooking({ form: railForm({ departureId: 'old', trainNo: 'X8001' }), quote: {} as never })
    const asked = amendedBooking(stood, { remark: 'x' }, 'new')
    expect(asked).toMatchObject({ quote: undefined, form: { departureId: 'new', remark: 'x' } })
    expect(asked.form).not.toHaveProperty('trainNo')
    expect(amendedBooking(stood, {}, undefined).form).not.toHaveProperty('departureId')
  })
})

describe('the price of an amendment', () => {
  const [box] = railForm().boxes ?? []
  const without = { ...box, emptyReturnPlace: undefined }
  const asked = aBooking({ form: railForm({ boxes: [without, { ...without, containerOwner: 'S' }, { ...box }] }) })

  it('is that of its own day, and counts on the usual place for the boxes of the carrier that name none', () => {
    const { form } = repricedAmendment(asked, anOffer({ id: 'of-the-day' }))
    expect(form.quoteId).toBe('of-the-day')
    expect(form.boxes?.map(({ emptyReturnPlace }) => emptyReturnPlace)).toEqual(['DEDUI', undefined, 'DEDUI'])
  })

  it('stays what it was where none is offered, or one of another lane', () => {
    expect(repricedAmendment(asked, undefined)).toBe(asked)
    const elsewhere = aBooking({ form: railForm({ destinationCode: 'DEHAM' }) })
    expect(repricedAmendment(elsewhere, anOffer())).toBe(elsewhere)
  })
})

describe('what is wrong with an amendment', () => {
  const known = knownFromXianToDuisburg()
  const facts: FormFacts = {
    known,
    departure: undefined,
    nearest: undefined,
    offer: undefined,
    customer: { certification: 'certified', salespersonId: null, fcaTerminalByShipper: false },
    credit: undefined,
    isSalespersonKnown: true,
    isAddressBlocked: false,
    files: { unknown: [] } as unknown as FormFacts['files'],
    twin: undefined,
    sameReference: undefined,
  }
  const later = new Date('2031-02-10T08:00:00Z')
  const amendment = (changes: AmendmentChanges) => {
    const requested = amendedBooking(before, changes, undefined)
    return { before, changes, requested, facts, knownBefore: known, keepsDeparture: true, departure: departure() }
  }

  it('is not what was wrong already and is left alone, such as a day that has passed since', () => {
    expect(wrongInAmendment(amendment({ remark: 'x' }), later)).toEqual({})
    const wrong = wrongInAmendment(amendment({ readyDate: '2031-01-18' }), later)
    expect(wrong).toHaveProperty('readyDate')
    expect(wrong).not.toHaveProperty('wantedDate')
  })

  it('is a load type that is not open', () => {
    expect(wrongInAmendment(amendment({ loadType: 'WAG' }), later)).toMatchObject({
      loadType: 'booking.load-type-not-open',
    })
  })

  it('is never its price: that is the desk’s to settle', () => {
    expect(assessAmendment(amendment({ remark: 'x' }), later).findings).not.toContain('price')
  })
})
