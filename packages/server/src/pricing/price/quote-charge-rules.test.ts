import type { BoxAsk } from '@landbridge/contract/pricing/box'
import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import { describe, expect, it } from 'vitest'
import type { ContainerType } from '../../reference/index.ts'
import { rail } from '../modes/rail.ts'
import { departure, tariff, tariffTerms } from '../pricing-fixtures.ts'
import { quoteWarnings } from '../quote/quote-warning-rules.ts'
import { chargedVolume } from './line-rules.ts'
import { quoteCharges } from './quote-charge-rules.ts'

const rates = new Map([
  ['USD', '1'],
  ['CNY', '0.140845'],
])
const box = (changes: Partial<BoxAsk> = {}): BoxAsk => ({
  containerType: '40HQ',
  containerQty: 2,
  containerOwner: 'C',
  ...changes,
})

describe('the charges of an offer', () => {
  it('name every line with unit, quantity, rate and amount, in its own currency and the asked one', () => {
    const charges = quoteCharges(rail, { boxes: [box()], currcd: 'USD' }, { parts: { line: tariff() }, rates }).charges
    expect(charges).toEqual([
      {
        section: 'main',
        chargeCode: 'RAILF',
        containerType: '40HQ',
        containerOwner: 'C',
        unit: 'BOX',
        quantity: '2',
        unitPrice: '5600',
        currency: 'USD',
        amount: '11200.00',
        exchangeRate: '1',
        convertedAmount: '11200.00',
      },
      {
        section: 'surcharge',
        chargeCode: 'DOC',
        unit: 'BILL',
        quantity: '1',
        unitPrice: '450',
        currency: 'CNY',
        amount: '450.00',
        exchangeRate: '0.140845',
        convertedAmount: '63.38',
      },
    ])
    expect(sumsPerCurrency(charges)).toEqual([
      { currency: 'USD', amount: '11200.00' },
      { currency: 'CNY', amount: '450.00' },
    ])
  })

  it('add what the cargo and the places ask for', () => {
    const ask = {
      boxes: [box(), box({ containerOwner: 'S', containerQty: 1 })],
      currcd: 'USD',
      emptyPickUpPlace: 'CNZGZ',
      emptyReturnPlace: 'DEHAM',
      dangerous: true,
      services: ['INS'],
      goodsValue: '50000',
      goodsCurrency: 'USD',
    }
    const lines = quoteCharges(rail, ask, { parts: { line: tariff() }, rates }).charges.map(
      ({ chargeCode, containerOwner = '', quantity, amount }) =>
        `${chargeCode} ${containerOwner} ${quantity} ${amount}`,
    )
    expect(lines).toEqual([
      'RAILF C 2 11200.00',
      'CTU C 2 280.00',
      'DROP C 2 361.00',
      'RAILF S 1 4700.00',
      'DOC  1 450.00',
      'DG  3 1800.00',
      'INS  50000 40.00',
    ])
  })

  it('leave out a box without a price', () => {
    const charges = quoteCharges(
      rail,
      { boxes: [box({ containerType: '40OT' })], currcd: 'USD' },
      { parts: { line: tariff() }, rates },
    ).charges
    expect(charges.map((charge) => charge.chargeCode)).toEqual(['DOC'])
  })

  it('charge a shared load by the larger of volume and weight, and at least the minimum', () => {
    const shared = { kgPerM3: 500, minM3: '1' }
    expect(chargedVolume({ volumeM3: '2.5', grossWeightKg: '900' }, shared)).toBe('2.5')
    expect(chargedVolume({ volumeM3: '2.5', grossWeightKg: '2000' }, shared)).toBe('4')
    expect(chargedVolume({ volumeM3: '0.2', grossWeightKg: '30' }, shared)).toBe('1')
    const sharedContainer = { ...shared, perM3: '110', warehouseCode: 'WHXIA', warehouseCutoffHours: 96 }
    const line = tariff({ terms: tariffTerms({ sharedContainer, surcharges: [] }) })
    const charges = quoteCharges(
      rail,
      { boxes: [], currcd: 'USD', volumeM3: '2.5', grossWeightKg: '2000' },
      { parts: { line }, rates },
    ).charges
    expect(charges).toMatchObject([{ chargeCode: 'LCLF', unit: 'M3', quantity: '4', amount: '440.00' }])
  })
})

describe('the warnings of an offer', () => {
  const situation = {
    line: tariff(),
    boxes: [box()],
    departure: departure(),
    equipment: { boxes: new Map([['20GP', { maxPayloadKg: 28200 } as ContainerType]]), trucks: new Map() },
    noRate: [] as string[],
    validFrom: '2031-01-01',
    validTo: '2031-06-30',
    pricedFor: '2031-01-22',
    now: new Date('2031-01-15T08:00:00Z'),
  }
  const codes = (changes: Partial<typeof situation & { emptyReturnPlace: string }>) =>
    quoteWarnings(rail, { ...situation, ...changes }).map(({ code }) => code)

  it('are none where all is well', () => {
    expect(codes({})).toEqual([])
  })

  it('name what is too heavy, too many, unpaired, unpriced, closed or expired', () => {
    expect(codes({ boxes: [box({ containerCargoKg: '26000.5' })] })).toEqual(['pricing.warn-weight-limit'])
    expect(codes({ boxes: [box({ containerType: '20GP', containerCargoKg: '28300' })] })).toEqual([
      'pricing.warn-payload',
    ])
    expect(codes({ boxes: [box({ containerQty: 13 })] })).toEqual(['pricing.warn-space'])
    expect(codes({ boxes: [box({ containerQty: 51 })] })).toEqual(['pricing.warn-one-train'])
    expect(codes({ boxes: [box({ containerType: '20GP', containerQty: 3 })] })).toEqual(['pricing.warn-odd-twenties'])
    expect(codes({ boxes: [box({ containerOwner: 'S', containerType: '45HQ' })] })).toEqual(['pricing.warn-unpriced'])
    expect(codes({ now: new Date('2031-01-20T00:00:00Z') })).toEqual(['pricing.warn-cutoff-passed'])
    expect(codes({ validTo: '2031-01-21' })).toEqual(['pricing.warn-expired'])
    expect(codes({ validFrom: '2031-01-23' })).toEqual(['pricing.warn-expired'])
    expect(codes({ emptyReturnPlace: 'FRPAR' })).toEqual(['pricing.warn-empty-place'])
  })
})
