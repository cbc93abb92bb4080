import { describe, expect, it } from 'vitest'
import { type CheckExample, tryExamples } from '../../testing/check-examples.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import { checkFacts, context } from '../form/form-fixtures.ts'
import { warningsOf } from './form-checks.ts'
import { lastPresentationDay, letterOfCreditChecks } from './letter-of-credit-checks.ts'

const credit: BookingForm = { underLetterOfCredit: true, lcLatestShipment: '2031-02-15', lcExpiryDate: '2031-03-08' }

const examples: CheckExample[] = [
  {
    check: 'dates of the credit',
    finds: ['lcLatestShipment', 'booking.lc-shipment-late'],
    fails: { ...credit, wantedDate: '2031-02-18' },
    passes: { ...credit, wantedDate: '2031-02-15' },
  },
  {
    check: 'dates of the credit',
    finds: ['lcExpiryDate', 'booking.lc-expires-early'],
    fails: { ...credit, lcExpiryDate: '2031-02-14' },
    passes: { ...credit, lcExpiryDate: '2031-02-15' },
  },
  {
    check: 'dates of the credit',
    finds: ['lcExpiryDate', 'booking.lc-presentation-short'],
    fails: { ...credit, wantedDate: '2031-02-10', lcPresentationDays: 2 },
    passes: { ...credit, wantedDate: '2031-02-10', lcPresentationDays: 5 },
  },
  {
    check: 'terms of the credit',
    finds: ['billRelease', 'booking.lc-needs-original'],
    only: ['S.FCL', 'S.LCL'],
    fails: { ...credit, billRelease: 'TLX', transhipmentAllowed: false },
    passes: { ...credit, billRelease: 'OBL', transhipmentAllowed: false },
  },
  {
    check: 'terms of the credit',
    finds: ['lcTranshipmentAllowed', 'booking.lc-no-transhipment'],
    only: ['S.FCL'],
    fails: { ...credit, lcTranshipmentAllowed: false, transhipmentAllowed: true },
    passes: { ...credit, lcTranshipmentAllowed: false, transhipmentAllowed: false },
  },
  {
    check: 'terms of the credit',
    finds: ['lcPartialAllowed', 'booking.lc-no-partial'],
    only: ['S.FCL'],
    fails: { ...credit, lcPartialAllowed: false, billQty: 2, transhipmentAllowed: false },
    passes: { ...credit, lcPartialAllowed: false, billQty: 1, transhipmentAllowed: false },
  },
  {
    check: 'clause on freight',
    finds: ['billClauses', 'booking.clause-against-payment'],
    fails: { paymentTerm: 'PP', billClauses: 'CLEAN ON BOARD\nFREIGHT COLLECT' },
    passes: { paymentTerm: 'PP', billClauses: 'CLEAN ON BOARD\nFREIGHT PREPAID' },
  },
]

tryExamples(letterOfCreditChecks, examples)

describe('a letter of credit', () => {
  it('counts 21 days for the presentation unless it says otherwise, and never beyond its expiry', () => {
    expect(lastPresentationDay({ lcExpiryDate: '2031-03-31' }, '2031-02-15')).toBe('2031-03-08')
    expect(lastPresentationDay({ lcExpiryDate: '2031-03-01' }, '2031-02-15')).toBe('2031-03-01')
    expect(lastPresentationDay({ lcExpiryDate: '2031-03-31', lcPresentationDays: 10 }, '2031-02-15')).toBe('2031-02-25')
    expect(lastPresentationDay({}, '2031-02-15')).toBeUndefined()
  })

  it('is held against the day on which a job ships rather than the day that was wished', () => {
    const at = { name: 'S.FCL' as const, form: { ...credit, wantedDate: '2031-02-10' }, context }
    const keys = (shipsOn: string) => warningsOf(at, checkFacts({ shipsOn })).map(({ key }) => key)
    expect(keys('2031-02-18')).toContain('booking.lc-shipment-late')
    expect(keys('2031-02-10')).not.toContain('booking.lc-shipment-late')
  })

  it('says nothing once it is told of no longer', () => {
    const form = { ...credit, underLetterOfCredit: false, wantedDate: '2031-02-18', billRelease: 'TLX' as const }
    const keys = warningsOf({ name: 'S.FCL', form, context }, checkFacts()).map(({ key }) => key)
    expect(keys.filter((key) => key.includes('.lc-'))).toEqual([])
  })
})
