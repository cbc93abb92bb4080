import { describe, expect, it } from 'vitest'
import { wire } from '../../shared/wire.ts'
import { bookingForm } from '../booking-modes.ts'
import type { FormStage } from '../fields/form-catalogue.ts'
import type { NeedsContext } from '../fields/form-conditions.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { CheckFacts } from '../form/check-facts.ts'
import { boxText, formAgain, goodsTotals, withDefaults } from '../form/form-defaults.ts'
import { checkFacts } from '../form/form-fixtures.ts'
import { missingFor as missingForForm } from '../form/form-needs.ts'
import { sectionOf } from '../form/form-sections.ts'
import { refusalsOf as refusalsOfForm, warningsOf as warningsOfForm } from './form-checks.ts'

const name = 'R.FCL'
const refusalsOf = (form: BookingForm, of: CheckFacts) => refusalsOfForm({ name, form, context }, of)
const warningsOf = (form: BookingForm, of: CheckFacts) => warningsOfForm({ name, form, context }, of)
const missingFor = (form: BookingForm, stage: FormStage, at: NeedsContext) =>
  missingForForm({ name, form, context: at }, stage)
const facts = checkFacts
const context = { hasCompany: true, originCountry: 'CN', destinationCountry: 'DE' }
const keysOf = (form: BookingForm, changes: Partial<CheckFacts> = {}) =>
  warningsOf(form, facts(changes)).map((warning) => warning.key)

describe('what a stage needs', () => {
  it('is nothing for a draft, and everything of the form to submit', () => {
    const blank = withDefaults({}, name)
    const paths = missingFor(blank, 'submit', context).map((missing) => missing.path)
    expect(paths).toEqual(
      expect.arrayContaining(['originCode', 'destinationCode', 'readyDate', 'goods', 'boxes', 'parties', 'agreeTerms']),
    )
    expect(paths).not.toContain('serviceTerm')
  })

  it('follows the conditions of its fields', () => {
    const path = (form: BookingForm, stage: 'submit' | 'accept' | 'instruction' = 'submit', more = {}) =>
      missingFor(form, stage, { ...context, ...more }).map((missing) => missing.path)
    expect(path({ temperatureControlled: true })).toContain('minTemperatureC')
    expect(path({ temperatureControlled: false })).not.toContain('minTemperatureC')
    expect(path({ insured: true })).toEqual(expect.arrayContaining(['goodsValue', 'insuranceCover']))
    expect(path({}, 'submit', { hasCompany: false })).toContain('companyNameNew')
    expect(path({ direction: 'NM' })).not.toContain('exportCustomsBy')
    expect(path({ oversize: true })).not.toContain('lashingPlanFid')
    expect(path({ oversize: true }, 'accept')).toContain('lashingPlanFid')
    const danger = {
      cargoKind: 'D',
      danger: [{ unNo: '3480', hazardClass: '9', properShippingName: 'BATTERIES N.O.S.' }],
    } as const
    expect(path({ ...danger, danger: [...danger.danger] })).toContain('danger.0.technicalName')
    expect(path({ ...danger, danger: [...danger.danger] })).not.toContain('danger.0.packingGroup')
    expect(path({ goods: [{}] }, 'instruction', { destinationCountry: 'RU' })).toContain('goods.0.goodsNameRussian')
    expect(path({ parties: [{ partyType: 'CNE' }] }, 'instruction')).toContain('parties.0.eoriNo')
    expect(path({ boxes: [{ containerOwner: 'C' }] }, 'submit', { returnPlaceMatters: true })).toContain(
      'boxes.0.emptyReturnPlace',
    )
  })

  it('asks for the doors that a service or a factory means', () => {
    const keys = (form: BookingForm) => missingFor(form, 'submit', context).map((missing) => missing.key)
    expect(keys({ serviceTerm: 'DOOR-DOOR' })).toEqual(
      expect.arrayContaining(['booking.loading-stop-needed', 'booking.unloading-stop-needed']),
    )
    expect(keys({ boxes: [{ stuffingPlace: 'FACTORY' }] })).toContain('booking.loading-stop-needed')
    expect(keys({ serviceTerm: 'ST-ST' })).not.toContain('booking.loading-stop-needed')
  })

  it('knows the part of the form of every field', () => {
    expect(sectionOf('goods.0.hsCode')).toBe('cargo')
    expect(sectionOf('stops')).toBe('route')
  })
})

