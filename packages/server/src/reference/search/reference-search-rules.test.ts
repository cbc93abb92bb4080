import { foldedName } from '@landbridge/contract/shared/reading/fold'
import { expect, it } from 'vitest'
import { seedRows } from '../loading/seed-rows.ts'
import { beginsWithOneSlip, searchIndex } from './reference-search-rules.ts'

type Row = {
  mode?: string
  code?: string
  names?: { 'zh-CN': string; 'zh-TW': string; en: string; ru: string }
  pinyin?: string
}
const rows = (seedRows().place ?? []) as (Row & {
  unLocode?: string | null
  cityCode?: string | null
  hotOrigin?: boolean
  hotDestination?: boolean
})[]

const cityOf = (code: string | null | undefined) => {
  const city = rows.find((row) => row.mode === 'TRUCK' && row.code === code)
  return city?.names && { names: city.names, pinyin: city.pinyin ?? '' }
}
const indexOf = (mode: string) =>
  searchIndex(
    rows.filter((row) => row.mode === mode),
    (row) => ({
      codes: [row.code ?? '', row.unLocode ?? ''],
      names: row.names ?? { 'zh-CN': '', 'zh-TW': '', en: '', ru: '' },
      pinyin: row.pinyin ?? '',
      around: row.mode === 'TRUCK' ? undefined : cityOf(row.cityCode),
      popularity: Number(row.hotOrigin === true) + Number(row.hotDestination === true),
    }),
  )
const stations = indexOf('RAIL')
const ports = indexOf('SEA')
const cities = indexOf('TRUCK')
const first = (search: typeof stations, typed: string) => search(typed)[0]?.thing.code
const codes = (search: typeof stations, typed: string) => search(typed).map(({ thing }) => thing.code)

it.each(['西安', 'xian', "Xi'an", 'XIAN', 'xa', 'Сиань', 'сиань', 'CNXIA', 'cnxia', 'xianguojigang'])(
  'finds the station of Xi’an by %s',
  (typed) => expect(first(stations, typed)).toBe('CNXIA'),
)

it.each(['郑州', '鄭州', 'zhengzhou', 'zz', 'Чжэнчжоу', 'CNZGZ'])('finds Zhengzhou by %s', (typed) => {
  expect(first(stations, typed)).toBe('CNZGZ')
  expect(first(cities, typed)).toBe('CNZGZ')
})

it.each([
  ['zhengzou', 'CNZGZ', 'a letter is missing'],
  ['zhengzhuo', 'CNZGZ', 'two are swapped'],
  ['duisberg', 'DEDUI', 'one is wrong'],
  ['hambburg', 'DEHAM', 'one is too many'],
  ['малашевече', 'PLMAA', 'one is wrong, in Russian'],
  ['西安国际巷站', 'CNXIA', 'one sign is wrong'],
])('forgives a slip in %s', (typed, code) => {
  expect(codes(stations, typed)).toContain(code)
})

it('forgives no slip in a short name', () => {
  expect(codes(cities, 'xibn')).toEqual([])
})

it('puts an exact code before names that begin so, and hot places before others', () => {
  expect(first(ports, 'CNSGH')).toBe('CNSHA')
  const found = stations('mo')
  const ranks = found.map(({ rank }) => rank)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  const shenzhen = ports('shen').map(({ thing }) => thing)
  expect(shenzhen.length).toBeGreaterThan(0)
})

it.each([
  ['en', 'xi', 'CNXIA', 'CNXMH'],
  ['zh-CN', 'xi', 'CNXIA', 'CNXMH'],
  ['ru', 'xi', 'CNXIA', 'CNXMH'],
  ['ru', 'си', 'CNXIA', 'CNXNT'],
  ['en', 'mo', 'RUVRS', 'CNMHN'],
  ['en', 'ha', 'DEHAM', 'VNYEV'],
] as const)(
  'puts what begins so in the reader’s own words first, and of those what is asked for most: %s, %s',
  (reader, typed, before, after) => {
    const found = stations(typed, reader).map(({ thing }) => thing.code)
    expect(found[0]).toBe(before)
    expect(found.indexOf(after)).toBeGreaterThan(0)
  },
)

it('offers everything when nothing is typed, the hot ones first', () => {
  const all = stations(' ').map(({ thing }) => thing.hotOrigin || thing.hotDestination)
  expect(all).toHaveLength(281)
  expect(all.indexOf(false)).toBe(all.lastIndexOf(true) + 1)
})

it('finds nothing for what nobody would mean', () => {
  expect(codes(stations, 'qqqqqqqq')).toEqual([])
  expect(codes(stations, '%_\\')).toEqual([])
})

it('compares names without case, accents and signs', () => {
  expect(['Małaszewicze', "Xi'an", 'Łódź', 'Йенвьен', '  St. Petersburg '].map(foldedName)).toEqual([
    'malaszewicze',
    'xian',
    'lodz',
    'иенвьен',
    'stpetersburg',
  ])
})

it.each([
  ['duisburg', 'duisburg', true],
  ['duisburg', 'duisbrug', true],
  ['duisburg', 'duisbug', true],
  ['duisburg', 'duissburg', true],
  ['duisburg', 'diusbrug', false],
  ['duisburgdit', 'duisbrg', true],
  ['ulm', 'ulmer', false],
])('tells whether %s begins with %s but for one slip: %s', (text, sought, answer) => {
  expect(beginsWithOneSlip(text, sought)).toBe(answer)
})

it('answers in well under 50 ms', () => {
  cities('warm up')
  const start = performance.now()
  for (const typed of ['x', 'xi', 'xia', 'xian', 'zhengzou', '西', 'сан', 'mosc']) cities(typed)
  expect((performance.now() - start) / 8).toBeLessThan(50)
})

it('finds by a few letters no place that bears them within its pinyin alone', () => {
  const found = stations("xi'an", 'en').map(({ thing }) => thing.names?.en ?? '')
  expect(found[0]).toMatch(/^Xi'an/)
  expect(found.filter((name) => /Vientiane|Verona/.test(name))).toEqual([])
})
