import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { describe, expect, it } from 'vitest'
import type { Booking } from './booking.ts'
import { priceOfLines } from './booking-price-rules.ts'
import { checkPayersExplained, linesUnder, owedIn, payerSumsShown, withOwed, withPayers } from './price-payer-rules.ts'

const refusing = (fields: Record<string, string>) => expect.objectContaining({ fields })
const setting = { fcaTerminalByShipper: false }
const at = new Date(0)
const line = (chargeCode: string, more: object = {}) => ({
  chargeCode,
  currency: 'USD',
  unit: 'SHPT',
  quantity: '1',
  unitPrice: '100',
  amount: '100.00',
  ...more,
})
const sold = (form: BookingForm, legs?: Booking['legs']) => ({
  form: { direction: 'E' as const, customerRole: 'SHP' as const, incoterm: 'CIF', ...form },
  legs,
})
const lines = [line('OCEANF'), line('THCO'), line('THCD')]

describe('the lines of an agreed price', () => {
  it('have the payers of the terms of sale, unless staff named another with a reason', () => {
    const payers = (form: BookingForm) => withPayers(lines, sold(form), setting).map(({ payer }) => payer)
    expect(payers({})).toEqual(['SHP', 'SHP', 'CNE'])
    expect(payers({ incoterm: 'EXW' })).toEqual(['CNE', 'CNE', 'CNE'])
    const named = withPayers([line('THCD', { payer: 'SHP' })], sold({}), setting)
    expect(named).toMatchObject([{ payer: 'SHP', block: 'destinationTerminal' }])
    const explained = (reason?: string) => () =>
      checkPayersExplained({ lines: named, reason }, { sale: sold({}), setting, field: 'agreedLines' })
    expect(explained()).toThrow(
      refusing({ 'agreedLines.0.payer': 'booking.payer-reason-needed', priceReason: 'booking.payer-reason-needed' }),
    )
    expect(explained('Agreed on the telephone')).not.toThrow()
  })

  it('have none in a booking from before our customer’s part was asked for', () => {
    const before = { form: { incoterm: 'CIF' }, legs: undefined }
    expect(withPayers(lines, before, setting)).toEqual(lines)
    expect(payerSumsShown(lines, before)).toEqual({})
    const named = [line('THCD', { payer: 'CNE' })]
    const explained = (reason?: string) => () =>
      checkPayersExplained({ lines: named, reason }, { sale: before, setting, field: 'agreedLines' })
    expect(explained()).toThrow(
      refusing({ 'agreedLines.0.payer': 'booking.payer-reason-needed', priceReason: 'booking.payer-reason-needed' }),
    )
    expect(explained('Agreed on the telephone')).not.toThrow()
    expect(withOwed(priceOfLines(lines, { at }), before)).not.toHaveProperty('owed')
  })

  it('stand with the freight at the joints of a chain', () => {
    const legs = [1, 2].map((seq) => ({ seq, mode: 'S' as const, requested: {} }))
    const ofLegs = [
      line('THCO', { legSeq: 1 }),
      line('THCD', { legSeq: 1 }),
      line('THCO', { legSeq: 2 }),
      line('THCD', { legSeq: 2 }),
    ]
    const placed = withPayers(ofLegs, sold({ incoterm: 'FOB' }, legs), setting)
    expect(placed.map(({ block, payer }) => `${block} ${payer}`)).toEqual([
      ...['originTerminal SHP', 'freight CNE', 'freight CNE', 'destinationTerminal CNE'],
    ])
  })

  it('count against credit as far as our customer owes them', () => {
    const price = withOwed(priceOfLines(withPayers(lines, sold({}), setting), { at }), sold({}))
    expect(price.totals).toEqual([{ currency: 'USD', amount: '300.00' }])
    expect(owedIn(price)).toEqual([{ currency: 'USD', amount: '200.00' }])
  })
})

describe('other terms of sale', () => {
  const before = sold({})
  const agreed = { lines: withPayers(lines, before, setting) }
  const under = (form: BookingForm, price: Parameters<typeof linesUnder>[0] = agreed) => {
    const after = linesUnder(price, { before, after: sold(form), setting })
    return [
      after.lines.map(({ chargeCode, payer }) => `${chargeCode} ${payer}`),
      after.paidDirectly?.map((one) => one.chargeCode),
    ]
  }

  it('move the payers and change no price; what staff named stays', () => {
    expect(under({ incoterm: 'FOB' })).toEqual([['OCEANF CNE', 'THCO SHP', 'THCD CNE'], undefined])
    const named = { lines: agreed.lines.map((one) => ({ ...one, payer: 'SHP' as const })) }
    expect(under({ incoterm: 'EXW' }, named)).toEqual([['OCEANF CNE', 'THCO CNE', 'THCD SHP'], undefined])
  })

  it('take our customer’s handling out where it pays the terminal, and back in', () => {
    expect(under({ thcPayment: 'F' })).toEqual([['OCEANF SHP', 'THCD CNE'], ['THCO']])
    const direct = linesUnder(agreed, { before, after: sold({ thcPayment: 'F' }), setting })
    expect(under({ thcPayment: 'T' }, direct)[0]).toEqual(['OCEANF SHP', 'THCD CNE', 'THCO SHP'])
  })
})
