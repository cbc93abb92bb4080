import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as conditions from './form-conditions.ts'
import { type Asked, both, either, isBlank, type LineSaid, type NeedsContext } from './form-conditions.ts'

type FormSaid = Asked['form']
const at = (form: FormSaid = {}, line: LineSaid = {}, context: Partial<NeedsContext> = {}): Asked => ({
  form,
  line,
  context: { hasCompany: true, ...context },
})
const to = (destinationCountry: string, originCountry = 'CN') => ({ destinationCountry, originCountry })

/** Each condition with cases in which it holds, and cases next to them in which it does not. */
const cases: [keyof typeof conditions, holds: Asked[], fails: Asked[]][] = [
  ['whenForeign', [at({ direction: 'E' }), at({ direction: 'I' }), at()], [at({ direction: 'NM' })]],
  [
    'whenToWideGauge',
    ['RU', 'BY', 'KZ', 'UZ', 'MN', 'UA', 'LT'].map((one) => at({}, {}, to(one))),
    [at(), at({}, {}, to('DE')), at({}, {}, to('PL'))],
  ],
  [
    'whenEnteringUnion',
    [at({}, {}, to('DE')), at({}, {}, to('PL', 'BY'))],
    [at({}, {}, to('DE', 'PL')), at({}, {}, to('RU')), at({}, {}, to('CN', 'DE')), at()],
  ],
  [
    'whenManifestAhead',
    ['US', 'CA', 'JP', 'DE'].map((one) => at({}, {}, to(one))),
    [at({}, {}, to('RU')), at({}, {}, to('TH')), at()],
  ],
  [
    'whenExportedFromChina',
    [at({ direction: 'E' }, {}, to('DE'))],
    [at({ direction: 'I' }, {}, to('DE')), at({ direction: 'E' }, {}, to('DE', 'KZ'))],
  ],
  [
    'whenLoadedAtDoor',
    [at({ serviceTerm: 'DOOR-ST' }), at({ serviceTerm: 'DOOR-DOOR' })],
    [at({ serviceTerm: 'ST-DOOR' }), at()],
  ],
  [
    'whenUnloadedAtDoor',
    [at({ serviceTerm: 'CY-DOOR' }), at({ serviceTerm: 'DOOR-DOOR' })],
    [at({ serviceTerm: 'DOOR-CY' }), at()],
  ],
  ['whenDangerous', [at({ cargoKind: 'D' })], [at({ cargoKind: 'G' }), at()]],
  ['whenTemperature', [at({ temperatureControlled: true })], [at({ temperatureControlled: false }), at()]],
  ['whenOversize', [at({ oversize: true })], [at({ oversize: null })]],
  [
    'whenOverTenTonnes',
    [at({ oogWeightKg: '10000.001' })],
    [at({ oogWeightKg: '10000' }), at({ oogWeightKg: null }), at()],
  ],
  ['whenBatteries', [at({ containsBatteries: true })], [at()]],
  [
    'whenNoDangerLine',
    [at(), at({ cargoKind: 'G', danger: [{}] }), at({ cargoKind: 'D', danger: [] })],
    [at({ cargoKind: 'D', danger: [{}] })],
  ],
  ['whenIncoterm', [at({ incoterm: 'FCA' })], [at({ incoterm: ' ' }), at({ incoterm: 'FCA', direction: 'NM' })]],
  ['whenInsured', [at({ insured: true })], [at({ insured: false })]],
  [
    'whenDeclared',
    [at({ declaredForCarriage: '1' }), at({ declaredForCustoms: '1' })],
    [at({ declaredForCarriage: '' })],
  ],
  [
    'whenValueCounts',
    [
      at({ insured: true }),
      at({ transitType: 'T1' }),
      at({ transitType: 'TIR' }),
      at({ tirCarnet: true }),
      at({ declaredForCustoms: '1' }),
    ],
    [at({ transitType: 'EAEU' }), at({ transitType: 'T1', direction: 'NM' }), at({ goodsValue: '1' })],
  ],
  [
    'whenReeferBox',
    [at({ boxes: [{ containerType: '40HQ' }, { containerType: '40RF' }] })],
    [
      at({ boxes: [{ containerType: '40HQ' }] }),
      at({ loadType: 'CFS', carriedIn: 'WAGON', boxes: [{ containerType: '40RF' }] }),
    ],
  ],
  [
    'whenOpenBox',
    [at({ boxes: [{ containerType: '40FR' }] }), at({ boxes: [{ containerType: '20OT' }] })],
    [at({ boxes: [{ containerType: '40HQ' }, {}] }), at()],
  ],
  [
    'whenByContainer',
    [at({ loadType: 'FCL' }), at({ loadType: 'CFS', carriedIn: 'CONTAINER' })],
    [at({ loadType: 'CFS' }), at({ loadType: 'BULK', carriedIn: 'WAGON' })],
  ],
  [
    'whenByWagon',
    [at({ loadType: 'WAG' }), at({ loadType: 'BULK', carriedIn: 'WAGON' })],
    [at({ loadType: 'BULK', carriedIn: 'CONTAINER' }), at({ loadType: 'CFS' })],
  ],
  ['whenLashed', [at(), at({ wagonType: 'FLAT' })], [at({ wagonType: 'TANK' }), at({ wagonType: 'HOPPER' })]],
  ['whenCarriersBox', [at({}, { containerOwner: 'C' })], [at({}, { containerOwner: 'S' }), at()]],
  ['whenShippersBox', [at({}, { containerOwner: 'S' })], [at({}, { containerOwner: 'C' }), at()]],
  [
    'whenShippersBoxes',
    [at({ boxes: [{ containerOwner: 'C' }, { containerOwner: 'S' }] })],
    [at({ boxes: [{ containerOwner: 'C' }] }), at()],
  ],
  ['whenReturnPlaceMatters', [at({}, {}, { returnPlaceMatters: true })], [at()]],
  [
    'whenWeClear',
    [at({ exportCustomsBy: 'US' }), at({ importCustomsBy: 'US' })],
    [at({ exportCustomsBy: 'OWN', importCustomsBy: 'NONE' })],
  ],
  [
    'whenWeExport',
    [at({ exportCustomsBy: 'US' }, {}, to('DE'))],
    [
      at({ exportCustomsBy: 'US' }, {}, to('DE', 'KZ')),
      at({ exportCustomsBy: 'US', direction: 'NM' }, {}, to('CN')),
      at({ importCustomsBy: 'US' }, {}, to('DE')),
    ],
  ],
  [
    'whenOfficeNamed',
    [at({ transitType: 'T1' }), at({ transitType: 'EAEU' })],
    [at({ transitType: 'TIR' }), at({ transitType: 'NONE' })],
  ],
  ['whenOriginalBill', [at({ billRelease: 'OBL' })], [at({ billRelease: 'SWB' }), at({ billRelease: 'TLX' })]],
  [
    'whenFiledByOthers',
    [at({ filingBy: 'OWN' }, {}, to('US'))],
    [at({ filingBy: 'US' }, {}, to('US')), at({ filingBy: 'OWN' }, {}, to('TH'))],
  ],
  [
    'whenBorderCrossed',
    [at({ truckWay: 'THROUGH' }), at({ truckWay: 'SWAP', direction: 'E' })],
    [at({ truckWay: 'DOM' }), at({ truckWay: 'RELOAD', direction: 'NM' })],
  ],
  [
    'whenTruckInChina',
    [at({ truckWay: 'DOM' }), at({ truckWay: 'RELOAD' }), at({ truckWay: 'SWAP' })],
    [at({ truckWay: 'THROUGH' }), at()],
  ],
  [
    'whenTruckAbroad',
    [at({ truckWay: 'THROUGH' }), at({ truckWay: 'RELOAD' })],
    [at({ truckWay: 'DOM' }), at({ truckWay: 'SWAP' }), at()],
  ],
  ['whenLegsPlanned', [at({ planByUs: false })], [at({ planByUs: true }), at()]],
  ['whenNoCompany', [at({}, {}, { hasCompany: false })], [at()]],
  [
    'whenNotSpecified',
    ['PAINT N.O.S.', 'FLAMMABLE LIQUID, N.O.S', 'PAINT, NOS', 'paint n. o. s.'].map((one) =>
      at({}, { properShippingName: one }),
    ),
    ['PAINT', 'DIAGNOSTICS', 'NOSE CONES', null].map((one) => at({}, { properShippingName: one })),
  ],
  ['whenFlammableLiquid', [at({}, { hazardClass: '3' })], [at({}, { hazardClass: '2.3' }), at()]],
  [
    'whenExplosive',
    [at({}, { hazardClass: '1.1D' }), at({}, { hazardClass: '1' })],
    [at({}, { hazardClass: '2.1' }), at()],
  ],
  [
    'whenPackingGroup',
    ['3', '4.1', '4.2', '5.1', '6.1', '8', '9'].map((one) => at({}, { hazardClass: one })),
    ['1', '1.1D', '2', '2.1', '2.3', '5.2', '5.2B', '6.2', '7', '4.1A', '4.1G'].map((one) =>
      at({}, { hazardClass: one }),
    ),
  ],
  ['whenDgQuantity', [at({}, { dgQty: '1' })], [at({}, { dgQty: null })]],
  ['whenLineValued', [at({}, { lineValue: '0.01' })], [at()]],
  [
    'whenSeveralStops',
    [at({ stops: [{ stopType: 'L' }, { stopType: 'L' }] }, { stopType: 'L' })],
    [at({ stops: [{ stopType: 'L' }, { stopType: 'U' }] }, { stopType: 'L' }), at()],
  ],
  ['whenCityNotListed', [at(), at({}, { cityTyped: 'Lübeck' })], [at({}, { cityCode: 'DEHAM' })]],
  ['whenCityTyped', [at({}, { cityTyped: 'Lübeck' })], [at(), at({}, { cityCode: 'DEHAM', cityTyped: 'Lübeck' })]],
  ['whenCityNotTyped', [at(), at({}, { cityTyped: ' ' })], [at({}, { cityTyped: 'Lübeck' })]],
  [
    'whenNamedParty',
    ['SHP', 'CNE', 'PAY'].map((one) => at({}, { partyType: one })),
    ['NFY', 'AGT', 'BUY'].map((one) => at({}, { partyType: one })),
  ],
  ['whenNotTheConsignee', [at(), at({}, { sameAsConsignee: false })], [at({}, { sameAsConsignee: true })]],
]

const byName: Readonly<Record<string, unknown>> = { ...conditions }

describe.each(cases)('%s', (name, holds, fails) => {
  const condition = byName[name] as conditions.Condition

  it('holds and does not hold as the forms have it', () => {
    expect(holds.map(condition)).toEqual(holds.map(() => true))
    expect(fails.map(condition)).toEqual(fails.map(() => false))
  })
})

it('knows of articles that they have no packing group, whatever their class', () => {
  for (const unNo of ['3090', '3091', '3480', '3481', '3536', '3551', '3166', '3171'])
    expect(conditions.whenPackingGroup(at({}, { hazardClass: '9', unNo }))).toBe(false)
  expect(conditions.whenPackingGroup(at({}, { hazardClass: '9', unNo: '3082' }))).toBe(true)
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

it('takes blanks for nothing, and zero and no for something', () => {
  expect([undefined, null, '', '  ', '\t\n', []].map(isBlank)).toEqual(Array(6).fill(true))
  expect([0, false, '0', ' x ', [''], [null], {}].map(isBlank)).toEqual(Array(7).fill(false))
})
