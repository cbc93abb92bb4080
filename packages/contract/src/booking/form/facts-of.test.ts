import fc from 'fast-check'
import { expect, it } from 'vitest'
import { categoryFacts, returnPlaceMatters, sharesContainer, warehouseClosesAt } from './facts-of.ts'
import { context } from './form-fixtures.ts'
import { missingFor } from './form-needs.ts'

it('knows batteries by what a category stands for: accumulators, and the vehicles among dangerous goods', () => {
  const listed = (id: string, dangerous: boolean, hs: string[]) => ({ id, dangerous, reefer: false, hs })
  const categories = categoryFacts([
    listed('lithium', true, ['8507']),
    listed('electric cars', true, ['8703']),
    listed('cars', false, ['8703']),
    listed('paints', true, ['32']),
  ])
  const withBatteries = Object.keys(categories).filter((id) => categories[id]?.hasBatteries)
  expect(withBatteries).toEqual(['lithium', 'electric cars'])
})

const lane = fc.record({
  originCode: fc.constant('CNXIA'),
  destinationCode: fc.constantFrom('DEDUI', 'DEHAM'),
})
const cityCode = fc.constantFrom('DEDUI', 'DEHAM', 'PLLOD')
const extraCost = fc.constantFrom('0', '0.00', '180.50', '45')
const places = fc.array(fc.record({ cityCode, cityName: cityCode, extraCost }), { minLength: 1, maxLength: 4 })
const box = fc.record({
  containerOwner: fc.constantFrom('C' as const, 'S' as const),
  emptyReturnPlace: fc.option(cityCode, { nil: undefined }),
})
const offerOn = ({ originCode, destinationCode }: { originCode: string; destinationCode: string }) => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  legType: 'Q' as const,
  amount: undefined,
  pricedFor: '2031-01-20',
  validFrom: '2031-01-01',
  validTo: '2031-06-30',
  parts: [
    {
      legType: 'M' as const,
      originCode,
      originName: originCode,
      destinationCode,
      destinationName: destinationCode,
      transitDaysMin: 14,
      transitDaysMax: 17,
    },
  ],
})

it('asks where a box of ours is given back for every offer of the lane in which places differ, and never else', () => {
  const seen = { asked: 0, unasked: 0 }
  const facts = fc.tuple(
    lane,
    fc.option(lane, { nil: undefined }),
    places,
    fc.array(box, { minLength: 1, maxLength: 3 }),
  )
  fc.assert(
    fc.property(facts, ([own, offered, returnPlaces, boxes]) => {
      const form = { ...own, legType: 'Q' as const, loadType: 'FCL' as const, boxes }
      const offer = offered && { ...offerOn(offered), returnPlaces }
      const at = {
        name: 'R.FCL' as const,
        form,
        context: { ...context, returnPlaceMatters: returnPlaceMatters(form, offer) },
      }
      const returnPlacesNeeded = missingFor(at, 'submit').flatMap(({ path }) =>
        path.endsWith('emptyReturnPlace') ? [path] : [],
      )
      const isOfLane = offered?.originCode === own.originCode && offered.destinationCode === own.destinationCode
      const isDearer = returnPlaces.some(({ extraCost }) => Number(extraCost) > 0)
      const lacking = boxes.flatMap(({ containerOwner, emptyReturnPlace }, i) =>
        containerOwner === 'C' && !emptyReturnPlace ? [`boxes.${i}.emptyReturnPlace`] : [],
      )
      expect(returnPlacesNeeded).toEqual(isOfLane && isDearer ? lacking : [])
      seen[returnPlacesNeeded.length > 0 ? 'asked' : 'unasked']++
    }),
    { seed: 9, numRuns: 2000 },
  )
  expect(Math.min(seen.asked, seen.unasked)).toBeGreaterThan(100)
})

it('closes the warehouse of a shared container so many hours before its departure, and asks no shipper of one for its mass', () => {
  const departure = { etd: new Date('2031-12-07T10:00:00Z') }
  const price = { warehouseCutoffHours: 96 }
  expect(warehouseClosesAt('S.LCL', price, departure)).toEqual(new Date('2031-12-03T10:00:00Z'))
  expect(warehouseClosesAt('R.LCL', price, departure)).toEqual(new Date('2031-12-03T10:00:00Z'))
  expect(warehouseClosesAt('S.FCL', price, departure)).toBeUndefined()
  expect(warehouseClosesAt('S.LCL', {}, departure)).toBeUndefined()
  expect(warehouseClosesAt('S.LCL', price, undefined)).toBeUndefined()
  expect((['S.LCL', 'R.LCL', 'S.FCL', 'A', 'T.LTL'] as const).map(sharesContainer)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
