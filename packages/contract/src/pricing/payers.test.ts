import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeBlocks, sectionOfBlock } from './charge-blocks.ts'
import {
  type ChargePayer,
  hasToInsure,
  incoterms,
  insuranceDuty,
  isPaidToTerminal,
  namedPlaceBy,
  namedPlaces,
  ownPayerBy,
  type PayerTerms,
  payerOf,
  sumsByPayer,
} from './payers.ts'

const codes = ['TRKO', 'THCO', 'CUSEXP', 'OCEANF', 'THCD', 'TRKD', 'CUSIMP'] as const

const letterOf: Readonly<Record<ChargePayer, string>> = { SHP: 'S', CNE: 'B', THIRD: 'T' }
const rowOf = (terms: PayerTerms) =>
  codes.map((chargeCode) => letterOf[payerOf({ chargeCode }, { customerRole: 'SHP', ...terms })]).join(' ')

describe('the payer of each block', () => {
  it('follows Incoterms 2020 and the named place: haulage, terminal, clearance · freight · terminal, on-carriage, clearance', () => {
    const table = incoterms.flatMap((incoterm) => {
      const [terminal, inland] = namedPlaces.map((incotermPlaceKind) => rowOf({ incoterm, incotermPlaceKind }))
      return terminal === inland
        ? [`${incoterm} ${terminal}`]
        : [`${incoterm} terminal ${terminal}`, `${incoterm} inland ${inland}`]
    })
    expect(table).toEqual([
      'EXW B B B B B B B',
      'FCA terminal S B S B B B B',
      'FCA inland B B S B B B B',
      'FAS S S S B B B B',
      'FOB S S S B B B B',
      'CFR S S S S B B B',
      'CIF S S S S B B B',
      'CPT terminal S S S S B B B',
      'CPT inland S S S S S S B',
      'CIP terminal S S S S B B B',
      'CIP inland S S S S S S B',
      'DAP terminal S S S S B B B',
      'DAP inland S S S S S S B',
      'DPU S S S S S S B',
      'DDP S S S S S S S',
    ])
  })

  it('follows the payment term where there is no Incoterm, and in one country it decides alone', () => {
    expect(rowOf({ paymentTerm: 'PP' })).toBe('S S S S B B B')
    expect(rowOf({ paymentTerm: 'CC' })).toBe('S S S B B B B')
    expect(rowOf({ paymentTerm: 'PP', direction: 'NM', incoterm: 'EXW' })).toBe('S S S S S S S')
    expect(rowOf({ paymentTerm: 'CC', direction: 'NM' })).toBe('B B B B B B B')
  })

  it('leaves the terminal at origin to the shipper under FCA where the customer has set so', () => {
    expect(rowOf({ incoterm: 'FCA', fcaTerminalByShipper: true })).toBe('S S S B B B B')
    expect(rowOf({ incoterm: 'EXW', fcaTerminalByShipper: true })).toBe('B B B B B B B')
  })

  it('leaves the terminal at destination to the seller where the freight has it in it', () => {
    for (const incoterm of ['CFR', 'CIF', 'CPT'] as const) {
      expect(rowOf({ incoterm, isLinerOut: true })).toBe('S S S S S B B')
    }
    expect(rowOf({ incoterm: 'DAP', isLinerOut: true })).toBe('S S S S B B B')
  })

  it('takes a place as inland where the transport begins or ends at a door', () => {
    expect(namedPlaceBy('FCA', { fromDoor: true, toDoor: false })).toBe('INLAND')
    expect(namedPlaceBy('DAP', { fromDoor: true, toDoor: false })).toBe('TERMINAL')
    expect(namedPlaceBy('CPT', { fromDoor: false, toDoor: true })).toBe('INLAND')
  })

  it('has whoever asked pay for insurance and our fees, and the buyer for its own security filing', () => {
    const terms = { incoterm: 'DDP', customerRole: 'CNE' } as const
    for (const chargeCode of ['INS', 'CANC', 'AMND', 'AGENCY', 'OTH'])
      expect(payerOf({ chargeCode }, terms)).toBe('CNE')
    expect(payerOf({ chargeCode: 'ISF' }, { incoterm: 'DDP', customerRole: 'SHP' })).toBe('CNE')
  })

  it('puts what arises at either end on the payer of that end', () => {
    const terms = { incoterm: 'FOB', customerRole: 'SHP' } as const
    for (const chargeCode of ['STOR', 'WHS', 'DEMU', 'DETE', 'WAIT', 'INSP', 'DOC', 'ISPS']) {
      expect(payerOf({ chargeCode, end: 'origin' }, terms), chargeCode).toBe('SHP')
      expect(payerOf({ chargeCode, end: 'destination' }, terms), chargeCode).toBe('CNE')
    }
    expect(payerOf({ chargeCode: 'DEMU' }, terms)).toBe('CNE')
    expect(payerOf({ chargeCode: 'WAIT' }, terms)).toBe('SHP')
  })

  it('counts the joints of a chain as freight', () => {
    const terms = { incoterm: 'FOB', customerRole: 'SHP' } as const
    const [first, last] = [
      { isFirst: true, isLast: false },
      { isFirst: false, isLast: true },
    ]
    expect(payerOf({ chargeCode: 'THCO' }, terms, first)).toBe('SHP')
    expect(payerOf({ chargeCode: 'THCO' }, terms, last)).toBe('CNE')
    expect(payerOf({ chargeCode: 'THCD' }, { ...terms, incoterm: 'CFR' }, first)).toBe('SHP')
    expect(payerOf({ chargeCode: 'THCD' }, { ...terms, incoterm: 'CFR' }, last)).toBe('CNE')
  })
})