describe('what contradicts itself', () => {
  it('is refused field by field', () => {
    const form: BookingForm = {
      originCode: 'CNXIA',
      destinationCode: 'CNXIA',
      readyDate: '2031-01-14',
      wantedDate: '2031-01-10',
      wantedDateTo: '2031-01-09',
      goods: [{ grossWeightKg: '10', netWeightKg: '11', goodsNameEnglish: 'Чай' }],
      boxes: [{ containerType: '40RF', containerQty: 1, containerOwner: 'S', shipperContainerNos: ['A', 'B'] }],
      parties: [
        { partyType: 'CNE', partyName: 'To order' },
        { partyType: 'CNE', partyName: 'B' },
      ],
      stops: [
        { stopType: 'L', stopSeq: 1, stopDate: '2031-01-20' },
        { stopType: 'L', stopSeq: 2, stopDate: '2031-01-19' },
      ],
    }
    expect(refusalsOf(form, facts())).toEqual({
      destinationCode: 'booking.same-place',
      readyDate: 'booking.ready-date-past',
      wantedDate: 'booking.wanted-before-ready',
      wantedDateTo: 'booking.latest-before-wanted',
      temperatureControlled: 'booking.reefer-without-temperature',
      'goods.0.netWeightKg': 'booking.net-above-gross',
      'goods.0.goodsNameEnglish': 'booking.latin-only',
      'boxes.0.shipperContainerNos': 'booking.too-many-container-numbers',
      'parties.0.partyName': 'booking.to-order-by-rail',
      'parties.1.partyType': 'booking.party-twice',
      'stops.1.stopDate': 'booking.stop-order',
    })
    const chilled = { setTemperatureC: '5', minTemperatureC: '6', maxTemperatureC: '4' }
    expect(refusalsOf({ ...chilled, temperatureControlled: true }, facts())).toEqual({
      minTemperatureC: 'booking.temperature-order',
      maxTemperatureC: 'booking.temperature-order',
    })
    expect(refusalsOf({ ...chilled, temperatureControlled: false }, facts())).toEqual({})
  })

  it('is a chosen train whose cut-off has passed, and a class that the lane does not take', () => {
    const past = new Date('2031-01-15T07:00:00Z')
    const departure = { isOpen: true, firstCutoff: past, etd: past, spaceTotal: {} }
    expect(refusalsOf({}, facts({ departure }))).toEqual({ departureId: 'booking.cut-off-past' })
    const form: BookingForm = { cargoKind: 'D', danger: [{ hazardClass: '1.1D', goodsSeq: 1 }], goods: [{}] }
    const price = { validTo: '2031-06-30', priced: [], weightLimitKg: {}, closedClasses: ['1.1D'] }
    expect(refusalsOf(form, facts({ price }))).toEqual({ 'danger.0.hazardClass': 'booking.class-not-taken' })
  })
})

