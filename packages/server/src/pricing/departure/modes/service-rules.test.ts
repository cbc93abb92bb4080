import { expect, it } from 'vitest'
import { daysLater, instantAt } from '../local-clock-rules.ts'
import {
  delayed,
  firstCallsFrom,
  headingOf,
  pairsOf,
  type Service,
  sailingsOf,
  vesselOf,
  weekOf,
} from './service-rules.ts'

const call = (placeCode: string, day: number, kind: 'loads' | 'discharges') => ({
  placeCode,
  day,
  loads: kind === 'loads',
  discharges: kind === 'discharges',
})
const service: Service = {
  id: '5d0b8f0e-61a5-4c38-8f11-7a70c2fd0001',
  mode: 'S',
  serviceCode: 'AE7',
  carrierCode: 'COSU',
  name: null,
  weekday: 3,
  calls: [
    call('CNNGB', 0, 'loads'),
    call('CNSHA', 2, 'loads'),
    call('NLRTM', 33, 'discharges'),
    call('DEHAM', 36, 'discharges'),
  ],
  cutoffHours: { si: 96, vgm: 48, cargo: 36, customs: 24 },
  spaces: [{ containerType: '40HQ', total: 10 }],
  vessels: ['First', 'Second', 'Third'],
  active: true,
  isSample: false,
  version: 1,
}
const ports = new Map([
  ['CNNGB', { timeZone: 'Asia/Shanghai', longitude: 121.5 }],
  ['CNSHA', { timeZone: 'Asia/Shanghai', longitude: 121.5 }],
  ['NLRTM', { timeZone: 'Europe/Amsterdam', longitude: 4.5 }],
  ['DEHAM', { timeZone: 'Europe/Berlin', longitude: 10 }],
])
let ids = 0
const week = (day: string) =>
  sailingsOf(service, day, { pairs: pairsOf(service.calls), ports, newId: () => `id ${ids++}` })

it('carries from every port that loads to every later one that discharges, and each two ports once', () => {
  const lanes = (calls: Service['calls']) => pairsOf(calls).map(({ from, to }) => `${from.placeCode}-${to.placeCode}`)
  expect(lanes(service.calls)).toEqual(['CNNGB-NLRTM', 'CNNGB-DEHAM', 'CNSHA-NLRTM', 'CNSHA-DEHAM'])
  const twice = [call('CNNGB', 0, 'loads'), call('CNNGB', 5, 'loads'), call('NLRTM', 33, 'discharges')]
  expect(pairsOf(twice).map(({ from }) => from.day)).toEqual([5])
  expect(lanes([call('NLRTM', 0, 'discharges'), call('CNNGB', 9, 'loads')])).toEqual([])
})

it('calls first on its weekday, the same day counted, across months and years', () => {
  expect(firstCallsFrom(3, '2030-12-25', 3)).toEqual(['2030-12-25', '2031-01-01', '2031-01-08'])
  expect(firstCallsFrom(1, '2031-01-29', 2)).toEqual(['2031-02-03', '2031-02-10'])
})

it('sails in the evening and comes in the morning by the clock of each port, whatever the season there', () => {
  const [first, , second] = week('2031-02-26')
  expect(first?.etd.toISOString()).toBe('2031-02-26T12:00:00.000Z')
  expect(first?.eta.toISOString()).toBe('2031-03-31T06:00:00.000Z')
  expect(second).toMatchObject({ originCode: 'CNSHA', departsOn: '2031-02-28' })
  expect(second?.siCutoff.toISOString()).toBe('2031-02-24T12:00:00.000Z')
  expect(week('2031-01-01')[0]?.eta.toISOString()).toBe('2031-02-03T07:00:00.000Z')
})

it('has one voyage and one vessel a week, and the vessels follow each other in turn', () => {
  const days = firstCallsFrom(3, '2031-01-01', 4)
  const voyages = days.map((day) => [...new Set(week(day).map(({ departureNo }) => departureNo))])
  expect(voyages.map(({ length }) => length)).toEqual([1, 1, 1, 1])
  expect(new Set(voyages.flat()).size).toBe(4)
  expect(voyages.flat().every((no) => /^CO1\d\dW$/.test(no))).toBe(true)
  const first = service.vessels.indexOf(vesselOf(service, '2031-01-01') ?? '')
  expect(days.map((day) => vesselOf(service, day))).toEqual(
    [0, 1, 2, 3].map((week) => service.vessels[(first + week) % 3]),
  )
  expect(vesselOf({ vessels: [] }, '2031-01-01')).toBeUndefined()
  expect(weekOf('2031-01-08') - weekOf('2031-01-01')).toBe(1)
})

it('heads east over the Pacific and west to Europe', () => {
  const at: Record<string, number> = { CNSHA: 121, USLAX: -118, DEHAM: 10 }
  const heads = (...codes: string[]) =>
    headingOf(
      codes.map((code, day) => call(code, day, 'loads')),
      (code) => at[code] ?? 0,
    )
  expect([heads('CNSHA', 'USLAX'), heads('CNSHA', 'DEHAM'), heads('DEHAM', 'CNSHA')]).toEqual(['E', 'W', 'E'])
})

it('is delayed from a call on: later calls move with their cut-offs, earlier ones and what has left do not', () => {
  const sailings = week('2031-01-01')
  const late = (fromPlaceCode: string, now = '2030-12-01') =>
    delayed(sailings, { calls: service.calls, fromPlaceCode, days: 3, now: new Date(now), movesCutoffs: true })
  const changed = (code: string, now?: string) =>
    late(code, now).map((one) => {
      const before = sailings.find(({ id }) => id === one.id)
      const days = (name: 'etd' | 'eta' | 'siCutoff') =>
        (one[name].getTime() - (before?.[name].getTime() ?? 0)) / 86_400_000
      return `${one.originCode}-${one.destinationCode} ${days('etd')} ${days('eta')} ${days('siCutoff')}`
    })
  expect(changed('CNSHA')).toEqual(['CNNGB-NLRTM 0 3 0', 'CNNGB-DEHAM 0 3 0', 'CNSHA-NLRTM 3 3 3', 'CNSHA-DEHAM 3 3 3'])
  expect(changed('DEHAM')).toEqual(['CNNGB-DEHAM 0 3 0', 'CNSHA-DEHAM 0 3 0'])
  expect(changed('CNSHA', '2031-01-10')).toEqual([
    'CNNGB-NLRTM 0 3 0',
    'CNNGB-DEHAM 0 3 0',
    'CNSHA-NLRTM 0 3 0',
    'CNSHA-DEHAM 0 3 0',
  ])
  expect(late('XXXXX')).toEqual([])
})

it('keeps the hour of the clock over the day on which the clock is changed', () => {
  const before = instantAt('2031-03-29', 20, 'Europe/Berlin')
  expect(daysLater(before, 2, 'Europe/Berlin')).toEqual(instantAt('2031-03-31', 20, 'Europe/Berlin'))
})
