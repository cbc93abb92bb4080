import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chargeForm } from '../charge/charge-line.ts'
import { packingForm } from '../packing/packing-list.ts'
import { containerCheckDigit } from '../reference/check-digits.ts'
import { wire } from '../shared/wire.ts'
import { refusalsIn, takes } from '../testing/refusals.ts'
import { containerForm, jobHeadForm } from './job-parts.ts'

const box = { containerNo: 'CSQU3054383', containerType: '40HQ', containerOwner: 'C', sealNos: 'A1,B2' } as const

describe('a container', () => {
  it('is known by a number of its shape; whether its check digit is right is a warning elsewhere', () => {
    const numbers = fc.property(
      fc.stringMatching(/^[A-Z]{3}[UJZ][0-9]{6}$/),
      fc.integer({ min: 0, max: 9 }),
      (start, digit) => {
        expect(takes(containerForm, { containerNo: `${start}${digit}` })).toBe(true)
        expect(
          z.decode(containerForm, { containerNo: ` ${start.toLowerCase()}${containerCheckDigit(start)} ` }),
        ).toEqual({
          containerNo: `${start}${containerCheckDigit(start)}`,
        })
      },
    )
    fc.assert(numbers)
    for (const containerNo of ['CSQX3054383', 'CSQU305438', 'CSQU30543831', '12345678901'])
      expect(refusalsIn(containerForm, { containerNo }), containerNo).toEqual({
        containerNo: 'workorder.container-no-wrong',
      })
  })

  it('may be changed field by field, and a field of it cleared', () => {
    expect(z.decode(containerForm, {})).toEqual({})
    expect(z.decode(containerForm, { containerNo: null, sealNos: null })).toEqual({ containerNo: null, sealNos: null })
    // What every box has can be changed and not cleared.
    expect(Object.keys(refusalsIn(containerForm, { containerType: null, containerOwner: null }))).toEqual([
      'containerType',
      'containerOwner',
    ])
  })

  it('carries its seals, its wagons by the digits of each gauge, and its times', () => {
    expect(z.decode(containerForm, box).sealNos).toEqual(['A1', 'B2'])
    expect(
      refusalsIn(containerForm, { wagonNo: '1234567', wagonNo1520: '12345678', wagonNoEurope: '123456789012' }),
    ).toEqual({})
    expect(refusalsIn(containerForm, { wagonNo: '12345678', wagonNo1520: '1234567', wagonNoEurope: '12-345' })).toEqual(
      {
        wagonNo: 'workorder.wagon-china-wrong',
        wagonNo1520: 'workorder.wagon-broad-wrong',
        wagonNoEurope: 'workorder.wagon-europe-wrong',
      },
    )
    expect(takes(containerForm, { gateInAt: '2031-02-29 10:00:00' })).toBe(false)
  })

  it.each([
    ['packages', 0, 1],
    ['packages', 1_000_000, 999_999],
    ['freeDays', 366, 365],
    ['grossWeightKg', '0', '0.001'],
    ['grossWeightKg', '1000000000', '999999999.999'],
    ['volumeM3', '0.0001', '0.001'],
    ['tareKg', '-1', '2200'],
    ['containerType', '40hq', '40HQ'],
    ['containerOwner', 'X', 'S'],
    ['lastFreeDay', '2031-02-29', '2032-02-29'],
  ])('has no %s of %s, but may of %s', (field, wrong, right) => {
    expect(Object.keys(refusalsIn(containerForm, { [field]: wrong }))).toEqual([field])
    expect(refusalsIn(containerForm, { [field]: right })).toEqual({})
  })

  it('crosses the wire under the names of the work order', () => {
    const over = wire(containerForm, { unknownNames: 'refuse', empty: 'clears' })
    const sent = {
      ConNo: 'CSQU3054383',
      SealNo: 'A1',
      Ctns: 3,
      WagonNo2: '12345678',
      TareKg: '2200',
    }
    expect(over.decode({ ...sent, Blno: '' })).toEqual({
      containerNo: 'CSQU3054383',
      sealNos: ['A1'],
      packages: 3,
      wagonNo1520: '12345678',
      tareKg: '2200',
      consignmentNoteNo: null,
    })
  })
})

describe('a line of a packing list', () => {
  const line = { goodsName: 'Tea', packages: 10, grossWeightKg: '120.5' }

  it('names the goods, how many packages, and what they weigh', () => {
    expect(refusalsIn(packingForm, line)).toEqual({})
    expect(Object.keys(refusalsIn(packingForm, {}))).toEqual(['goodsName', 'packages', 'grossWeightKg'])
    expect(refusalsIn(packingForm, { ...line, goodsName: '' })).toEqual({ goodsName: 'workorder.goods-name-needed' })
    expect(refusalsIn(packingForm, { ...line, goodsName: '  ' })).toEqual({ goodsName: 'workorder.goods-name-needed' })
  })

  it('has an HS code of six, eight or ten digits', () => {
    const codes = fc.property(fc.stringMatching(/^[0-9]{1,14}$/), (hsCode) => {
      const refused = refusalsIn(packingForm, { ...line, hsCode })
      expect(refused).toEqual([6, 8, 10].includes(hsCode.length) ? {} : { hsCode: 'workorder.hs-code-wrong' })
    })
    fc.assert(codes)
    expect(refusalsIn(packingForm, { ...line, hsCode: ' 847130 ' })).toEqual({})
    expect(refusalsIn(packingForm, { ...line, hsCode: '8471.30.00 00' })).toEqual({})
    expect(refusalsIn(packingForm, { ...line, hsCode: '8471.3' })).toEqual({ hsCode: 'workorder.hs-code-wrong' })
  })

  it('writes figures as decimals, never as the computer’s fractions', () => {
    expect(z.decode(packingForm, { ...line, grossWeightKg: 0.1 } as never).grossWeightKg).toBe('0.1')
    for (const grossWeightKg of ['1e3', '1,5', '0.0001', 0.1 + 0.2])
      expect(Object.keys(refusalsIn(packingForm, { ...line, grossWeightKg })), `${grossWeightKg}`).toEqual([
        'grossWeightKg',
      ])
  })
})

