import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanContainerNo } from '../shared/container-number.ts'
import { instant } from '../shared/wire-values.ts'
import { positionSources } from './milestone.ts'
import { positionColumns } from './modes/position-headings.ts'
import { readPositions } from './position-file.ts'

const head = [...positionColumns]

it('reads positions from a file, whatever the order of its columns', () => {
  const cells = [
    ['Source', 'Addr', 'ConNo', 'Latitude', 'Longitude', 'LocationTime'],
    ['Train', 'Taraz, "north"', 'csqu 3054383', '42.9', '71.38', '2031-02-08 09:00'],
  ]
  expect(readPositions(cells).rows.map(({ position }) => position)).toEqual([
    {
      containerNo: 'CSQU3054383',
      latitude: 42.9,
      longitude: 71.38,
      address: 'Taraz, "north"',
      locatedAt: new Date('2031-02-08T01:00:00Z'),
      source: 'train',
    },
  ])
})

it('names everything that is wrong in every row', () => {
  const { rows } = readPositions([
    head,
    ['', '', '91', 'x', '', 'yesterday', 'bird'],
    ['CSQU3054383', '', '1', '2', 'Taraz', '2031-02-30 09:00:00', 'train'],
  ])
  expect(rows.map(({ row, wrong }) => ({ row, wrong }))).toEqual([
    {
      row: 1,
      wrong: {
        ConNo: 'shared.needed',
        Latitude: 'tracking.latitude-wrong',
        Longitude: 'tracking.longitude-wrong',
        Addr: 'tracking.address-needed',
        LocationTime: 'tracking.time-wrong',
        Source: 'tracking.source-unknown',
      },
    },
    { row: 2, wrong: { LocationTime: 'tracking.time-wrong' } },
  ])
})

it('takes a station for coordinates and words, and its own coordinates where they are said', () => {
  const columns = ['ConNo', 'PortCd', 'Latitude', 'Longitude', 'LocationTime', 'Source']
  const row = (portCd: string, latitude: string, longitude: string) => [
    'CSQU3054383',
    portCd,
    latitude,
    longitude,
    '2031-02-08 09:00',
    'train',
  ]
  const { rows, missingColumns } = readPositions([
    columns,
    row('Taraz', '', ''),
    row('KZTAR', '42,91', '71,4'),
    row('KZTAR', '42.9', ''),
    row('', '', ''),
  ])
  expect(missingColumns).toEqual([])
  expect(rows.map(({ position, wrong }) => position ?? wrong)).toMatchObject([
    { place: 'Taraz', address: '' },
    { place: 'KZTAR', latitude: 42.91, longitude: 71.4 },
    { Longitude: 'tracking.longitude-wrong' },
    {
      Latitude: 'tracking.latitude-wrong',
      Longitude: 'tracking.longitude-wrong',
      Addr: 'tracking.address-needed',
    },
  ])
  expect(rows[0]?.position).not.toHaveProperty('latitude')
})

it('says which columns are missing, and finds nothing in nothing', () => {
  expect(
    readPositions([
      ['ConNo', 'Latitude'],
      ['X', '1'],
    ]).missingColumns,
  ).toEqual(['Longitude', 'Addr', 'LocationTime', 'Source'])
  expect(readPositions([]).rows).toEqual([])
  expect(readPositions([head, ['']]).rows).toEqual([])
})

const position = fc.record({
  containerNo: fc.stringMatching(/^[A-Z]{3}U[0-9]{7}$/),
  latitude: fc
    .oneof(fc.integer({ min: -9_000_000, max: -50_000 }), fc.integer({ min: 50_000, max: 9_000_000 }))
    .map((n) => n / 100_000),
  longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((n) => n / 100_000),
  address: fc.string({ minLength: 1, unit: fc.constantFrom('T', 'a', 'р', '西', ',', '"') }),
  locatedAt: fc
    .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })
    .map((ms) => new Date(Math.floor(ms / 1000) * 1000)),
  source: fc.constantFrom(...positionSources),
})

it('reads back whatever was written, and judges each row by itself', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 8 }), fc.nat(), (written, spoilt) => {
      const lines = written.map((one) => [
        one.containerNo,
        '',
        one.latitude.toFixed(5),
        one.longitude.toFixed(5),
        one.address,
        instant.encode(one.locatedAt) as string,
        one.source,
      ])
      expect(readPositions([head, ...lines]).rows.map((row) => row.position)).toEqual(written)
      const at = lines.length === 0 ? -1 : spoilt % lines.length
      const marred = lines.map((line, i) => (i === at ? line.with(6, 'bird') : line))
      const { rows } = readPositions([head, ...marred])
      expect(rows.flatMap(({ row, position }) => (position ? [] : [row]))).toEqual(at < 0 ? [] : [at + 1])
    }),
  )
})

it('takes small letters and blanks in a container number for no fault', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{3}U[0-9]{7}$/), fc.nat(10), (no, index) => {
      expect(cleanContainerNo(`${no.slice(0, index).toLowerCase()} ${no.slice(index)}`)).toBe(no)
    }),
  )
})

it.each([
  ['TruckNo', '陕a·123 45', '陕A12345', 'truck'],
  ['MBlno', '176-1234 5675', '17612345675', 'flight'],
] as const)('takes what was seen under the name that its kind has for it: %s', (column, written, partNo, source) => {
  const { rows, missingColumns } = readPositions([
    [column, 'PortCd', 'LocationTime', 'Source'],
    [written, 'Urumqi', '2031-02-08 09:00', source],
    ['', 'Urumqi', '2031-02-08 09:00', source],
  ])
  expect(missingColumns).toEqual([])
  expect(rows[0]?.position).toMatchObject({ containerNo: partNo, place: 'Urumqi', source })
  expect(rows[1]?.wrong).toEqual({ ConNo: 'shared.needed' })
})
