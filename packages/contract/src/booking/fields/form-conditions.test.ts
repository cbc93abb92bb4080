import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConditionName } from './condition-names.ts'
import {
  both,
  type ConditionScope,
  type EnteredForm,
  type EnteredLine,
  either,
  holds,
  isBlank,
  type NeedsContext,
} from './form-conditions.ts'

const at = (form: EnteredForm = {}, line: EnteredLine = {}, context: Partial<NeedsContext> = {}): ConditionScope => ({
  form,
  line,
  context: { hasCompany: true, ...context },
})
const to = (destinationCountry: string, originCountry = 'CN') => ({ destinationCountry, originCountry })

const nordwind: EnteredLine = { partyType: 'CNE', partyName: 'NORDWIND HANDEL GMBH' }
const toOrder: EnteredLine = { partyType: 'CNE', partyName: 'TO ORDER' }
const toTheirOrder: EnteredLine = { partyType: 'CNE', partyName: 'TO ORDER OF DEUTSCHE BANK AG' }

/** Each condition with cases in which it holds, and cases next to them in which it does not. */
const cases: Readonly<Record<ConditionName, readonly [met: ConditionScope[], unmet: ConditionScope[]]>> = {
  foreign: [[at({ direction: 'E' }), at({ direction: 'I' }), at()], [at({ direction: 'NM' })]],
  toWideGauge: [
    ['RU', 'BY', 'KZ', 'UZ', 'MN', 'UA', 'LT'].map((one) => at({}, {}, to(one))),
    [at(), at({}, {}, to('DE')), at({}, {}, to('PL'))],
  ],
  enteringUnion: [
    [at({}, {}, to('DE')), at({}, {}, to('PL', 'BY'))],
    [at({}, {}, to('DE', 'PL')), at({}, {}, to('RU')), at({}, {}, to('CN', 'DE')), at()],
  ],
  manifestAhead: [
    ['US', 'CA', 'JP', 'DE', 'NO', 'CH'].map((one) => at({}, {}, to(one))),
    [at({}, {}, to('RU')), at({}, {}, to('TH')), at()],
  ],
  taxNumberDue: [
    [
      at({}, { partyType: 'NFY' }),
      at({ parties: [toOrder] }, { partyType: 'NFY' }),
      at({ parties: [toOrder] }, { ...nordwind, eoriNo: 'DE1' }),
    ],
    [at({ parties: [toOrder] }, { partyType: 'NFY', eoriNo: 'DE814201353000' })],
  ],
  eoriNumberDue: [
    [
      at({}, { partyType: 'NFY' }),
      at({ parties: [toOrder] }, { partyType: 'NFY' }),
      at({ parties: [toOrder] }, { ...nordwind, taxNo: 'DE1' }),
    ],
    [at({ parties: [toOrder] }, { partyType: 'NFY', taxNo: 'DE814201353' })],
  ],
  betweenOthers: [
    [at({}, {}, to('DE', 'KZ'))],
    [at({}, {}, to('DE')), at({}, {}, to('CN', 'DE')), at({ originCode: 'PVG', destinationCode: 'FRA' }), at()],
  ],
  placeDecides: [
    ['FCA', 'CPT', 'CIP', 'DAP'].map((incoterm) => at({ incoterm })),
    [at({ incoterm: 'FOB' }), at({ incoterm: 'FCA', direction: 'NM' }), at()],
  ],
  seaLeg: [
    [
      at(),
      at({ interMode: 'SEARAIL' }),
      at({ interMode: 'OTHER', planByUs: false, legs: [{ legMode: 'R' }, { legMode: 'S' }] }),
    ],
    [at({ interMode: 'OTHER' }), at({ interMode: 'OTHER', legs: [{ legMode: 'R' }] })],
  ],
  exportedFromChina: [
    [at({ direction: 'E' }, {}, to('DE'))],
    [at({ direction: 'I' }, {}, to('DE')), at({ direction: 'E' }, {}, to('DE', 'KZ'))],
  ],
  loadedAtDoor: [
    [at({ serviceTerm: 'DOOR-ST' }), at({ serviceTerm: 'DOOR-DOOR' })],
    [at({ serviceTerm: 'ST-DOOR' }), at()],
  ],
  unloadedAtDoor: [
    [at({ serviceTerm: 'CY-DOOR' }), at({ serviceTerm: 'DOOR-DOOR' })],
    [at({ serviceTerm: 'DOOR-CY' }), at()],
  ],
  dangerous: [[at({ cargoKind: 'D' })], [at({ cargoKind: 'G' }), at()]],
  temperature: [[at({ temperatureControlled: true })], [at({ temperatureControlled: false }), at()]],
  oversize: [[at({ oversize: true })], [at({ oversize: null })]],
  overTenTonnes: [[at({ oogWeightKg: '10000.001' })], [at({ oogWeightKg: '10000' }), at({ oogWeightKg: null }), at()]],
  batteries: [[at({ containsBatteries: true })], [at()]],
  noDangerLine: [
    [at(), at({ cargoKind: 'G', danger: [{}] }), at({ cargoKind: 'D', danger: [] })],
    [at({ cargoKind: 'D', danger: [{}] })],
  ],
  incoterm: [[at({ incoterm: 'FCA' })], [at({ incoterm: ' ' }), at({ incoterm: 'FCA', direction: 'NM' })]],
  insured: [[at({ insured: true })], [at({ insured: false })]],
  declared: [[at({ declaredForCarriage: '1' }), at({ declaredForCustoms: '1' })], [at({ declaredForCarriage: '' })]],
  valueMatters: [
    [at({ goodsValue: '1' }), at({ insured: true })],
    [at(), at({ goodsValue: ' ' })],
  ],
  valueCounts: [
    [
      at({ insured: true }),
      at({ transitType: 'T1' }),
      at({ transitType: 'TIR' }),
      at({ tirCarnet: true }),
      at({ declaredForCustoms: '1' }),
    ],
    [at({ transitType: 'EAEU' }), at({ transitType: 'T1', direction: 'NM' }), at({ goodsValue: '1' })],
  ],
  reeferBox: [
    [at({ boxes: [{ containerType: '40HQ' }, { containerType: '40RF' }] })],
    [
      at({ boxes: [{ containerType: '40HQ' }] }),
      at({ loadType: 'CFS', carriedIn: 'WAGON', boxes: [{ containerType: '40RF' }] }),
    ],
  ],
  openBox: [
    [at({ boxes: [{ containerType: '40FR' }] }), at({ boxes: [{ containerType: '20OT' }] })],
    [at({ boxes: [{ containerType: '40HQ' }, {}] }), at()],
  ],
  byContainer: [
    [at({ loadType: 'FCL' }), at({ loadType: 'CFS', carriedIn: 'CONTAINER' })],
    [at({ loadType: 'CFS' }), at({ loadType: 'BULK', carriedIn: 'WAGON' })],
  ],
  byWagon: [
    [at({ loadType: 'WAG' }), at({ loadType: 'BULK', carriedIn: 'WAGON' })],
    [at({ loadType: 'BULK', carriedIn: 'CONTAINER' }), at({ loadType: 'CFS' })],
  ],
  lashed: [
    [at(), at({ wagonType: 'FLAT' })],
    [at({ wagonType: 'TANK' }), at({ wagonType: 'HOPPER' })],
  ],
  carriersBox: [[at({}, { containerOwner: 'C' })], [at({}, { containerOwner: 'S' }), at()]],
  shippersBox: [[at({}, { containerOwner: 'S' })], [at({}, { containerOwner: 'C' }), at()]],
  shippersBoxes: [
    [at({ boxes: [{ containerOwner: 'C' }, { containerOwner: 'S' }] })],
    [at({ boxes: [{ containerOwner: 'C' }] }), at()],
  ],
  returnPlaceMatters: [[at({}, {}, { returnPlaceMatters: true })], [at()]],
  weClear: [
    [at({ exportCustomsBy: 'US' }), at({ importCustomsBy: 'US' })],
    [at({ exportCustomsBy: 'OWN', importCustomsBy: 'NONE' })],
  ],
  weExport: [
    [at({ exportCustomsBy: 'US' }, {}, to('DE'))],
    [
      at({ exportCustomsBy: 'US' }, {}, to('DE', 'KZ')),
      at({ exportCustomsBy: 'US', direction: 'NM' }, {}, to('CN')),
      at({ importCustomsBy: 'US' }, {}, to('DE')),
    ],
  ],
  officeNamed: [
    [at({ transitType: 'T1' }), at({ transitType: 'EAEU' })],
    [at({ transitType: 'TIR' }), at({ transitType: 'NONE' })],
  ],
  batteryEnergy: [
    [at({ containsBatteries: true, batteryType: 'PI952' }), at({ containsBatteries: true, batteryType: 'PI966II' })],
    [at({ containsBatteries: true, batteryType: 'PI965IA' }), at({ batteryType: 'PI952' })],
  ],
  batteryCharge: [
    [
      at({ containsBatteries: true, batteryType: 'PI965IA' }),
      at({ containsBatteries: true, batteryType: 'PI952', batteryEnergyWh: '480' }),
    ],
    [
      at({ containsBatteries: true, batteryType: 'PI952', batteryEnergyWh: '90' }),
      at({ containsBatteries: true, batteryType: 'PI966I', batteryEnergyWh: '480', wantedDate: '2025-12-31' }),
      at({ containsBatteries: true, batteryType: 'PI967II' }),
    ],
  ],
  billOfLading: [[at(), at({ transportDocument: 'THROUGH' })], [at({ transportDocument: 'PERLEG' })]],
  letterOfCredit: [
    [at({ underLetterOfCredit: true })],
    [at(), at({ underLetterOfCredit: false }), at({ underLetterOfCredit: true, transportDocument: 'PERLEG' })],
  ],
  originalBill: [[at({ billRelease: 'OBL' })], [at({ billRelease: 'SWB' }), at({ billRelease: 'TLX' })]],
  filedByOthers: [
    [at({ filingBy: 'OWN' }, {}, to('US'))],
    [at({ filingBy: 'US' }, {}, to('US')), at({ filingBy: 'OWN' }, {}, to('TH'))],
  ],
  borderCrossed: [
    [at({ truckWay: 'THROUGH' }), at({ truckWay: 'SWAP', direction: 'E' })],
    [at({ truckWay: 'DOM' }), at({ truckWay: 'RELOAD', direction: 'NM' })],
  ],
  truckInChina: [
    [at({ truckWay: 'DOM' }), at({ truckWay: 'RELOAD' }), at({ truckWay: 'SWAP' })],
    [at({ truckWay: 'THROUGH' }), at()],
  ],
  truckAbroad: [
    [at({ truckWay: 'THROUGH' }), at({ truckWay: 'RELOAD' })],
    [at({ truckWay: 'DOM' }), at({ truckWay: 'SWAP' }), at()],
  ],
  legsPlanned: [[at({ planByUs: false })], [at({ planByUs: true }), at()]],
  noCompany: [[at({}, {}, { hasCompany: false })], [at()]],
  notSpecified: [
    ['PAINT N.O.S.', 'FLAMMABLE LIQUID, N.O.S', 'PAINT, NOS', 'paint n. o. s.'].map((one) =>
      at({}, { properShippingName: one }),
    ),
    ['PAINT', 'DIAGNOSTICS', 'NOSE CONES', null].map((one) => at({}, { properShippingName: one })),
  ],
  flammableLiquid: [[at({}, { hazardClass: '3' })], [at({}, { hazardClass: '2.3' }), at()]],
  explosive: [
    [at({}, { hazardClass: '1.1D' }), at({}, { hazardClass: '1' })],
    [at({}, { hazardClass: '2.1' }), at()],
  ],
  packingGroup: [
    ['3', '4.1', '4.2', '5.1', '6.1', '8', '9'].map((one) => at({}, { hazardClass: one })),
    ['1', '1.1D', '2', '2.1', '2.3', '5.2', '5.2B', '6.2', '7', '4.1A', '4.1G'].map((one) =>
      at({}, { hazardClass: one }),
    ),
  ],
  dgQuantity: [[at({}, { dgQty: '1' })], [at({}, { dgQty: null })]],
  lineValued: [[at({}, { lineValue: '0.01' })], [at()]],
  severalStops: [
    [at({ stops: [{ stopType: 'L' }, { stopType: 'L' }] }, { stopType: 'L' })],
    [at({ stops: [{ stopType: 'L' }, { stopType: 'U' }] }, { stopType: 'L' }), at()],
  ],
  cityNotListed: [[at(), at({}, { cityTyped: 'Lübeck' })], [at({}, { cityCode: 'DEHAM' })]],
  cityTyped: [[at({}, { cityTyped: 'Lübeck' })], [at(), at({}, { cityCode: 'DEHAM', cityTyped: 'Lübeck' })]],
  cityNotTyped: [[at(), at({}, { cityTyped: ' ' })], [at({}, { cityTyped: 'Lübeck' })]],
  namedParty: [
    (['SHP', 'CNE', 'PAY'] as const).map((one) => at({}, { partyType: one })),
    (['NFY', 'AGT', 'BUY'] as const).map((one) => at({}, { partyType: one })),
  ],
  notTheConsignee: [[at(), at({}, { sameAsConsignee: false })], [at({}, { sameAsConsignee: true })]],
  appraised: [
    [at({ containsBatteries: true }), at({ cargoKind: 'D' }), at({ goods: [{ hsCode: '271019' }] })],
    [at({ goods: [{ hsCode: '845011' }, {}] }), at()],
  ],
  carnet: [[at({ tirCarnet: true })], [at({ tirCarnet: false }), at({ transitType: 'TIR' })]],
  shipper: [[at({}, { partyType: 'SHP' })], [at({}, { partyType: 'CNE' }), at()]],
  consignee: [[at({}, nordwind)], [at({}, toTheirOrder), at({}, { ...nordwind, partyType: 'NFY' })]],
  noOrder: [
    [at({}, nordwind), at({}, { partyType: 'SHP' })],
    [at({}, toOrder), at({}, toTheirOrder)],
  ],
  placed: [[at({}, nordwind), at({}, toTheirOrder)], [at({}, toOrder)]],
  notify: [
    [at({ parties: [nordwind] }, { partyType: 'NFY' })],
    [at({ parties: [toOrder] }, { partyType: 'NFY' }), at()],
  ],
  notifiedToOrder: [
    [at({ parties: [toOrder] }, { partyType: 'NFY' })],
    [at({ parties: [nordwind] }, { partyType: 'NFY' }), at({ parties: [toOrder] }, toOrder)],
  ],
  receiver: [
    [at({}, nordwind), at({ parties: [toOrder] }, { partyType: 'NFY' })],
    [at({}, toOrder), at({ parties: [nordwind] }, { partyType: 'NFY' })],
  ],
  shipperOrReceiver: [
    [at({}, { partyType: 'SHP' }), at({}, nordwind)],
    [at({}, toOrder), at({}, { partyType: 'PAY' })],
  ],
  inThePapers: [
    [at({}, { partyType: 'SHP' }), at({}, toOrder), at({ parties: [toOrder] }, { partyType: 'NFY' })],
    [at({ parties: [nordwind] }, { partyType: 'NFY' }), at({}, { partyType: 'PAY' })],
  ],
}

