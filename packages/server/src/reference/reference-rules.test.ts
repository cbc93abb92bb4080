import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { Decimal } from 'decimal.js'
import { expect, it } from 'vitest'
import { codeLabel } from './name-rules.ts'
import { isBorderOnLine } from './place/border-rules.ts'
import { countries, countryNamesOf } from './place/countries.ts'
import { kmBetween, routesOver } from './place/rail-route-rules.ts'
import { railRoute } from './place/route-networks.ts'
import { currenciesOf } from './rate/currency-rules.ts'
import { crossRate, printedRate } from './rate/exchange-rate-rules.ts'
import { emissionKg } from './reference-lookups.ts'
import type { CodeItem, ExchangeRate } from './reference-types.ts'

const rate = (currency: string, yearMonth: string, value: string, sample = false): ExchangeRate => ({
  currency,
  yearMonth,
  rate: value,
  sample,
  version: 1,
})
const rates = [
  rate('USD', '2031-01', '7.1', true),
  rate('USD', '2031-03', '7'),
  rate('EUR', '2031-01', '8.25'),
  rate('IRR', '2031-01', '0.0000068'),
]

it.each([
  ['USD', 'CNY', '2031-01', '7.1'],
  ['USD', 'CNY', '2031-02', '7.1'],
  ['USD', 'CNY', '2031-04', '7'],
  ['CNY', 'USD', '2031-03', '0.142857'],
  ['EUR', 'USD', '2031-03', '1.178571'],
  ['USD', 'USD', '2031-03', '1'],
  ['IRR', 'CNY', '2031-03', '0.0000068'],
  ['USD', 'CNY', '2030-12', undefined],
  ['USD', 'XXX', '2031-03', undefined],
])('changes %s into %s in %s at %s', (from, to, month, expected) => {
  expect(crossRate(rates, from, to, month)?.rate).toBe(expected)
})

it('says when a rate is a sample, and which month it is from', () => {
  expect(crossRate(rates, 'USD', 'EUR', '2031-02')).toMatchObject({ sample: true, yearMonth: '2031-01' })
  expect(crossRate(rates, 'EUR', 'CNY', '2031-02')).toMatchObject({ sample: false, yearMonth: '2031-01' })
})

it('prints six places, and six digits of what is very small', () => {
  expect([new Decimal(1).div(3), new Decimal('0.00002943127')].map(printedRate)).toEqual(['0.333333', '0.0000294313'])
})

it('offers our own currency and those with a rate, named in every language', () => {
  const [yuan, dollar] = currenciesOf(rates)
  expect([yuan?.code, dollar?.code, dollar?.names.ru]).toEqual(['CNY', 'USD', 'доллар США'])
})

it('knows every country with its telephone code; a few islands have none', () => {
  expect(countries()[0]).toMatchObject({
    code: 'CN',
    telCode: '86',
    names: { 'zh-CN': '中国', en: 'China', ru: 'Китай' },
  })
  expect(countries().length).toBeGreaterThanOrEqual(249)
  expect(
    countries()
      .filter((country) => !country.telCode)
      .map(({ code }) => code),
  ).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'])
  expect(countryNamesOf('nowhere').en).toBe('nowhere')
})

it('estimates emissions by tonnes, kilometres and mode', () => {
  expect(emissionKg({ mode: 'RAIL', tonnes: '20', km: 10000 })).toBe('5558')
  expect(emissionKg({ mode: 'AIR', tonnes: 1, km: 8000 })).toBe('4250.4')
  expect(emissionKg({ mode: 'RAIL', tonnes: 1, km: 1000 }, [])).toBe('0')
})

it('names a code in the reader’s language, and an unknown one by itself', () => {
  const item = { code: 'E', names: { 'zh-CN': '出口', 'zh-TW': '出口', en: 'Export', ru: 'Экспорт' } } as CodeItem
  expect([codeLabel([item], 'E', 'ru'), codeLabel([item], 'X', 'ru')]).toEqual(['Экспорт', 'X'])
})