describe('what can be kept after a warning', () => {
  const form = (changes: BookingForm = {}): BookingForm => ({
    goods: [{ goodsName: 'Washing machines', grossWeightKg: '18000', volumeM3: '60', packages: 10 }],
    boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C', containerCargoKg: '18000' }],
    ...changes,
  })

  it('is nothing where all is well', () => {
    expect(keysOf(form())).toEqual([])
  })

  it('is a load that does not fit, and it says what would', () => {
    const warnings = warningsOf(
      form({ goods: [{ goodsName: 'Foam', grossWeightKg: '18000', volumeM3: '150' }] }),
      facts(),
    )
    expect(warnings).toEqual([{ path: 'boxes', key: 'booking.volume-does-not-fit', values: { suggestion: '3*40HQ' } }])
    const heavy = form({ boxes: [{ containerType: '40HQ', containerQty: 1, containerCargoKg: '27000' }] })
    expect(keysOf(heavy)).toContain('booking.over-weight-limit')
  })

  it('is an odd number of 20-foot boxes, or two that differ too much', () => {
    const box = { containerType: '20GP', containerOwner: 'C', containerQty: 1 } as const
    expect(keysOf(form({ boxes: [{ ...box, containerCargoKg: '18000' }] }))).toContain('booking.twenties-in-pairs')
    const two = [
      { ...box, containerCargoKg: '4000' },
      { ...box, containerCargoKg: '15000' },
    ]
    expect(keysOf(form({ boxes: two }))).toContain('booking.twenties-differ')
  })

  it('is a price that ended, changed or leaves the box out', () => {
    const price = { validTo: '2031-01-14', isOver: true, priced: [], weightLimitKg: {}, amount: '10', currency: 'USD' }
    const earlierPrice = { ...price, amount: '9' }
    expect(keysOf(form(), { price, earlierPrice })).toEqual([
      'booking.price-expired',
      'booking.price-changed',
      'booking.box-not-priced',
    ])
    const ends = form({ originCode: 'A', destinationCode: 'B' })
    expect(keysOf(ends, { price: undefined })).toEqual(['booking.no-price'])
    // While they are asked for, nobody knows whether there is one.
    expect(keysOf(ends, { price: undefined, isPriceOpen: true })).toEqual([])
  })

  it('is a term, a day or a name that does not go with the rest', () => {
    expect(keysOf(form({ incoterm: 'FOB', paymentTerm: 'PP' }))).toEqual([
      'booking.incoterm-by-sea',
      'booking.term-against-payment',
    ])
    expect(keysOf(form({ wantedDate: '2031-01-16' }))).toEqual(['booking.inside-cut-off'])
    expect(keysOf(form({ wantedDate: '2031-02-01', wantedArrivalDate: '2031-02-10' }))).toEqual([
      'booking.arrival-too-early',
    ])
    expect(keysOf(form({ temperatureControlled: true }))).toContain('booking.reefer-in-dry-box')
    expect(keysOf(form({ goods: [{ goodsName: '货物', grossWeightKg: '18000', volumeM3: '60' }] }))).toEqual([
      'booking.collective-name',
    ])
    expect(keysOf(form(), { bookedAlready: { bookingNo: 'R310115-7K3QX' } })).toEqual(['booking.booked-twice'])
  })

  it('is a container number whose check digit is wrong', () => {
    const box = { containerType: '40HQ', containerQty: 9, containerCargoKg: '2000', containerOwner: 'S' } as const
    const own = (...shipperContainerNos: string[]) => form({ boxes: [{ ...box, shipperContainerNos }] })
    const price = { validTo: '2031-06-30', priced: ['S40HQ'], weightLimitKg: {} }
    expect(keysOf(own('CSQU3054383', 'CSQU 305438 3'), { price })).toEqual([])
    expect(keysOf(own('CSQU3054384', 'CSQX3054383'), { price })).toEqual([
      'booking.container-number-wrong',
      'booking.container-number-wrong',
    ])
  })
})

it('sums the goods, says the equipment, and copies a form without what holds only once', () => {
  const goods = [
    { packages: 2, grossWeightKg: '0.1' },
    { packages: 3, grossWeightKg: '0.2', volumeM3: '1.5' },
  ]
  expect(goodsTotals({ goods })).toEqual({ packages: 5, grossWeightKg: '0.300', volumeM3: '1.500' })
  const boxes = [
    { containerType: '40HQ', containerQty: 1, shipperContainerNos: ['X'] },
    { containerType: '20GP', containerQty: 1 },
    { containerType: '40HQ', containerQty: 1 },
  ]
  expect(boxText({ boxes })).toBe('2*40HQ/1*20GP')
  const again = formAgain({ originCode: 'CNXIA', readyDate: '2031-01-15', customerReference: 'x', boxes })
  expect(again).toMatchObject({ originCode: 'CNXIA', agreeTerms: false })
  expect(again.readyDate).toBeUndefined()
  expect(again.boxes?.[0]).not.toHaveProperty('shipperContainerNos')
})

it('refuses signs that no paper could print', () => {
  const { decode } = wire(bookingForm('R'), { unknownNames: 'refuse', empty: 'absent' })
  for (const Remark of ['a\u0000b', 'a\ud800b', 'x'.repeat(1001)]) {
    expect(() => decode({ Remark })).toThrow('shared.invalid-input')
  }
  expect(decode({ Remark: 'line\nbreak' })).toEqual({ remark: 'line\nbreak' })
})
