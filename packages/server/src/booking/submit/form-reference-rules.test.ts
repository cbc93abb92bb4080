import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { describe, expect, it } from 'vitest'
import { departure } from '../../pricing/pricing-fixtures.ts'
import type { CargoCategory, CodeItem, ContainerType, TruckType } from '../../reference/index.ts'
import { railForm } from '../booking-fixtures.ts'
import { aPlace, knownFromXianToDuisburg } from '../place-fixtures.ts'
import {
  departureFacts,
  type KnownToForm,
  runsLane,
  shownFormOf,
  unknownNames,
  withPlaces,
} from './form-reference-rules.ts'

const names = { 'zh-CN': '洗衣机', 'zh-TW': '洗衣機', en: 'Washing machines', ru: 'Стиральные машины' }
const codes = (...of: string[]) => of.map((code) => ({ code }) as CodeItem)
const xian = aPlace('CNXIA')
const duisburg = aPlace('DEDUI', { countryCode: 'DE', timeZone: 'Europe/Berlin' })
const known = knownFromXianToDuisburg({
  ends: { origin: xian, destination: duisburg },
  cities: new Map([['CNSGH', aPlace('CNSGH', { mode: 'TRUCK' })]]),
  containerTypes: new Map([['40HQ', { label: '40HQ', active: true } as ContainerType]]),
  trucks: [{ type: '13M' } as TruckType],
  categories: new Map([
    ['0101', { id: '0101', parentId: '01', names } as CargoCategory],
    ['01', { id: '01', names } as CargoCategory],
  ]),
  codes: new Map([['PACKUNIT', codes('CT')]]),
})
const unknown = (form: BookingForm, more: Partial<KnownToForm> = {}, mode: 'R' | 'T' = 'R') =>
  unknownNames({ mode, form }, { ...known, ...more })

describe('names that the reference data does not know', () => {
  it('are places that stand in no list, in another mode’s, or are switched off', () => {
    const lane = { originCode: 'CNXIA', destinationCode: 'DEDUI' }
    expect(unknown(lane)).toEqual({})
    expect(unknown(lane, { ends: { origin: undefined, destination: { ...duisburg, active: false } } })).toEqual({
      originCode: 'booking.place-unknown',
      destinationCode: 'booking.place-unknown',
    })
    const elsewhere = { ends: { ...known.ends, origin: undefined }, elsewhere: new Set(['origin'] as const) }
    expect(unknown(lane, elsewhere)).toEqual({ originCode: 'booking.place-not-rail' })
  })

  it('are borders that nobody knows, and those that lie on no way between the ends', () => {
    const crossing = { originCode: 'CNXIA', destinationCode: 'DEDUI', entryPortCode: 'CNHRS' }
    expect(unknown(crossing)).toEqual({ entryPortCode: 'booking.place-unknown' })
    expect(unknown(crossing, { border: aPlace('CNHRS', { isBorder: true }) })).toEqual({})
    expect(unknown(crossing, { border: aPlace('CNHRS') })).toEqual({ entryPortCode: 'booking.border-not-on-route' })
  })

  it('are codes, goods, boxes and trucks, each under the path of its line', () => {
    const form: BookingForm = {
      goods: [
        { packageType: 'CT', categoryId: '0101', hsCode: '845011' },
        { packageType: 'XX', categoryId: '01', hsCode: '770000' },
        { categoryId: '9999', hsCode: '980000' },
      ],
      boxes: [{ containerType: '40HQ' }, { containerType: '99XX' }],
      stops: [{ cityCode: 'CNSGH' }, { cityCode: 'XXXXX' }],
      truckTypeDomestic: '13M',
      truckTypeForeign: 'MEGA',
    }
    expect(unknown(form)).toEqual({
      'stops.1.cityCode': 'booking.place-unknown',
      'goods.1.packageType': 'booking.code-unknown',
      'goods.1.categoryId': 'booking.category-unknown',
      'goods.1.hsCode': 'booking.hs-chapter-unknown',
      'goods.2.categoryId': 'booking.category-unknown',
      'boxes.1.containerType': 'booking.container-type-unknown',
      truckTypeForeign: 'booking.truck-type-unknown',
    })
  })
})

