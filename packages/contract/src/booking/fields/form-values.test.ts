import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusalsIn, takes } from '../../testing/refusals.ts'
import type { FieldSpec } from './form-catalogue.ts'
import { formLists, headFields, type ListName, listNames } from './form-fields.ts'

type Fields = Readonly<Record<string, FieldSpec>>

function schemaOf(path: string): FieldSpec['value'] {
  const [head = '', column] = path.split('.')
  const fields: Fields = column === undefined ? headFields : formLists[head as ListName].fields
  const spec = fields[column ?? head]
  if (!spec) throw new Error(`There is no field ${path}.`)
  return spec.value
}

it('may be left open: every field of a draft, in the head and in every line', () => {
  const catalogues: Fields[] = [headFields, ...listNames.map((list) => formLists[list].fields)]
  for (const fields of catalogues)
    for (const [name, { value }] of Object.entries(fields)) {
      // A file that is attached is there.
      if (name === 'fid') continue
      expect([takes(value, null), takes(value, undefined)], name).toEqual([true, true])
    }
})

describe('words', () => {
  it.each([
    ['customerReference', 35],
    ['incotermPlace', 60],
    ['remark', 1000],
    ['insuranceBeneficiary', 100],
    ['companyNameNew', 100],
    ['contactName', 60],
    ['destinationStation', 60],
    ['consigneeRailCode', 12],
    ['destinationCustomsOffice', 60],
    ['exportCustomsOffice', 60],
    ['importCustomsOffice', 60],
    ['loadingSiding', 60],
    ['contractNo', 30],
    ['regulatedAgentNo', 30],
    ['goods.goodsName', 200],
    ['goods.goodsNameEnglish', 200],
    ['goods.goodsNameRussian', 200],
    ['goods.marks', 500],
    ['danger.properShippingName', 200],
    ['danger.technicalName', 100],
    ['danger.packingInstruction', 10],
    ['danger.tunnelCode', 8],
    ['danger.emergencyContact', 60],
    ['danger.packagingCertificateNo', 30],
    ['stops.address', 200],
    ['stops.postCode', 12],
    ['stops.stopCompany', 100],
    ['stops.contactName', 60],
    ['parties.partyName', 100],
    ['parties.partyNameLocal', 100],
    ['parties.partyAddress', 140],
    ['parties.cityName', 60],
    ['parties.postCode', 12],
  ])('of %s are %i signs at most, in whatever language', (path, most) => {
    for (const sign of ['a', '茶', 'ж']) {
      expect(takes(schemaOf(path), sign.repeat(most))).toBe(true)
      expect(refusalsIn(schemaOf(path), sign.repeat(most + 1))).toEqual({ '': 'booking.too-long' })
    }
    expect(takes(schemaOf(path), 'line\u0007')).toBe(false)
  })
})

describe('a count', () => {
  it.each([
    ['goods.packages', 1, 999_999],
    ['pieces.pieceQty', 1, 99_999],
    ['stops.stopSeq', 1, 20],
    ['boxes.containerQty', 1, 500],
    ['wagonQty', 1, 200],
    ['truckQty', 1, 200],
    ['strapQty', 0, 60],
    ['bulkTolerancePct', 0, 20],
    ['ventilationM3h', 0, 300],
    ['humidityPct', 0, 100],
    ['billOriginals', 0, 3],
    ['billCopies', 0, 10],
    ['billQty', 1, 20],
    ['freeDaysWished', 0, 60],
  ])('of %s is a whole number from %i to %i', (path, least, most) => {
    const schema = schemaOf(path)
    const around = fc.oneof(
      fc.integer({ min: least - 3, max: least + 3 }),
      fc.integer({ min: most - 3, max: most + 3 }),
    )
    const bounded = fc.property(around, (number) => {
      expect(takes(schema, number), `${number}`).toBe(number >= least && number <= most)
      if (number >= 0) expect(takes(schema, `${number}`)).toBe(takes(schema, number))
    })
    fc.assert(bounded)
    expect([`${least}.5`, '1e1', ' 1', '0x1', 'one', least + 0.5].map((sent) => takes(schema, sent))).toEqual(
      Array(6).fill(false),
    )
  })
})

describe('a figure', () => {
  const figure = fc.record({
    whole: fc.integer({ min: 0, max: 12 }),
    places: fc.integer({ min: 0, max: 5 }),
    digit: fc.constantFrom('1', '5', '9'),
    sign: fc.constantFrom('', '-'),
  })

  it.each([
    ['goods.grossWeightKg', 12, 3, false],
    ['goods.netWeightKg', 12, 3, false],
    ['goods.volumeM3', 10, 3, false],
    ['pieces.lengthCm', 6, 1, false],
    ['pieces.widthCm', 6, 1, false],
    ['pieces.heightCm', 6, 1, false],
    ['pieces.pieceWeightKg', 10, 3, false],
    ['boxes.containerCargoKg', 9, 3, false],
    ['danger.flashPointC', 5, 1, true],
    ['setTemperatureC', 4, 1, true],
    ['minTemperatureC', 4, 1, true],
    ['maxTemperatureC', 4, 1, true],
    ['overTopCm', 5, 1, false],
    ['wagonTonnes', 7, 3, false],
    ['bulkTonnes', 9, 3, false],
    ['bulkDensity', 5, 3, false],
    ['goodsValue', 14, 2, false],
    ['goods.lineValue', 14, 2, false],
  ])('of %s has %i digits at most, %i of them behind the point', (path, digits, scale, maySign) => {
    const schema = schemaOf(path)
    const written = fc.property(figure, ({ whole, places, digit, sign }) => {
      const text = `${sign}${digit.repeat(whole)}${places > 0 ? `.${digit.repeat(places)}` : ''}`
      const fits = whole >= 1 && whole <= digits - scale && places <= scale
      expect(takes(schema, text), text).toBe(fits && (sign === '' || maySign))
    })
    fc.assert(written)
    expect(['1,5', '1 000', '１', '1.', '.5', '+1', 'NaN', 'Infinity', '1e3'].some((text) => takes(schema, text))).toBe(
      false,
    )
  })

  it.each(['goods.grossWeightKg', 'goods.volumeM3', 'pieces.lengthCm', 'boxes.containerCargoKg', 'bulkTonnes'])(
    'of %s is more than nothing',
    (path) => {
      expect(refusalsIn(schemaOf(path), '0')).toEqual({ '': 'shared.number-positive' })
      expect(takes(schemaOf(path), '0.0')).toBe(false)
    },
  )

  it('of loading metres is no longer than a trailer', () => {
    expect(['0.1', '13.6'].map((metres) => takes(schemaOf('loadingMetres'), metres))).toEqual([true, true])
    expect(refusalsIn(schemaOf('loadingMetres'), '13.7')).toEqual({ '': 'booking.loading-metres-wrong' })
  })
})