it('leads a train along the corridors through its border crossings', () => {
  const { points, km } = railRoute('CNXIA', ['CNHRS', 'KZ0AK'], 'DEDUI')
  expect(km).toBeGreaterThan(9000)
  expect(km).toBeLessThan(11500)
  expect(points.length).toBeGreaterThan(20)
  expect(points[0]).toEqual([34.385, 109.065])
  const longest = Math.max(...points.slice(1).map((point, index) => kmBetween(points[index] ?? point, point)))
  expect(longest).toBeLessThan(1000)
})

it('reaches a station that stands on no drawn line, and passes over one that nobody knows', () => {
  expect(railRoute('CNYIU', ['NOWHERE', 'CNAKL'], 'KZALA').km).toBeGreaterThan(4000)
  expect(railRoute('NOWHERE', [], 'CNXIA')).toEqual({ points: [], km: 0 })
  expect(railRoute('CNXIA', [], 'CNXIA')).toEqual({ points: [], km: 0 })
})

it('draws the straight way where no line is near', () => {
  const positions: Record<string, [number, number]> = { A: [0, 0], B: [0, 10] }
  const route = routesOver([[{ at: [60, 0] }, { at: [60, 90] }]], (code) => positions[code])
  expect(route('A', [], 'B').points).toEqual([
    [0, 0],
    [0, 10],
  ])
})

it('keeps the legs that were asked for last, and no more than it may', () => {
  let looks = 0
  const positionOf = (code: string): [number, number] => {
    looks++
    return [0, Number(code)]
  }
  const route = routesOver([], positionOf, 3)
  const looksFor = (from: string, to: string) => {
    const before = looks
    route(from, [], to)
    return looks - before
  }
  const toFind = looksFor('0', '1')
  const toRemember = looksFor('0', '1')
  expect(toRemember).toBeLessThan(toFind)
  for (const to of ['2', '3']) looksFor('0', to)
  expect(looksFor('0', '1')).toBe(toRemember)
  looksFor('0', '4')
  expect([looksFor('0', '1'), looksFor('0', '2')]).toEqual([toRemember, toFind])
})

it('goes on where one drawn line ends beside another: from Chongqing by Lanzhou to Duisburg', () => {
  const { points } = railRoute('CNCQI', ['CNAKL'], 'DEDUI')
  const nearLanzhou = points.some(([latitude, longitude]) => Math.hypot(latitude - 36, longitude - 103.7) < 1)
  expect(nearLanzhou).toBe(true)
  expect(points.length).toBeGreaterThan(25)
})

it.each([
  ['CNXIA', 'DEHAM', ['CNHRS', 'CNAKL', 'CNERC', 'CNMLX', 'PLMAA'], ['CNHKM', 'CNMHN', 'VNLCA', 'CNSFE', 'KZSRY']],
  ['CNXIA', 'KZALA', ['CNHRS', 'CNAKL', 'KZ0AK'], ['CNERC', 'CNHKM', 'PLMAA', 'IR0IB']],
  ['DEHAM', 'CNXIA', ['CNHRS', 'PLMAA'], ['CNHKM']],
  ['CNKNM', 'LAVTE', ['CNMHN', 'LABTN'], ['CNHRS', 'CNPIN']],
])('lets trains from %s to %s cross at %j and not at %j', (originCode, destinationCode, passed, others) => {
  const onLine = (code: string) => isBorderOnLine(code, { originCode, destinationCode })
  expect(passed.filter(onLine)).toEqual(passed)
  expect(others.filter(onLine)).toEqual([])
})

it('finds the border of every sample line on it, and says nothing of stations that no corridor knows', () => {
  const off = readPriceLanes().rail.filter(
    ({ EntryPortCd, PortlCd, PortdCd }) =>
      EntryPortCd && !isBorderOnLine(EntryPortCd, { originCode: PortlCd, destinationCode: PortdCd }),
  )
  expect(off.map(({ Id }) => Id)).toEqual([])
  expect(isBorderOnLine('CNHKM', { originCode: 'CNXIA', destinationCode: 'NOWHERE' })).toBe(true)
})