describe('a form with its places', () => {
  it('has their Chinese names, and those of cities, borders and goods', () => {
    const form = withPlaces(
      {
        entryPortCode: 'CNHRS',
        goods: [{ categoryId: '0101' }, {}],
        stops: [{ cityCode: 'CNSGH' }, { cityTyped: 'Somewhere' }, {}],
      },
      { ...known, border: aPlace('CNHRS') },
    )
    expect(form).toMatchObject({ originName: 'CNXIA站', destinationName: 'DEDUI站', entryPortName: 'CNHRS站' })
    expect(form.goods).toEqual([{ categoryId: '0101', categoryName: '洗衣机' }, {}])
    expect(form.stops?.map(({ cityName }) => cityName)).toEqual(['CNSGH站', 'Somewhere', undefined])
  })

  it('goes out of China, into it, within it or past it, unless its customer says which', () => {
    const of = (from: string, to: string, form: BookingForm = {}) =>
      withPlaces(form, {
        ...known,
        ends: { origin: aPlace('A', { countryCode: from }), destination: aPlace('B', { countryCode: to }) },
      })
    expect(of('CN', 'DE')).toMatchObject({ direction: 'E', crossTrade: false })
    expect(of('DE', 'CN')).toMatchObject({ direction: 'I', crossTrade: false })
    expect(of('CN', 'CN')).toMatchObject({ direction: 'NM', crossTrade: false })
    expect(of('KZ', 'DE')).toMatchObject({ direction: 'E', crossTrade: true })
    expect(of('DE', 'CN', { direction: 'E' })).toMatchObject({ direction: 'E' })
    expect(withPlaces({}, { ...known, ends: { origin: xian, destination: undefined } })).toEqual({
      originName: 'CNXIA站',
    })
  })

  it('says the same when it is filled up twice', () => {
    const once = withPlaces(railForm(), known)
    expect(withPlaces(once, known)).toEqual(once)
  })
})

it('asks of a form by its countries, and by whether somebody books for a company', () => {
  expect(shownFormOf({ mode: 'R', form: railForm(), customerId: null }, known, false)).toMatchObject({
    name: 'R.FCL',
    context: { hasCompany: false, originCountry: 'CN', destinationCountry: 'DE', returnPlaceMatters: false },
  })
})

describe('a departure', () => {
  const train = departure()

  it('is open until it leaves, and names its first cut-off once that has passed', () => {
    const facts = (time: string) => departureFacts(train, new Date(time))
    expect(facts('2031-01-19T03:59:59Z')).toMatchObject({ isOpen: true, firstCutoff: undefined })
    expect(facts('2031-01-19T04:00:00Z')).toMatchObject({ isOpen: true, firstCutoff: train.siCutoff })
    expect(facts('2031-01-22T04:00:00Z')).toMatchObject({ isOpen: false })
    expect(facts('2031-01-15T00:00:00Z')).toMatchObject({
      cargoClosesAt: '2031-01-20 12:00:00',
      spaceTotal: { '20GP': 10, '40HQ': 50 },
    })
  })

  it('runs a lane whose stops are its own; a city at an end, which is no stop, is not compared', () => {
    const runs = (form: BookingForm, ends = known.ends) => runsLane({ mode: 'R', form }, train, ends)
    expect(runs({ originCode: 'CNXIA', destinationCode: 'DEDUI' })).toBe(true)
    expect(runs({ originCode: 'CNXIA', destinationCode: 'DEHAM' })).toBe(false)
    const city = aPlace('CNSGH', { mode: 'TRUCK' })
    expect(runs({ originCode: 'CNSGH', destinationCode: 'DEDUI' }, { ...known.ends, origin: city })).toBe(true)
    expect(runsLane({ mode: 'S', form: railForm() }, train, known.ends)).toBe(false)
  })
})
