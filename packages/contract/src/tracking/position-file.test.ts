import { expect, it } from 'vitest'
import { readPositions } from './position-file.ts'

const head = 'ConNo,Latitude,Longitude,Addr,LocationTime,Source'

it('reads positions from a file, whatever the order of its columns, its line ends and quotes', () => {
  const csv = `\uFEFFSource,Addr,ConNo,Latitude,Longitude,LocationTime\r\nTrain,"Taraz, ""north""",csqu 3054383,42.9,71.38,2031-02-08 09:00\r\n`
  expect(readPositions(csv).rows.map(({ position }) => position)).toEqual([
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
  const { rows } = readPositions(`${head}\n,91,x,,yesterday,bird\nCSQU3054383,1,2,Taraz,2031-02-30 09:00:00,train`)
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

it('says which columns are missing, and finds nothing in nothing', () => {
  expect(readPositions('ConNo,Latitude\nX,1').missingColumns).toEqual(['Longitude', 'Addr', 'LocationTime', 'Source'])
  expect(readPositions('').rows).toEqual([])
  expect(readPositions(`${head}\n\n`).rows).toEqual([])
})