describe('a code', () => {
  it.each([
    [
      'goods.hsCode',
      ['847130', '8471300000'],
      ['84713', '8471300', '847130000', '84713000000', '84713A'],
      'booking.hs-code-wrong',
    ],
    ['goods.gngCode', ['84713000'], ['8471300', '847130000'], 'booking.hs-code-wrong'],
    ['goods.etsngCode', ['12345', '123456'], ['1234', '1234567'], 'booking.hs-code-wrong'],
    [
      'danger.unNo',
      ['1263', '0004', 'UN1263', 'UN 1263', '１２６３'],
      ['126', '12633', 'UNX263'],
      'booking.un-no-wrong',
    ],
    [
      'danger.hazardClass',
      ['3', '1.1D', '1.1d', '6.2', '4.1A', '9', 'Class 3'],
      ['0', '10', '1.7', '3.', '1.1T'],
      'booking.hazard-class-wrong',
    ],
    [
      'parties.eoriNo',
      ['DE1', 'de123456789012345', 'DE 1234 5678 9012 345'],
      ['DE', 'D1', 'DE1234567890123456'],
      'booking.eori-wrong',
    ],
    [
      'parties.customsNo',
      ['1234567890', 'A123456789', 'a12345-6789'],
      ['123456789', '12345678901', 'a1234567$9'],
      'booking.customs-no-wrong',
    ],
    ['filerCode', ['OO', 'OOLU', 'oolu'], ['O', 'OOLUX', 'O1'], 'booking.scac-wrong'],
    ['originCode', ['CN', 'CNXIA', 'CN0XA'], ['C', 'cnxia', 'CN-XA'], 'booking.place-unknown'],
    ['boxes.containerType', ['40HQ', '20GP'], ['40', '40hq', '4HQ', '40HQX'], 'booking.container-type-unknown'],
    [
      'contactPhone',
      [
        '+8613892745510',
        '029-8888 0000',
        '86 (29) 88880000',
        '＋８６１３８９２７４５５１０',
        '+86 29 8765 4321 ext. 12',
      ],
      ['12', '+', 'call me', '8'.repeat(27)],
      'booking.phone-wrong',
    ],
    ['contactEmail', ['mei@tea.example'], ['mei', 'mei@', '@tea.example'], 'booking.email-wrong'],
  ] as const)('%s is written in one way', (path, right, wrong, reason) => {
    for (const text of right) expect(takes(schemaOf(path), text), text).toBe(true)
    for (const text of wrong) expect(refusalsIn(schemaOf(path), text), text).toEqual({ '': reason })
  })
})

describe('a time', () => {
  it('is a day that the calendar has', () => {
    for (const path of ['readyDate', 'stops.stopDate', 'boxes.cscValidTo', 'attachments.dueBy'])
      expect(
        ['2032-02-29', '2031-02-29', '2031-2-1', '2031-13-01', 'today'].map((day) => takes(schemaOf(path), day)),
      ).toEqual([true, false, false, false, false])
  })

  it('at a warehouse is such a day, or such a day and a time of it', () => {
    const right = ['2032-02-29', '2031-02-28 00:00:00', '2031-02-28 23:59:59']
    const wrong = [
      '2031-02-29',
      '2031-99-99',
      '2031-02-29 10:00:00',
      '2031-02-28 24:00:00',
      '2031-02-28 10:00',
      '10:00:00',
    ]
    expect(right.filter((moment) => !takes(schemaOf('warehouseDate'), moment))).toEqual([])
    expect(wrong.filter((moment) => takes(schemaOf('warehouseDate'), moment))).toEqual([])
  })

  it('is a month of the year for the railway’s plan, and an hour of the day for a window', () => {
    expect(['2031-01', '2031-12', '2031-00', '2031-13', '2031-1'].map((m) => takes(schemaOf('planMonth'), m))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(['00:00', '23:59', '24:00', '9:30', '12:60'].map((t) => takes(schemaOf('stops.timeFrom'), t))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

it('has as many lines as a list may have, and no more', () => {
  for (const [list, most] of Object.entries({ goods: 200, boxes: 20, stops: 20, legs: 6 })) {
    const lines = (count: number) => Array.from({ length: count }, () => ({}))
    expect(takes(schemaOf(list), lines(most)), list).toBe(true)
    expect(takes(schemaOf(list), lines(most + 1)), list).toBe(false)
  }
  expect(takes(schemaOf('copyEmails'), Array(10).fill('a@b.co').join(','))).toBe(true)
  expect(takes(schemaOf('copyEmails'), Array(11).fill('a@b.co').join(','))).toBe(false)
})
