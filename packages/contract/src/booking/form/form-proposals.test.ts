import { expect, it } from 'vitest'
import type { BookingForm } from '../fields/form-fields.ts'
import { proposalsFor, withCompany } from './form-proposals.ts'

const category = (hsHeadings: string[], isDangerous = false) => ({ isDangerous, isReefer: false, hsHeadings })
const categories = {
  household: category(['8418', '8450']),
  textile: category(['8444-8453']),
  machines: category(['84']),
  gases: category(['28'], true),
  inorganic: category(['28']),
  cars: category(['8703']),
  electricCars: category(['8703']),
}
const proposed = (form: BookingForm, known = {}) =>
  Object.fromEntries(proposalsFor(form, { categories, ...known }).map(({ path, value }) => [path, value]))

it('knows the category of an HS code by the nearest heading, and none where two are as near', () => {
  const of = (hsCode: string) => proposed({ goods: [{ hsCode }] })['goods.0.categoryId']
  expect(['845011', '844511', '840110', '280110', '870321', '010121'].map(of)).toEqual([
    'household',
    'textile',
    'machines',
    'inorganic',
    undefined,
    undefined,
  ])
})

it('shares the cargo out among equal containers, and not among different ones', () => {
  const goods = [{ grossWeightKg: '18640' }, { grossWeightKg: '1360.5' }]
  const box = { containerType: '40HQ', containerQty: 3, containerOwner: 'C' as const }
  expect(proposed({ goods, boxes: [box] })['boxes.0.containerCargoKg']).toBe('6666.833')
  expect(proposed({ goods, boxes: [box, box] })).toEqual({})
  expect(proposed({ goods: [{}], boxes: [box] })).toEqual({})
})

it('gives the carrier’s containers back where the price has it, unless that is two places', () => {
  const boxes = [{ containerOwner: 'C' as const }, { containerOwner: 'S' as const }]
  const places = [
    { cityCode: 'DEDUI', extraCost: '150.00' },
    { cityCode: 'DEHAM', extraCost: '0.00' },
  ]
  expect(proposed({ boxes }, { returnPlaces: places })).toEqual({ 'boxes.0.emptyReturnPlace': 'DEHAM' })
  expect(proposed({ boxes }, { returnPlaces: [...places, { cityCode: 'DEBRE', extraCost: '0' }] })).toEqual({})
})

it('takes a company that is new for the shipper where its name can stand in the papers', () => {
  const parties = [{ partyType: 'SHP' as const }, { partyType: 'CNE' as const }]
  const known = { originCountry: 'CN' }
  expect(proposed({ parties, companyNameNew: 'Tea & Co., Ltd.' }, known)).toEqual({
    'parties.0.partyName': 'Tea & Co., Ltd.',
    'parties.0.countryCd': 'CN',
  })
  expect(proposed({ parties, companyNameNew: '西安好德电器有限公司' }, known)).toEqual({})
})

it('books in the name of the company: the shipper of an export, the consignee of what comes to its country', () => {
  const company = {
    name: '西安好德',
    nameEnglish: 'Haode Appliance',
    countryCode: 'CN',
    taxNo: '9161',
    address: '西安',
  }
  const parties = [{ partyType: 'SHP' as const }, { partyType: 'CNE' as const }]
  const theirs = { partyName: 'Haode Appliance', countryCd: 'CN', taxNo: '9161' }
  const [shipper, consignee] = parties
  expect(withCompany({ originCode: 'CNXIA', destinationCode: 'DEHAM', parties }, company).parties).toEqual([
    { ...shipper, ...theirs },
    consignee,
  ])
  expect(withCompany({ originCode: 'DEHAM', destinationCode: 'CNXIA', parties }, company).parties).toEqual([
    shipper,
    { ...consignee, ...theirs },
  ])
  const named = [{ partyType: 'SHP' as const, partyName: 'Somebody' }]
  expect(withCompany({ parties: named }, company).parties).toEqual(named)
  expect(withCompany({ parties }, { ...company, nameEnglish: undefined }).parties).toEqual(parties)
})