describe.each(Object.entries(cases))('%s', (name, [met, unmet]) => {
  const isMet = (scope: ConditionScope) => holds(name as ConditionName, scope)

  it('holds and does not hold as the forms have it', () => {
    expect(met.map(isMet)).toEqual(met.map(() => true))
    expect(unmet.map(isMet)).toEqual(unmet.map(() => false))
  })
})

it('knows of articles that they have no packing group, whatever their class', () => {
  for (const unNo of ['3090', '3091', '3480', '3481', '3536', '3551', '3166', '3171'])
    expect(holds('packingGroup', at({}, { hazardClass: '9', unNo }))).toBe(false)
  expect(holds('packingGroup', at({}, { hazardClass: '9', unNo: '3082' }))).toBe(true)
})

describe('conditions together', () => {
  const constant = fc.boolean().map((holds) => () => holds)
  const some = fc.array(constant, { maxLength: 5 })

  it('hold both when each does, and either when one does', () => {
    const logic = fc.property(some, (list) => {
      expect(both(...list)(at())).toBe(list.every((one) => one()))
      expect(either(...list)(at())).toBe(list.some((one) => one()))
    })
    fc.assert(logic)
  })

  it('ask no further than they must', () => {
    const never = () => {
      throw new Error('was asked')
    }
    expect(both(() => false, never)(at())).toBe(false)
    expect(either(() => true, never)(at())).toBe(true)
  })
})

describe('the conditions of a field, by their names', () => {
  const abroad = at({ direction: 'E', truckWay: 'THROUGH' }, { partyType: 'SHP' })

  it('hold where all of them do, and where it has none', () => {
    expect(holds(undefined, at())).toBe(true)
    expect(holds('foreign', abroad)).toBe(true)
    expect(holds(['shipper', 'borderCrossed'], abroad)).toBe(true)
    expect(holds(['shipper', 'borderCrossed'], at({ direction: 'NM' }, { partyType: 'SHP' }))).toBe(false)
  })

  it('are functions in a catalogue of another area', () => {
    expect([true, false].map((is) => holds(() => is, at()))).toEqual([true, false])
  })
})

it('takes blanks for nothing, and zero and no for something', () => {
  expect([undefined, null, '', '  ', '\t\n', []].map(isBlank)).toEqual(Array(6).fill(true))
  expect([0, false, '0', ' x ', [''], [null], {}].map(isBlank)).toEqual(Array(7).fill(false))
})
