import type { UnNumberOption } from '@landbridge/contract/reference/reference-options'
import { expect, it } from 'vitest'
import { contradictions, listedFields, properNamesOf } from './un-number.ts'

const listed = (changes: Partial<UnNumberOption>): UnNumberOption => ({
  label: '1263',
  unNo: '1263',
  name: '涂料',
  nameChs: '涂料',
  nameCht: '塗料',
  nameEng: 'PAINT or PAINT RELATED MATERIAL',
  nameRus: 'КРАСКА',
  hazardClasses: ['3'],
  packingGroups: ['I', 'II', 'III'],
  subsidiaryHazards: [],
  ...changes,
})

it('reads the names in capitals out of an entry, each alternative for itself', () => {
  expect(properNamesOf('PAINT or PAINT RELATED MATERIAL')).toEqual(['PAINT', 'PAINT RELATED MATERIAL'])
  expect(properNamesOf('ADHESIVES containing flammable liquid')).toEqual(['ADHESIVES'])
  expect(properNamesOf('BATTERIES, WET, FILLED WITH ACID, electric storage')).toEqual([
    'BATTERIES, WET, FILLED WITH ACID',
  ])
  expect(properNamesOf('METHYL tert-BUTYL ETHER')).toEqual(['METHYL tert-BUTYL ETHER'])
  expect(properNamesOf('CARBON, animal or vegetable origin')).toEqual(['CARBON'])
  expect(properNamesOf('FERROSILICON with 30 % or more but less than 90 % silicon')).toEqual(['FERROSILICON'])
  expect(properNamesOf('LITHIUM ION BATTERIES (including lithium ion polymer batteries)')).toEqual([
    'LITHIUM ION BATTERIES',
  ])
})

it('fills in what a number leaves no choice about, and nothing else', () => {
  expect(listedFields(listed({}))).toEqual({
    hazardClass: '3',
    packingGroup: undefined,
    subsidiaryHazards: undefined,
    properShippingName: undefined,
  })
  const methanol = listed({ nameEng: 'METHANOL', packingGroups: ['II'], subsidiaryHazards: ['6.1'] })
  expect(listedFields(methanol)).toEqual({
    hazardClass: '3',
    packingGroup: 'II',
    subsidiaryHazards: ['6.1'],
    properShippingName: 'METHANOL',
  })
})

it('names what contradicts the list, and lets pass what adds to it', () => {
  const methanol = listed({ nameEng: 'METHANOL', packingGroups: ['II'], subsidiaryHazards: ['6.1'] })
  const keys = (line: object) => contradictions(line, methanol).map(({ key }) => key)
  expect(keys({})).toEqual([])
  expect(
    keys({
      hazardClass: '3',
      packingGroup: 'II',
      subsidiaryHazards: ['6.1'],
      properShippingName: 'Methanol, technical',
    }),
  ).toEqual([])
  expect(
    keys({ hazardClass: '8', packingGroup: 'III', subsidiaryHazards: ['8'], properShippingName: 'ETHANOL' }),
  ).toEqual(['booking.un-other-class', 'booking.un-other-group', 'booking.un-other-hazards', 'booking.un-other-name'])
})