it('takes border and days from the departure: ready on the day before the cargo cut-off, today where that is past', () => {
  const departure = {
    named: { trainNo: 'X8004', entryPortCode: 'CNAKL' },
    departsOn: '2031-02-05',
    cargoCutoffOn: '2031-02-03',
  }
  const way = { trainNo: 'X8004', entryPortCode: 'CNAKL', wantedDate: '2031-02-05' }
  expect(proposed({}, { departure, today: '2031-01-20' })).toEqual({ ...way, readyDate: '2031-02-02' })
  expect(proposed({}, { departure, today: '2031-02-03' })).toEqual({ ...way, readyDate: '2031-02-03' })
  expect(proposed({}, { departure, today: '2031-02-06' })).toEqual(way)
})

it('proposes our customer’s part, the kind of the named place, how freight is paid and the seller’s duty to insure', () => {
  const fromChina = { originCode: 'CNSHA', destinationCode: 'DEHAM' } as const
  expect(proposed({ ...fromChina, incoterm: 'CIF' })).toMatchObject({
    customerRole: 'SHP',
    paymentTerm: 'PP',
    insured: true,
  })
  expect(proposed({ ...fromChina, incoterm: 'FOB' })).toMatchObject({ paymentTerm: 'CC', insured: false })
  expect(proposed({ originCode: 'DEHAM', destinationCode: 'CNSHA', incoterm: 'CIP' })).toMatchObject({
    customerRole: 'CNE',
    insured: false,
    incotermPlaceKind: 'TERMINAL',
  })
  expect(proposed({ ...fromChina, incoterm: 'DAP', serviceTerm: 'CY-DOOR' })).toMatchObject({
    incotermPlaceKind: 'INLAND',
  })
  expect(proposed({ originCode: 'KRPUS', destinationCode: 'DEHAM' })).not.toHaveProperty('customerRole')
  const byAir = { originCode: 'PVG', destinationCode: 'FRA', direction: 'E' } as const
  expect(proposed(byAir)).not.toHaveProperty('customerRole')
  expect(proposed(byAir, { originCountry: 'CN', destinationCountry: 'DE' })).toMatchObject({ customerRole: 'SHP' })
})

it('takes a description in Latin letters for the English one, and leaves a Chinese one to be said', () => {
  const english = (goodsName: string) => proposed({ goods: [{ goodsName }] })['goods.0.goodsNameEnglish']
  expect(english('Household refrigerators, 500 L')).toBe('Household refrigerators, 500 L')
  expect(english('家用冰箱')).toBeUndefined()
  expect(english('Kühlschränke')).toBeUndefined()
  expect(english('123')).toBeUndefined()
})

it('works the volume of a line out from its own pieces, once all of them are measured', () => {
  const piece = { goodsSeq: 1, pieceQty: 3, lengthCm: '120', widthCm: '100', heightCm: '130' }
  const volume = (pieces: object[]) => proposed({ goods: [{}, {}], pieces } as BookingForm)
  expect(volume([piece])).toEqual({ 'goods.0.volumeM3': '4.68' })
  expect(volume([{ ...piece, pieceQty: 4, widthCm: '80', heightCm: '180' }])).toEqual({ 'goods.0.volumeM3': '6.912' })
  expect(volume([piece, { ...piece, goodsSeq: 2 }])).toEqual({ 'goods.0.volumeM3': '4.68', 'goods.1.volumeM3': '4.68' })
  expect(volume([piece, { ...piece, heightCm: null }])).toEqual({})
})

it('takes the company where a truck unloads for the consignee, unless it unloads at several', () => {
  const parties = [{ partyType: 'SHP' as const }, { partyType: 'CNE' as const }]
  const door = {
    stopType: 'U' as const,
    stopCompany: 'Polteks Sp. z o.o.',
    cityCode: 'PLWAW',
    contactPhone: '+48221234567',
  }
  expect(proposed({ parties, stops: [door] })).toEqual({
    'parties.1.partyName': 'Polteks Sp. z o.o.',
    'parties.1.countryCd': 'PL',
    'parties.1.contactPhone': '+48221234567',
  })
  expect(proposed({ parties, stops: [door, door] })).toEqual({})
  expect(proposed({ parties, stops: [{ ...door, stopCompany: '华沙' }] })).toEqual({})
})
