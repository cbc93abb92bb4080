import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formChecks, refusalsOf, warningsOf } from '../checks/form-checks.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { FormName } from '../fields/form-names.ts'
import type { CheckFacts } from '../form/check-facts.ts'
import { context } from '../form/form-fixtures.ts'

const facts = (changes: Partial<CheckFacts> = {}): CheckFacts => ({
  today: '2031-01-15',
  now: new Date('2031-01-15T08:00:00Z'),
  boxes: {},
  ...changes,
})
const refused = (name: FormName, form: BookingForm, of: Partial<CheckFacts> = {}) =>
  Object.entries(refusalsOf({ name, form, context }, facts(of)))
const warned = (name: FormName, form: BookingForm, of: Partial<CheckFacts> = {}) =>
  warningsOf({ name, form, context }, facts(of)).map(({ path, key }) => [path, key])

it('names every check of a level once, and each holds in some form', () => {
  const names = formChecks.map(({ level, name }) => `${level} ${name}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { forms } of formChecks) expect(forms.length).toBeGreaterThan(0)
})

describe('the pieces of a goods line', () => {
  const piece = { pieceQty: 2, lengthCm: '100', widthCm: '100', heightCm: '100', pieceWeightKg: '300' }
  const line = { packages: 2, grossWeightKg: '600', volumeM3: '2' }
  const keysOf = (goods: object, pieces: object) =>
    warned('R.LCL', { goods: [goods], pieces: [pieces] } as BookingForm)
      .map(([, key]) => key)
      .filter((key) => key?.includes('piece'))

  it('agree with it: packages exactly, weight within 1 %, volume within 2 %', () => {
    expect(keysOf(line, piece)).toEqual([])
    expect(keysOf({ ...line, packages: 3 }, piece)).toEqual(['booking.piece-count-differs'])
    expect(keysOf({ ...line, grossWeightKg: '607' }, piece)).toEqual(['booking.pieces-against-goods-kg'])
    expect(keysOf({ ...line, volumeM3: '2.05' }, piece)).toEqual(['booking.pieces-against-goods-m3'])
    expect(keysOf({ ...line, grossWeightKg: '606', volumeM3: '2.04' }, piece)).toEqual([])
  })

  it('are never blamed for what they add up to', () => {
    const pieces = fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 50 }),
        cm: fc.integer({ min: 40, max: 240 }),
        kg: fc.integer({ min: 1, max: 900 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(pieces, (said) => {
        const lines = said.map(({ qty, cm, kg }) => ({
          pieceQty: qty,
          lengthCm: `${cm}`,
          widthCm: `${cm}`,
          heightCm: `${cm}`,
          pieceWeightKg: `${kg}`,
          goodsSeq: 1,
        }))
        const sum = (of: (one: (typeof said)[number]) => number) => said.reduce((total, one) => total + of(one), 0)
        const goods = {
          packages: sum(({ qty }) => qty),
          grossWeightKg: `${sum(({ qty, kg }) => qty * kg)}`,
          volumeM3: sum(({ qty, cm }) => (qty * cm ** 3) / 1e6).toFixed(3),
        }
        const sums = /differs$|^booking\.pieces-against-goods/
        const found = warned('A', { goods: [goods], pieces: lines }).filter(([, key]) => sums.test(key ?? ''))
        expect(found).toEqual([])
      }),
    )
  })

  it('are large, oversize or too much for a flight', () => {
    const high = { ...piece, heightCm: '310' }
    expect(warned('T.LTL', { pieces: [high] })).toEqual([['pieces.0.lengthCm', 'booking.piece-large']])
    expect(warned('A', { pieces: [high] })).toEqual([
      ['pieces', 'booking.freighter-only'],
      ['pieces.0.lengthCm', 'booking.piece-large-by-air'],
    ])
    expect(warned('R.BULK', { pieces: [{ ...piece, lengthCm: '250' }] })).toEqual([
      ['pieces.0.lengthCm', 'booking.piece-oversize'],
    ])
    expect(warned('R.BULK', { oversize: true, pieces: [{ ...piece, lengthCm: '250' }] })).toEqual([])
  })

  it('are shown at their weight where that alone is too much', () => {
    const heavy = (kg: string): BookingForm => ({ pieces: [{ ...piece, pieceWeightKg: kg }] })
    expect(warned('A', heavy('301'))).toEqual([['pieces.0.pieceWeightKg', 'booking.piece-large-by-air']])
    expect(warned('R.BULK', heavy('30001'))).toEqual([['pieces.0.pieceWeightKg', 'booking.piece-oversize']])
    const largestPiece = { lengthCm: 300, widthCm: 200, heightCm: 150, pieceWeightKg: 250 }
    const price = { validTo: '2031-06-30', priced: [], weightLimitKg: {}, largestPiece }
    expect(warned('A', heavy('260'), { price })).toEqual([['pieces.0.pieceWeightKg', 'booking.piece-over-line']])
  })
})

describe('the papers', () => {
  it('know how a country writes its tax numbers, and nothing of other countries', () => {
    const of = (countryCd: string, taxNo: string) =>
      warned('R.FCL', { parties: [{ partyType: 'SHP', countryCd, taxNo }] })
    const wrong = [['parties.0.taxNo', 'booking.tax-number-wrong']]
    for (const [country, right, other] of [
      ['CN', '91350100M000100Y43', '91350100M000100Y44'],
      ['RU', '7736050003', '7736050004'],
      ['KZ', '123456789012', '12345'],
      ['DE', 'DE136695976', '136'],
      ['TW', '04595257', '0459525'],
    ] as const) {
      expect(of(country, right)).toEqual([])
      expect(of(country, other)).toEqual(wrong)
    }
    expect(of('TH', 'whatever')).toEqual([])
  })

  it('are to order by sea only, as an original and with somebody to tell', () => {
    const toOrder: BookingForm = { parties: [{ partyType: 'CNE', partyName: 'To order' }] }
    expect(refused('A', toOrder)).toEqual([['parties.0.partyName', 'booking.to-order-by-rail']])
    expect(refused('S.FCL', { ...toOrder, billRelease: 'SWB' })).toEqual([
      ['parties.0.partyName', 'booking.to-order-needs-notify'],
      ['billRelease', 'booking.to-order-needs-original'],
    ])
    const told = { ...toOrder, parties: [...(toOrder.parties ?? []), { partyType: 'NFY' as const }] }
    expect(refused('S.FCL', { ...told, billRelease: 'OBL' })).toEqual([])
  })

  it('are written in their own letters', () => {
    expect(warned('R.FCL', { goods: [{ goodsNameRussian: 'Tea' }] })).toEqual([
      ['goods.0.goodsNameRussian', 'booking.other-letters'],
    ])
    expect(warned('R.FCL', { goods: [{ goodsNameRussian: 'Чай' }] })).toEqual([])
    expect(refused('R.FCL', { cargoKind: 'D', goods: [{}], danger: [{ properShippingName: 'Краска' }] })).toEqual([
      ['danger.0.properShippingName', 'booking.latin-only'],
    ])
  })
})

it('offers of a closed list what the form has', () => {
  expect(refused('S.LCL', { billKind: 'M' })).toEqual([['billKind', 'booking.choice-not-offered']])
  expect(refused('S.FCL', { billKind: 'M' })).toEqual([])
  expect(refused('R.FCL', { serviceTerm: 'FOR-FOR' })).toEqual([['serviceTerm', 'booking.choice-not-offered']])
})

it('knows the rules of the rails', () => {
  expect(warned('R.WAG', { wagonTonnes: '70.5', planMonth: '2031-02' }, { firstPlanMonth: '2031-03' })).toEqual([
    ['wagonTonnes', 'booking.wagon-heavy'],
    ['planMonth', 'booking.plan-month-past'],
  ])
  expect(warned('R.FCL', { destinationStation: '947005 siding 4' })).toEqual([])
  expect(warned('R.FCL', { destinationStation: '947006' })).toEqual([
    ['destinationStation', 'booking.station-code-wrong'],
  ])
  const liquid: BookingForm = { bulkForm: 'LIQUID', carriedIn: 'WAGON', wagonType: 'GONDOLA' }
  expect(refused('R.CFS', liquid)).toEqual([['wagonType', 'booking.liquid-needs-tank']])
  expect(refused('R.CFS', { ...liquid, wagonType: 'TANK' })).toEqual([])
  expect(refused('R.CFS', { bulkForm: 'LIQUID', carriedIn: 'CONTAINER', linerBag: true })).toEqual([])
  expect(warned('R.CFS', { bulkTonnes: '60', goods: [{ grossWeightKg: '50000' }] })).toEqual([
    ['bulkTonnes', 'booking.bulk-against-goods-kg'],
  ])
})

it('knows the rules of the road', () => {
  const trucks = { BOX: { payloadKg: 10_000, volumeM3: 40, isDomesticOnly: true, hasBox: true } }
  expect(refused('T.FTL', { direction: 'NM', truckWay: 'RELOAD' })).toEqual([['truckWay', 'booking.truck-way-at-home']])
  expect(refused('T.FTL', { truckWay: 'THROUGH', truckTypeForeign: 'BOX' }, { trucks })).toEqual([
    ['truckTypeForeign', 'booking.truck-stays-at-home'],
  ])
  expect(
    warned(
      'T.FTL',
      { truckWay: 'DOM', truckTypeDomestic: 'BOX', loadingSide: 'TOP', goods: [{ grossWeightKg: '12000' }] },
      { trucks },
    ),
  ).toEqual([
    ['truckTypeDomestic', 'booking.truck-too-small'],
    ['truckTypeDomestic', 'booking.truck-body-closed'],
  ])
  const stops = [
    { stopType: 'L' as const, stopSeq: 1, stopDate: '2031-02-01' },
    { stopType: 'U' as const, stopSeq: 2, stopDate: '2031-01-30' },
  ]
  expect(refused('T.LTL', { loadingDate: '2031-02-01', stops })).toEqual([])
  expect(refused('T.LTL', { loadingDate: '2031-02-02', stops })).toEqual([
    ['loadingDate', 'booking.loading-date-differs'],
  ])
  const price = { validTo: '2031-06-30', priced: [], weightLimitKg: {} }
  expect(refused('T.LTL', { cargoKind: 'D' }, { price })).toEqual([['cargoKind', 'booking.danger-not-taken']])
  expect(refused('T.LTL', { cargoKind: 'D' }, { price: { ...price, closedClasses: ['1'] } })).toEqual([])
})

it('knows the rules of sea and air', () => {
  const price = { validTo: '2031-06-30', priced: [], weightLimitKg: {}, closedClasses: 'all' as const }
  const danger: BookingForm = { cargoKind: 'D', goods: [{}], danger: [{ hazardClass: '3' }] }
  expect(refused('S.LCL', danger, { price })).toEqual([])
  const apart = ['pricing.warn-dangerous-apart']
  expect(warned('S.LCL', danger, { price: { ...price, apart } })).toEqual([['cargoKind', 'booking.priced-apart']])
  expect(warned('S.LCL', danger, { price })).toEqual([])
  expect(refused('S.FCL', danger, { price })).toEqual([['danger.0.hazardClass', 'booking.class-not-taken']])
  expect(refused('A', { wantedDate: '2031-02-01', flightDate: '2031-02-02' })).toEqual([
    ['flightDate', 'booking.flight-date-differs'],
  ])
  const battery = (packingInstruction: string): BookingForm => ({
    cargoKind: 'D',
    goods: [{}],
    danger: [{ unNo: '3480', packingInstruction }],
  })
  expect(refused('A', battery('965 IA'))).toEqual([])
  expect(refused('A', battery('355'))).toEqual([['danger.0.packingInstruction', 'booking.battery-instruction']])
  expect(refused('R.LCL', { warehouseDate: '2031-02-02' }, { warehouseCutoff: '2031-02-01 12:00:00' })).toEqual([
    ['warehouseDate', 'booking.warehouse-closed'],
  ])
})

it('knows the rules of what flies and how trucks are loaded', () => {
  const papers = {
    appraisalFid: '0f8fad5b-d9cb-469f-a165-70867728950e',
    batteryTestFid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  }
  const batteries: BookingForm = { containsBatteries: true, batteryType: 'PI965IA', ...papers }
  expect(warned('A', batteries)).toEqual([['batteryType', 'booking.freighter-only']])
  expect(warned('A', { containsBatteries: true, batteryType: 'PI967II' })).toEqual([
    ['appraisalFid', 'booking.appraisal-ahead'],
    ['batteryTestFid', 'booking.battery-test-ahead'],
  ])
  expect(warned('A', { ...batteries, batteryType: 'PI967II' })).toEqual([])
  expect(refused('A', { ...batteries, batteryType: 'NONE' })).toEqual([['batteryType', 'booking.battery-type-needed']])
  const danger: BookingForm = { cargoKind: 'D', goods: [{}], danger: [{ unNo: '3481', packingInstruction: '966 I' }] }
  expect(refused('A', { ...batteries, ...danger })).toEqual([
    ['danger.0.packingInstruction', 'booking.battery-type-differs'],
  ])
  expect(refused('A', { ...batteries, ...danger, batteryType: 'PI966I' })).toEqual([])
  const flight = { isOpen: true, etd: new Date('2031-02-01T08:00:00Z'), spaceTotal: {} }
  const late = { departure: { ...flight, cargoClosesAt: '2031-02-01 10:00:00' } }
  expect(refused('A', { warehouseDate: '2031-02-01 11:00:00' }, late)).toEqual([
    ['warehouseDate', 'booking.warehouse-closed'],
  ])
  expect(refused('A', { warehouseDate: '2031-02-01 09:00:00' }, late)).toEqual([])
  const worth: BookingForm = {
    declaredForCarriage: '900',
    declaredCurrency: 'USD',
    goodsValue: '800',
    goodsCurrency: 'USD',
  }
  expect(warned('A', worth)).toEqual([['declaredForCarriage', 'booking.declared-above-value']])
  expect(warned('A', { ...worth, goodsCurrency: 'EUR' })).toEqual([])

  expect(refused('T.FTL', { readyDate: '2031-02-01', loadingDate: '2031-01-31', wantedDate: '2031-02-01' })).toEqual([
    ['loadingDate', 'booking.loading-before-ready'],
  ])
  expect(refused('T.FTL', { loadingDate: '2031-02-02', wantedDate: '2031-02-01' })).toEqual([
    ['wantedDate', 'booking.wanted-before-loading'],
  ])
  expect(refused('T.FTL', { cargoKind: 'D', goods: [{}], danger: [{}], adrVehicle: false })).toEqual([
    ['adrVehicle', 'booking.adr-needed'],
  ])
  expect(
    refused('T.FTL', { cargoKind: 'D', goods: [{}], danger: [{ limitedQuantity: true }], adrVehicle: false }),
  ).toEqual([])
  expect(refused('T.LTL', { tirCarnet: true, truckWay: 'DOM' })).toEqual([['tirCarnet', 'booking.tir-at-home']])
  const trucks = {
    BOX: {
      payloadKg: 9e9,
      volumeM3: 9e9,
      isDomesticOnly: false,
      hasBox: true,
      lengthCm: 600,
      widthCm: 240,
      heightCm: 240,
    },
  }
  const piece = { pieceQty: 1, lengthCm: '230', widthCm: '590', heightCm: '240' }
  const said: BookingForm = { truckWay: 'THROUGH', truckTypeForeign: 'BOX' }
  expect(warned('T.FTL', { ...said, pieces: [piece] }, { trucks }).filter(([at]) => at === 'truckTypeForeign')).toEqual(
    [],
  )
  expect(warned('T.FTL', { ...said, pieces: [{ ...piece, heightCm: '250' }] }, { trucks })).toContainEqual([
    'truckTypeForeign',
    'booking.truck-piece-too-large',
  ])
})

it('joins the legs of a multimodal transport, from its origin to its destination', () => {
  const cities = { A: 'a', B: 'b', B2: 'b', C: 'c', D: 'd' }
  const legs: BookingForm['legs'] = [
    { legSeq: 2, legMode: 'R', originCode: 'B2', destinationCode: 'C', wantedDate: '2031-02-05' },
    { legSeq: 1, legMode: 'S', originCode: 'A', destinationCode: 'B', wantedDate: '2031-02-01' },
  ]
  const form: BookingForm = { planByUs: false, originCode: 'A', destinationCode: 'C', legs }
  expect(refused('M.FCL', form, { cities })).toEqual([])
  expect(refused('M.FCL', { ...form, destinationCode: 'D' }, { cities })).toEqual([
    ['legs.0.destinationCode', 'booking.legs-other-ends'],
  ])
  expect(refused('M.FCL', { ...form, legs: legs.slice(0, 1), originCode: 'B' }, { cities })).toEqual([
    ['legs', 'booking.legs-required'],
  ])
  const [rail = {}, sea = {}] = legs
  expect(refused('M.FCL', { ...form, legs: [{ ...rail, originCode: 'D' }, sea] }, { cities })).toEqual([
    ['legs.0.originCode', 'booking.legs-not-joined'],
  ])
  expect(refused('M.FCL', { ...form, legs: [{ ...rail, legMode: 'S' }, sea] }, { cities })).toEqual([
    ['legs', 'booking.legs-of-one-mode'],
  ])
  expect(refused('M.FCL', { ...form, legs: [{ ...rail, wantedDate: '2031-01-31' }, sea] }, { cities })).toEqual([
    ['legs.0.wantedDate', 'booking.legs-backwards'],
  ])
  expect(refused('M.FCL', { ...form, legs: [{ ...rail, originCode: 'ELSE' }, sea] })).toEqual([])
  expect(warned('M.FCL', { ...form, askQuote: true }, { connections: [{ hours: 12, leastHours: 24 }] })).toEqual([
    ['legs', 'booking.connection-short'],
  ])
})

describe('batteries by air', () => {
  const packed = (unNo: string, packingInstruction: string): BookingForm => ({
    cargoKind: 'D',
    goods: [{}],
    danger: [{ unNo, packingInstruction }],
  })
  const wrong = [['danger.0.packingInstruction', 'booking.battery-instruction']]

  it('are packed by the instruction of their UN number: electric bicycles by 952, sodium-ion by 976 to 978', () => {
    for (const [unNo, instruction] of [
      ['3556', '952'],
      ['3171', 'PI952'],
      ['3551', '976 IB'],
      ['3552', '977'],
      ['3552', '978 II'],
    ] as const)
      expect(refused('A', packed(unNo, instruction)), `${unNo} ${instruction}`).toEqual([])
    expect(refused('A', packed('3556', '966'))).toEqual(wrong)
    expect(refused('A', packed('3551', '965'))).toEqual(wrong)
    expect(refused('A', packed('3481', '965'))).toEqual(wrong)
  })

  it('fly below the charge of the year’s rules, or with an approval of the states', () => {
    const vehicle = { containsBatteries: true, batteryType: 'PI952', wantedDate: '2031-02-20' } as const
    const high = [['batteryChargePct', 'booking.battery-charge-high']]
    expect(refused('A', { ...vehicle, batteryEnergyWh: '480', batteryChargePct: 60 })).toEqual(high)
    expect(refused('A', { ...vehicle, batteryEnergyWh: '480', batteryChargePct: 30 })).toEqual([])
    expect(refused('A', { ...vehicle, batteryEnergyWh: '90', batteryChargePct: 60 })).toEqual([])
    expect(
      refused('A', { ...vehicle, batteryEnergyWh: '480', batteryChargePct: 60, batteryApprovalNo: 'CN-1' }),
    ).toEqual([])
    const loose = { containsBatteries: true, batteryType: 'PI976IA', batteryChargePct: 31 } as const
    expect(refused('A', { ...loose, wantedDate: '2031-02-20' })).toEqual(high)
    expect(refused('A', { ...loose, wantedDate: '2024-02-20' })).toEqual([['wantedDate', 'booking.wanted-date-past']])
    expect(refused('R.LCL', loose as BookingForm)).toEqual([])
  })
})
