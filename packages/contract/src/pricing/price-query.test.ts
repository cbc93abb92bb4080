import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wire } from '../shared/wire.ts'
import { wireNameOf } from '../shared/wire-names.ts'
import { refusalsIn, takes } from '../testing/refusals.ts'
import { departureLifecycle } from './departure-lifecycle.ts'
import { pricedDepartures, pricedModes } from './modes/priced-modes.ts'
import { priceColumns } from './price-columns.ts'
import { calendarQuery, legTypes, priceQuery } from './price-query.ts'
import { priceCalls, quoteQuery } from './pricing-endpoints.ts'
import { tariffLifecycle } from './tariff-lifecycle.ts'

const asked = wire(priceQuery, { unknownNames: 'ignore', empty: 'absent' })
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('a price query', () => {
  it('asks for full containers of the whole way in dollars where nothing is said', () => {
    expect(asked.decode({})).toEqual({
      pageIndex: 1,
      pageSize: 20,
      sort: 'asc',
      legType: 'Q',
      boxType: 'Z',
      currcd: 'USD',
    })
    expect(asked.decode({ currcd: '', LegType: '', BoxType: '', sortName: '', showCol: '' })).toEqual(asked.decode({}))
  })

  it('is read under the specification’s names', () => {
    const sent = {
      Portl: 'Xi’an',
      PortlCd: 'CNXIA',
      Portd: 'Duisburg',
      PortdCd: 'DEDUI',
      LegType: 'H',
      firstLeg: 'T',
      headLeg: 'F',
      lastLeg: 'T',
      hashistory: 'T',
      EntryPortCd: 'CNALA',
      EntryPort: 'Alashankou',
      PickConPlace: 'CNXIA',
      ReturnPlace: 'DEHAM',
      BoxType: 'P',
      showCol: 'Coc20Gp, Soc40Hq',
      currcd: 'CNY',
      queryDate: '2031-02-01',
      LrManager: id,
      ourBox: 'T',
      sort: 'desc',
      sortName: 'Coc45Hq',
    }
    expect(asked.decode(sent)).toEqual({
      originName: 'Xi’an',
      originCode: 'CNXIA',
      destinationName: 'Duisburg',
      destinationCode: 'DEDUI',
      legType: 'H',
      firstLeg: true,
      headLeg: false,
      lastLeg: true,
      hashistory: true,
      entryPortCode: 'CNALA',
      entryPortName: 'Alashankou',
      emptyPickUpPlace: 'CNXIA',
      emptyReturnPlace: 'DEHAM',
      boxType: 'P',
      showCol: ['coc20Gp', 'soc40Hq'],
      currcd: 'CNY',
      queryDate: '2031-02-01',
      salespersonId: id,
      ourBox: true,
      sort: 'desc',
      sortName: 'coc45Hq',
      pageIndex: 1,
      pageSize: 20,
    })
  })

  it('shows columns by their names on the wire, and by no other name', () => {
    const columns = fc.property(fc.uniqueArray(fc.constantFrom(...priceColumns)), (showCol) => {
      const sent = asked.encode({ ...asked.decode({}), showCol }) as { showCol: string }
      expect(sent.showCol).toBe(showCol.map((column) => wireNameOf(column)).join(','))
      expect(asked.decode(sent).showCol ?? []).toEqual(showCol)
    })
    fc.assert(columns)
    for (const column of ['Coc53Hq', 'coc40Hq', 'COC40HQ', 'price'])
      expect(takes(priceQuery, { showCol: column }), column).toBe(false)
  })

  it('sorts by a price, a day or what it weighs on the climate, and by nothing else', () => {
    for (const sortName of [
      ...priceColumns.map((column) => wireNameOf(column)),
      'Etsh',
      'TransitDaysMin',
      'ValidTo',
      'EmissionKg',
    ])
      expect(asked.decode({ sortName }).sortName, sortName).toBeTruthy()
    expect(takes(priceQuery, { sortName: 'Margin' })).toBe(false)
  })

  it('refuses what it does not understand by its name', () => {
    expect(
      Object.keys(
        refusalsIn(priceQuery, { legType: 'X', boxType: 'Q', currcd: 'usd', queryDate: '2031-02-29' }),
      ).toSorted(),
    ).toEqual(['boxType', 'currcd', 'legType', 'queryDate'])
    expect([...legTypes]).toEqual(['Q', 'T', 'H'])
  })

  it('leaves the price of the calendar to its mode unless a column is named', () => {
    const calendar = wire(calendarQuery, { unknownNames: 'ignore', empty: 'absent' })
    expect(calendar.decode({})).toEqual({ currcd: 'USD' })
    expect(calendar.decode({ PriceColumn: 'Soc20Gp' }).priceColumn).toBe('soc20Gp')
  })
})

describe('a quote', () => {
  const box = { containerType: '40HQ', containerQty: 2 }

  it('is asked for with boxes, or with the weight and volume of a shared load', () => {
    expect(refusalsIn(quoteQuery, { id, boxes: [box] })).toEqual({})
    expect(refusalsIn(quoteQuery, { id, grossWeightKg: '1200.5', volumeM3: '3.2' })).toEqual({})
    expect(quoteQuery.decode({ id } as never)).toMatchObject({ legType: 'Q', currcd: 'USD' })
  })

  it.each([
    [{ id: 'x' }, 'id'],
    [{ boxes: [{ ...box, containerQty: 0 }] }, 'boxes.0.containerQty'],
    [{ boxes: [{ ...box, containerQty: 501 }] }, 'boxes.0.containerQty'],
    [{ boxes: [{ ...box, containerOwner: 'X' }] }, 'boxes.0.containerOwner'],
    [{ boxes: Array(21).fill(box) }, 'boxes'],
    [{ grossWeightKg: '0' }, 'grossWeightKg'],
    [{ volumeM3: '-1' }, 'volumeM3'],
    [{ goodsValue: '1.001' }, 'goodsValue'],
    [{ goodsCurrency: 'euro' }, 'goodsCurrency'],
    [{ dangerous: 'yes' }, 'dangerous'],
  ])('is refused by name: %j', (change, field) => {
    expect(Object.keys(refusalsIn(quoteQuery, { id, ...change }))).toEqual([field])
  })
})

describe('the calls for prices', () => {
  it('are there for each mode that has prices, open to guests, and change nothing', () => {
    expect(Object.keys(priceCalls)).toEqual([...pricedModes])
    expect(Object.keys(pricedDepartures)).toEqual([...pricedModes])
    for (const calls of Object.values(priceCalls))
      for (const { method, reads, by, path } of Object.values(calls)) {
        expect([method, reads]).toEqual(['GET', true])
        expect(by).toContain('guest')
        expect(path).toMatch(/^\/api\/v1\/[a-z-]+(\/[a-z-]+)?$/)
      }
  })
})

it('prints the lives of a price and of a departure', () => {
  const printed = (life: readonly { from: readonly string[]; action: string; by: string; to: string }[]) =>
    life.map(({ from, action, by, to }) => `${from} ${action} by ${by} → ${to}`)
  expect(printed(tariffLifecycle)).toEqual([
    'draft save by staff → draft',
    'draft publish by staff → published',
    'published version by staff → published',
    'published withdraw by staff → withdrawn',
  ])
  expect(printed(departureLifecycle)).toEqual([
    'scheduled save by staff → scheduled',
    'scheduled cancel by staff → cancelled',
  ])
})
