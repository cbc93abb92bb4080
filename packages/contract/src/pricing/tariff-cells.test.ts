import fc from 'fast-check'
import { expect, it } from 'vitest'
import { truckWays } from '../reference/truck-ways.ts'
import { languages } from '../shared/languages.ts'
import { wireNameOf } from '../shared/wire-names.ts'
import { clockKinds } from './free-time.ts'
import {
  codesText,
  freeTimesText,
  largestPieceText,
  partLoadText,
  placesText,
  readCodes,
  readFreeTimes,
  readLargestPiece,
  readPartLoad,
  readPlaces,
  readSurcharges,
  readTruckPrices,
  readWeekdays,
  surchargesText,
  truckPricesText,
} from './tariff-cells.ts'
import { tariffColumnCalled, tariffHeading } from './tariff-headings.ts'
import { tariffSheetColumns } from './tariff-sheet.ts'
import { surchargeOccasions } from './tariff-terms.ts'

const code = fc.string({ minLength: 1, maxLength: 12 }).filter((words) => words.trim() !== '')
const figure = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2))

it('writes surcharges, places, codes and free time so that they are read as they were', () => {
  const surcharge = fc.record(
    {
      chargeCode: code,
      currency: fc.constantFrom('CNY', 'USD'),
      unit: code,
      unitPrice: figure,
      occasion: fc.constantFrom(...surchargeOccasions),
      end: fc.constantFrom('origin' as const, 'destination' as const),
    },
    { requiredKeys: ['chargeCode', 'currency', 'unit', 'unitPrice', 'occasion'] },
  )
  const place = fc.record({ cityCode: code, extraCost: figure })
  const clock = fc.record(
    {
      clock: fc.constantFrom(...clockKinds),
      freeDays: fc.integer({ min: 0, max: 365 }),
      fromDay: fc.integer({ min: 1, max: 999 }),
      per20: figure,
      per40: figure,
    },
    { requiredKeys: ['clock', 'freeDays'] },
  )
  fc.assert(
    fc.property(
      fc.array(surcharge),
      fc.array(place),
      fc.array(clock),
      fc.array(code),
      (charges, places, clocks, codes) => {
        expect(readSurcharges(surchargesText(charges))).toEqual(charges)
        expect(readPlaces(placesText(places))).toEqual(places)
        expect(readFreeTimes(freeTimesText(clocks))).toEqual(clocks)
        expect(readCodes(codesText(codes))).toEqual(codes)
      },
    ),
  )
})

it('writes trucks, part loads and the largest piece so that they are read as they were', () => {
  const way = fc.constantFrom(...truckWays)
  const whole = (max: number) => fc.integer({ min: 1, max })
  const truck = fc.record({ truckType: code, truckWay: way, price: figure })
  const part = fc.record({
    perKg: figure,
    kgPerM3: whole(5000),
    kgPerLdm: whole(10_000),
    minimum: figure,
    truckWay: way,
  })
  const piece = fc.record({
    lengthCm: whole(9999),
    widthCm: whole(9999),
    heightCm: whole(9999),
    pieceWeightKg: whole(999_999),
  })
  fc.assert(
    fc.property(fc.array(truck), part, piece, (trucks, partLoad, largestPiece) => {
      expect(readTruckPrices(truckPricesText(trucks))).toEqual(trucks)
      expect(readPartLoad(partLoadText(partLoad))).toEqual({ partLoad })
      expect(readLargestPiece(largestPieceText(largestPiece))).toEqual({ largestPiece })
    }),
  )
  expect(readTruckPrices('f092 reload 1150;')).toEqual([{ truckType: 'f092', truckWay: 'RELOAD', price: '1150' }])
  expect(readPartLoad('0.064/kg  333/m3 1850/ldm 60/min through')?.partLoad).toMatchObject({ truckWay: 'THROUGH' })
  expect([readPartLoad(' '), readLargestPiece('')]).toEqual([{}, {}])
  for (const cell of ['F092 1150', 'F092 OVER 1150', 'F092 RELOAD x', 'F092 RELOAD 1150 2'])
    expect(readTruckPrices(cell)).toBeUndefined()
  expect(readPartLoad('0.064 333 1850 60 RELOAD')).toBeUndefined()
  expect(readLargestPiece('300 240 160')).toBeUndefined()
})

it('reads what people write, and refuses what it does not understand', () => {
  expect(readSurcharges('DOC cny 450/BILL; THCO CNY 1000/B40 Always origin;')).toEqual([
    { chargeCode: 'DOC', currency: 'CNY', unit: 'BILL', unitPrice: '450', occasion: 'always' },
    { chargeCode: 'THCO', currency: 'CNY', unit: 'B40', unitPrice: '1000', occasion: 'always', end: 'origin' },
  ])
  expect(surchargesText(readSurcharges('DOC CNY 450/BILL always') ?? [])).toBe('DOC CNY 450/BILL always')
  for (const wrong of [
    'DOC 450',
    'DOC CNY 450',
    'DOC CNY x/BILL',
    'DOC CNY 4/BILL never',
    'DOC CNY 4/BILL always here',
  ])
    expect(readSurcharges(`${wrong}; DOC CNY 1/BILL`)).toBeUndefined()
  expect(readPlaces('CNXIA; CNZGZ 140')).toEqual([
    { cityCode: 'CNXIA', extraCost: '0' },
    { cityCode: 'CNZGZ', extraCost: '140' },
  ])
  expect(readPlaces('CNZGZ -1')).toBeUndefined()
  expect(readFreeTimes('pause 3')).toBeUndefined()
  expect(readWeekdays('3, 1')).toEqual([1, 3])
  expect(readWeekdays('135')).toEqual([1, 3, 5])
  expect(readWeekdays('8')).toBeUndefined()
})

it('knows each column by its names in every language and on the wire, and none by the name of another', () => {
  for (const column of tariffSheetColumns) {
    expect(tariffColumnCalled(wireNameOf(column).toUpperCase())).toBe(column)
    for (const language of languages) expect(tariffColumnCalled(` ${tariffHeading(column, language)}`)).toBe(column)
  }
  expect(tariffColumnCalled('Colour')).toBeUndefined()
})
