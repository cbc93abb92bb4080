import { languages } from '@landbridge/contract/shared/languages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../place/countries.ts'
import type {
  CargoCategory,
  Carrier,
  CodeItem,
  ContainerType,
  HotGroup,
  HsCode,
  Place,
  TruckType,
} from '../reference-types.ts'
import {
  carrierOptionOf,
  cascadeOf,
  cityOptionOf,
  codeOptionOf,
  containerOptionOf,
  countryOptionOf,
  currencyOptionOf,
  hotGroupOf,
  hsOptionOf,
  placeOptionOf,
  rateViewOf,
  serviceOptionOf,
  telephoneOptionOf,
  truckOptionOf,
  unNumberOptionOf,
} from './option-rules.ts'

const names = { 'zh-CN': '名称', 'zh-TW': '名稱', en: 'Name', ru: 'Название' }
const kept = { active: true, version: 1, pinyin: '', names }
const place: Place = {
  ...kept,
  mode: 'RAIL',
  code: 'CNXIA',
  aliases: [],
  cityCode: 'CNSGH',
  countryCode: 'CN',
  latitude: 34.4,
  longitude: 109.1,
  timeZone: 'Asia/Shanghai',
  isBorder: false,
  isHotOrigin: true,
  isHotDestination: false,
  routes: ['E'],
}
const carrier: Carrier = { ...kept, type: 'A', code: 'CA', countryCode: 'CN', containerPrefixes: [], awbPrefix: '999' }
const box: ContainerType = {
  ...kept,
  label: '40HQ',
  size: '40',
  type: 'HQ',
  iso: '45G1',
  maxPayloadKg: 28_000,
  tareKg: 3_900,
}
const truck: TruckType = { ...kept, inOut: 'I', type: '13M', body: 'CURTAIN' }
const code: CodeItem = {
  ...kept,
  classCode: 'PACKUNIT',
  code: 'CT',
  sort: 1,
  modes: ['R'],
  loadTypes: [],
  isDefault: false,
  extra: { Side: 'R' },
}
const hs: HsCode = { ...kept, code: '845011', level: 6, chapter: '84' }
const kind = (id: string, parentId?: string): CargoCategory => ({
  ...kept,
  id,
  ...(parentId && { parentId }),
  hs: [],
  dangerous: false,
  reefer: false,
  oversize: false,
})
const un = {
  UnNo: '3480',
  NameChs: '锂离子电池组',
  NameCht: '鋰離子電池組',
  NameEng: 'LITHIUM ION BATTERIES',
  NameRus: 'БАТАРЕИ ИОННО-ЛИТИЕВЫЕ',
  Classes: ['9'],
  Subsidiary: [],
  Groups: ['II'],
}
const china = countries().find(({ code: iso }) => iso === 'CN') ?? { code: 'CN', names, telCode: '86' }

describe('what is chosen by its code', () => {
  it('stands under the reader’s name for it, and brings the names in all four languages', () => {
    for (const language of languages) {
      const options = [
        placeOptionOf(place, language),
        cityOptionOf(place, language),
        carrierOptionOf(carrier, language),
        truckOptionOf(truck, language),
        codeOptionOf(code, language),
        serviceOptionOf(code, language),
        hsOptionOf(hs, language),
        hotGroupOf({ kind: 'city', code: 'NW', names, sort: 1, members: [] } satisfies HotGroup, [place], language),
      ]
      for (const option of options) {
        expect(option.label).toBe(names[language])
        expect(option).toMatchObject({ nameChs: '名称', nameCht: '名稱', nameEng: 'Name', nameRus: 'Название' })
      }
    }
  })

  it('says on its second line which code it has, and where it is', () => {
    expect(placeOptionOf(place, 'en').subLabel).toBe('CNXIA · China')
    expect(carrierOptionOf(carrier, 'zh-CN').subLabel).toBe('CA · 中国')
    expect(codeOptionOf(code, 'en').subLabel).toBe('CT')
    expect(placeOptionOf(place, 'en')).toMatchObject({
      value: 'CNXIA',
      hotOrigin: true,
      routes: ['E'],
      pinyin: undefined,
    })
  })
})

it('shows boxes and currencies by their label, and what they are called below it', () => {
  expect(containerOptionOf(box, 'ru')).toMatchObject({
    label: '40HQ',
    value: '40HQ',
    subLabel: 'Название',
    tareKg: 3_900,
  })
  const dollar = { code: 'USD', names }
  expect(currencyOptionOf(dollar, 'en')).toMatchObject({ label: 'USD', subLabel: 'Name' })
  const rate = { rate: '7.1', yearMonth: '2031-01', sample: true }
  expect(rateViewOf(dollar, rate, 'en')).toMatchObject({ label: 'USD', value: '7.1', base: 'CNY', sample: true })
})

it('lets nobody choose a telephone code that there is not, or to which no code is sent', () => {
  expect(telephoneOptionOf(china, 'en', true)).toMatchObject({ code: 'CN', value: '86', subLabel: '+86' })
  expect(telephoneOptionOf(china, 'en', false)).toMatchObject({ code: 'CN', value: undefined, subLabel: undefined })
  const island = { code: 'BV', names }
  expect(telephoneOptionOf(island, 'en', true)).toMatchObject({ value: undefined, subLabel: undefined })
  expect(countryOptionOf(china, 'en')).toMatchObject({ value: 'CN', subLabel: 'CN', telCode: '86' })
})

it('shows every kind of cargo once, under its group', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 6 })
  fc.assert(
    fc.property(ids, fc.array(fc.nat(5), { maxLength: 20 }), (groups, below) => {
      const parents = groups.map((id) => `g${id}`)
      const kinds = below.flatMap((at, i) => (parents[at] ? [kind(`k${i}`, parents[at])] : []))
      const tree = cascadeOf([...kinds, ...parents.map((id) => kind(id))], 'en')
      expect(tree.map(({ id }) => id)).toEqual(parents)
      expect(tree.flatMap(({ children }) => children.map(({ id }) => id)).toSorted()).toEqual(
        kinds.map(({ id }) => id).toSorted(),
      )
      for (const { id, children } of tree) for (const { parentId } of children) expect(parentId).toBe(id)
    }),
  )
})

it('shows a UN number with what it is called and its class', () => {
  expect(unNumberOptionOf(un as unknown as Parameters<typeof unNumberOptionOf>[0], 'en')).toMatchObject({
    label: '3480',
    subLabel: 'LITHIUM ION BATTERIES · 9',
    hazardClasses: ['9'],
    packingGroups: ['II'],
    nameChs: '锂离子电池组',
  })
})
