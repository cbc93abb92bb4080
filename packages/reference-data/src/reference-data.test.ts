import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readAirports } from './airports.ts'
import { readCargoCategories } from './cargo-categories.ts'
import { readCarriers } from './carriers.ts'
import { readCities } from './cities.ts'
import { readCodelib } from './codelib.ts'
import { readContainerTypes } from './container-types.ts'
import { emissionFactorSeed } from './emission-factors.ts'
import { readSampleRates } from './exrates-sample.ts'
import { readHotCityGroups } from './hot-city-groups.ts'
import { readHsCodes } from './hs-codes.ts'
import { readPriceLanes } from './price-lanes.ts'
import { readRailCorridors } from './rail-corridors.ts'
import { readRailTerminals } from './rail-terminals.ts'
import { readSeaGraph } from './sea-graph.ts'
import { readSeaPorts } from './sea-ports.ts'
import { timeZoneOf } from './time-zones.ts'
import { readTruckTypes } from './truck-types.ts'

it('passes its own checks: keys, links, coordinates, four languages, boxes', () => {
  const check = fileURLToPath(new URL('../check.mjs', import.meta.url))
  expect(execFileSync(process.execPath, [check], { encoding: 'utf8' })).toContain(' 0 problems')
})

it('holds the tables that the portal looks things up in', () => {
  expect({
    rail: readRailTerminals().rows.length,
    sea: readSeaPorts().rows.length,
    air: readAirports().rows.length,
    cities: readCities().rows.length,
    carriers: readCarriers().rows.length,
    categories: readCargoCategories().rows.length,
    boxes: readContainerTypes().rows.length,
    trucks: readTruckTypes().rows.length,
    hsCodes: readHsCodes().rows.length,
    codeLists: readCodelib().classes.length,
    groups: readHotCityGroups().groups.length,
    corridors: readRailCorridors().rows.length,
    seaNodes: Object.keys(readSeaGraph().nodes).length,
    currencies: Object.keys(readSampleRates().rates).length,
    railLanes: readPriceLanes().rail.length,
    factors: emissionFactorSeed.length,
  }).toEqual({
    rail: 281,
    sea: 258,
    air: 241,
    cities: 572,
    carriers: 166,
    categories: 20,
    boxes: 14,
    trucks: 44,
    hsCodes: 298,
    codeLists: 41,
    groups: 3,
    corridors: 21,
    seaNodes: 292,
    currencies: 34,
    railLanes: 153,
    factors: 4,
  })
})

it('knows the time zone of every place', () => {
  const places = [...readRailTerminals().rows, ...readSeaPorts().rows, ...readAirports().rows, ...readCities().rows]
  const zones = places.map((place) => timeZoneOf(place.CountryCd, place.Lat, place.Lon))
  expect(zones).not.toContain(undefined)
  for (const timeZone of new Set(zones)) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})

it.each([
  ['RU', 55.84, 49.06, 'Europe/Moscow'],
  ['RU', 53.21, 50.27, 'Europe/Samara'],
  ['RU', 51.53, 46.03, 'Europe/Saratov'],
  ['RU', 62.03, 129.73, 'Asia/Yakutsk'],
  ['RU', 59.56, 150.8, 'Asia/Magadan'],
  ['CN', 43.83, 87.6, 'Asia/Shanghai'],
  ['AU', -27.47, 153.03, 'Australia/Brisbane'],
])('puts a place in %s at %d, %d into %s', (country, latitude, longitude, zone) => {
  expect(timeZoneOf(country, latitude, longitude)).toBe(zone)
})

it('offers no word of ships to the railway: a box is weighed there, and has no verified gross mass', () => {
  const railWords = readCodelib()
    .classes.filter(({ ClassCode }) => ClassCode !== 'VGMWAY')
    .flatMap(({ items }) => items.filter(({ Modes = ['R'] }) => Modes.includes('R')))
  for (const item of railWords)
    for (const name of [item.NameChs, item.NameCht, item.NameEng, item.NameRus])
      expect(name, item.Code).not.toMatch(/VGM|SOLAS/)
})

it('writes cubic metres as such, and a shipping line as it stands on bills with the word that Russians have for it', () => {
  const names = readTruckTypes().rows.flatMap((row) => Object.values(row).filter((one) => typeof one === 'string'))
  expect(names.filter((name) => /\d ?[mм]3\b/i.test(name))).toEqual([])
  const cosco = readCarriers().rows.find(({ CriNameEng }) => CriNameEng === 'COSCO Shipping Lines')
  expect(cosco?.CriNameRus).toBe('COSCO (КОСКО)')
})
