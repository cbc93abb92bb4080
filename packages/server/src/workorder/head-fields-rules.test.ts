import { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import { ownHeadFields } from '@landbridge/contract/workorder/fields/own-head-fields'
import { expect, it } from 'vitest'
import { fieldsOfMode, foreignToHead, keptHead, placesIn, shownFields } from './head-fields-rules.ts'

const etd = new Date('2031-02-03T06:00:00Z')

it('keeps what was typed in the columns and the facts that its lines name, and clears what was emptied', () => {
  const flights = [{ originCode: 'PVG', destinationCode: 'FRA', flightNo: null, etd }]
  expect(keptHead({ departureNo: 'CA1041', remark: null, declarationNo: null, flights })).toEqual({
    columns: { trainNo: 'CA1041', remark: null },
    facts: { declarationNo: null, flights: [{ originCode: 'PVG', destinationCode: 'FRA', etd: etd.toISOString() }] },
  })
})

it('shows a fact under the name of today that older jobs keep under the one of before, until it is said anew', () => {
  const ofSea = fieldsOfMode('S', ownHeadFields)
  const shown = (kept: object) => shownFields(kept, ofSea, () => undefined).loadTerminal
  expect(shown({ terminal: 'Yangshan' })).toBe('Yangshan')
  expect(shown({ terminal: 'Yangshan', loadTerminal: 'Waigaoqiao' })).toBe('Waigaoqiao')
  expect(keptHead({ loadTerminal: 'Waigaoqiao' }).facts).toEqual({ loadTerminal: 'Waigaoqiao', terminal: null })
})

it('names what only another mode has, and no field that every mode has or that was emptied', () => {
  const typed = { vessel: 'EVER GIVEN', imoNo: null, mrnNo: '26NL0001', truckWay: 'DOM' } as const
  expect(foreignToHead(typed, 'T')).toEqual(['vessel'])
  expect(foreignToHead(typed, 'S')).toEqual(['truckWay'])
})

it('finds every place that is typed, also in rows', () => {
  const flights = [{ originCode: 'PVG', destinationCode: 'FRA' }]
  expect(placesIn({ entryPortCode: 'CNHRS', flights, viaPlaces: [{ placeCode: 'LEJ' }] }, headFields)).toEqual(
    expect.arrayContaining([
      { field: 'entryPortCode', placeCode: 'CNHRS' },
      { field: 'flights.0.originCode', placeCode: 'PVG' },
      { field: 'flights.0.destinationCode', placeCode: 'FRA' },
      { field: 'viaPlaces.0.placeCode', placeCode: 'LEJ' },
    ]),
  )
})