describe('a charge', () => {
  const charge = {
    side: 'R',
    chargeCode: 'MAIN',
    currency: 'USD',
    unitPrice: '4200',
    unit: 'BOX',
    quantity: '2',
    recordedOn: '2031-02-01',
  }

  it('says on which side it stands, what for, at what price and how often', () => {
    expect(refusalsIn(chargeForm, charge)).toEqual({})
    for (const field of Object.keys(charge)) {
      const { [field as keyof typeof charge]: _, ...others } = charge
      expect(Object.keys(refusalsIn(chargeForm, others))).toEqual([field])
    }
  })

  it('is a correction with a price below nothing, and never for no quantity', () => {
    expect(refusalsIn(chargeForm, { ...charge, unitPrice: '-4200.5' })).toEqual({})
    for (const quantity of ['0', '-1', '0.0001'])
      expect(Object.keys(refusalsIn(chargeForm, { ...charge, quantity }))).toEqual(['quantity'])
    expect(Object.keys(refusalsIn(chargeForm, { ...charge, exchangeRate: '0' }))).toEqual(['exchangeRate'])
    expect(refusalsIn(chargeForm, { ...charge, exchangeRate: '7.123456' })).toEqual({})
  })

  it('never carries an amount of its own: that is worked out', () => {
    const over = wire(chargeForm, { unknownNames: 'refuse', empty: 'clears' })
    const sent = { ...(over.encode(z.decode(chargeForm, charge as never)) as object), Amount: '1' }
    expect(() => over.decode(sent)).toThrow('shared.invalid-input')
  })
})

describe('the head of a work order', () => {
  it('may pass ten places and change gauge at four', () => {
    const places = (count: number) => Array.from({ length: count }, () => ({ placeCode: 'KZKHG' }))
    expect([10, 11].map((count) => takes(jobHeadForm, { viaPlaces: places(count) }))).toEqual([true, false])
    expect([4, 5].map((count) => takes(jobHeadForm, { gaugePlaces: places(count) }))).toEqual([true, false])
  })

  it('is changed field by field; what a job always has cannot be cleared', () => {
    expect(z.decode(jobHeadForm, { departureNo: null, supplierRef: ' S/O 7 ' })).toEqual({
      departureNo: null,
      supplierRef: 'S/O 7',
    })
    for (const field of ['etd', 'eta', 'operatorId'])
      expect(Object.keys(refusalsIn(jobHeadForm, { [field]: null }))).toEqual([field])
  })

  it('knows a ship by a number of seven digits whose last one is right', () => {
    for (const imoNo of [' 9074729 ', 'IMO 9074729', '９０７４７２９'])
      expect(refusalsIn(jobHeadForm, { imoNo })).toEqual({})
    for (const imoNo of ['9074728', '907472', 'IMO 9074728'])
      expect(refusalsIn(jobHeadForm, { imoNo })).toEqual({ imoNo: 'workorder.imo-no-wrong' })
  })

  it('says of a bill of lading by the names of the papers of the sea', () => {
    const over = wire(jobHeadForm, { unknownNames: 'refuse', empty: 'clears' })
    const sent = { Blno: 'H1', MBlno: 'M1', CriCd: 'COSU', BlKind: 'H', ReleaseType: 'TLX', BlSets: 0, Vessel: 'ARIES' }
    const more = { TransPortCd: 'SGSIN', ArrNotice: 'A1', DoNo: 'D1' }
    expect(over.decode({ ...sent, ...more })).toEqual({
      houseBillNo: 'H1',
      masterBillNo: 'M1',
      carrierCode: 'COSU',
      vessel: 'ARIES',
      billKind: 'H',
      billRelease: 'TLX',
      billOriginals: 0,
      transhipPortCode: 'SGSIN',
      arrivalNoticeNo: 'A1',
      deliveryOrderNo: 'D1',
    })
    expect(takes(jobHeadForm, { billOriginals: 4 })).toBe(false)
  })

  it('keeps what staff write to themselves apart from what the customer reads', () => {
    const over = wire(jobHeadForm, { unknownNames: 'refuse', empty: 'clears' })
    expect(over.encode({ remark: 'seen', internalRemark: 'unseen' })).toEqual({ Remark: 'seen', RemarkIn: 'unseen' })
  })
})