describe('the part of our customer', () => {
  it('follows from the direction until the booking names it', () => {
    expect(ownPayerBy({ direction: 'E' })).toBe('SHP')
    expect(ownPayerBy({ direction: 'I' })).toBe('CNE')
    expect(ownPayerBy({ direction: 'I', customerRole: 'SHP' })).toBe('SHP')
  })

  it('is taken over by a third party, as trader for the side that pays the freight, as payer for our customer', () => {
    const paid = (terms: PayerTerms) => codes.filter((chargeCode) => payerOf({ chargeCode }, terms) === 'THIRD')
    expect(paid({ incoterm: 'FOB', customerRole: 'THIRD' })).toEqual(['OCEANF', 'THCD', 'TRKD', 'CUSIMP'])
    expect(paid({ incoterm: 'CIF', customerRole: 'THIRD' })).toEqual(['TRKO', 'THCO', 'CUSEXP', 'OCEANF'])
    expect(paid({ incoterm: 'FOB', customerRole: 'SHP', payerType: 'OTHER' })).toEqual(['TRKO', 'THCO', 'CUSEXP'])
  })

  it('has to insure where it sells on CIF or CIP: clauses C or A over 110 per cent', () => {
    const selling = incoterms.filter((incoterm) => hasToInsure({ incoterm, customerRole: 'SHP' }))
    expect(selling).toEqual(['CIF', 'CIP'])
    expect(hasToInsure({ incoterm: 'CIF', customerRole: 'CNE' })).toBe(false)
    expect(insuranceDuty({ incoterm: 'CIF' })).toEqual({ cover: 'C', percent: 110 })
    expect(insuranceDuty({ incoterm: 'CIP', incotermPlaceKind: 'INLAND' })).toEqual({ cover: 'A', percent: 110 })
  })
})

const termsOfSale = fc.record({
  incoterm: fc.option(fc.constantFrom(...incoterms), { nil: undefined }),
  incotermPlaceKind: fc.option(fc.constantFrom(...namedPlaces), { nil: undefined }),
  paymentTerm: fc.constantFrom('PP' as const, 'CC' as const),
  customerRole: fc.option(fc.constantFrom('SHP' as const, 'CNE' as const, 'THIRD' as const), { nil: undefined }),
  direction: fc.constantFrom('E' as const, 'I' as const, 'NM' as const),
  payerType: fc.constantFrom('OWN' as const, 'OTHER' as const),
})

it('takes handling out of what we bill where our customer pays the terminal, and touches nothing of the other side', () => {
  fc.assert(
    fc.property(termsOfSale, fc.constantFrom('THCO', 'THCD', 'DOC', 'OCEANF', 'DO'), (terms, chargeCode) => {
      const isOwn = payerOf({ chargeCode }, terms) === ownPayerBy(terms)
      const isHandling = chargeCode === 'THCO' || chargeCode === 'THCD'
      expect(isPaidToTerminal({ chargeCode }, { ...terms, thcPayment: 'F' })).toBe(isOwn && isHandling)
      expect(isPaidToTerminal({ chargeCode }, { ...terms, thcPayment: 'T' })).toBe(false)
    }),
  )
})

it('adds up by payer and currency to what it was given', () => {
  const lines = [
    { currency: 'USD', amount: '10.10', payer: 'SHP' as const },
    { currency: 'USD', amount: '0.95', payer: 'CNE' as const },
    { currency: 'EUR', amount: '5', payer: 'CNE' as const },
    { currency: 'USD', amount: '1.00' },
  ]
  expect(sumsByPayer(lines, 'SHP')).toEqual([
    { payer: 'SHP', currency: 'USD', amount: '11.10' },
    { payer: 'CNE', currency: 'USD', amount: '0.95' },
    { payer: 'CNE', currency: 'EUR', amount: '5.00' },
  ])
})

it('shows each block in one of three sections', () => {
  expect(new Set(chargeBlocks.map((block) => sectionOfBlock[block]))).toEqual(
    new Set(['origin', 'freight', 'destination']),
  )
})
