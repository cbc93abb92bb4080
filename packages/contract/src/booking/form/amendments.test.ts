import { expect, it } from 'vitest'
import type { BookingForm } from '../fields/form-fields.ts'
import { amendableNames, amendedFields, namesChanged } from './amendments.ts'
import type { ShownForm } from './form-needs.ts'

const before: BookingForm = {
  originCode: 'CNXIA',
  wantedDate: '2031-01-20',
  cargoKind: 'G',
  incotermPlace: 'Xi’an',
  goods: [{ goodsName: 'Pumps', grossWeightKg: '1000.000', volumeM3: '3', categoryName: 'Machines' }],
  boxes: [{ containerType: '40HQ', containerQty: 2 }],
  parties: [
    { partyType: 'CNE', partyName: 'Haus GmbH', contactPhone: '+4930123456' },
    { partyType: 'SHP', partyName: 'Haode', taxNo: '1' },
  ],
}
const askedFor = (changes: BookingForm): ShownForm => ({
  name: 'R.FCL',
  form: { ...before, ...changes },
  context: { hasCompany: true },
})
const told = (changes: BookingForm) =>
  amendedFields(before, askedFor(changes)).fields.map(({ path, carrierAgrees }) => [path, carrierAgrees])

it('tells each field that is asked to be otherwise, and which of them the carrier must agree to', () => {
  expect(told({ originCode: 'CNCDU', wantedDate: '2031-01-27', incotermPlace: null })).toEqual([
    ['originCode', true],
    ['wantedDate', false],
    ['incotermPlace', false],
  ])
  const [goods] = before.goods ?? []
  expect(told({ goods: [{ ...goods, grossWeightKg: '1200', volumeM3: '4', categoryName: 'Others' }] })).toEqual([
    ['goods.0.grossWeightKg', true],
    ['goods.0.volumeM3', false],
  ])
  expect(told({ cargoKind: 'D', danger: [{ goodsSeq: 1, unNo: '1950' }] })).toEqual([
    ['cargoKind', true],
    ['danger.0.goodsSeq', true],
    ['danger.0.unNo', true],
  ])
})

it('compares a party with itself, wherever it stands, and a line that came or went with nothing', () => {
  const [consignee, shipper] = before.parties ?? []
  expect(told({ parties: [shipper ?? {}, consignee ?? {}] })).toEqual([])
  const { fields, after: form } = amendedFields(
    before,
    askedFor({ parties: [shipper ?? {}, { partyType: 'NFY', partyName: 'Bank', keepInAddressBook: true }] }),
  )
  expect(form.parties?.map(({ partyType }) => partyType)).toEqual(['SHP', 'CNE', 'NFY'])
  expect(fields).toEqual([
    { path: 'parties.1.partyName', before: 'Haus GmbH', after: undefined, carrierAgrees: true },
    { path: 'parties.1.contactPhone', before: '+4930123456', after: undefined, carrierAgrees: false },
    { path: 'parties.2.partyName', before: undefined, after: 'Bank', carrierAgrees: false },
  ])
  expect(told({ boxes: [...(before.boxes ?? []), { containerType: '20GP', containerQty: 1 }] })).toEqual([
    ['boxes.1.containerType', true],
    ['boxes.1.containerQty', true],
  ])
})

it('finds no change in figures written otherwise, nor in what is settled apart', () => {
  const [goods] = before.goods ?? []
  const same: BookingForm = { goods: [{ ...goods, grossWeightKg: '1000' }], contactName: 'Chen Mei', quoteType: 'NONE' }
  expect(namesChanged(before, askedFor(same).form)).toEqual([])
  expect(namesChanged(before, askedFor({ incotermPlace: '', boxes: [] }).form)).toEqual(['incotermPlace', 'boxes'])
  expect(amendableNames).not.toContain('contactName')
})
