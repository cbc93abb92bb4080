import { headNames } from '@landbridge/contract/booking/fields/form-fields'
import { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import { ownHeadFields } from '@landbridge/contract/workorder/fields/own-head-fields'
import { partFields } from '@landbridge/contract/workorder/fields/part-fields'
import { expect, it } from 'vitest'
import {
  fieldsOfMode,
  foreignToHead,
  keptHead,
  namesTakenOver,
  placesIn,
  shownFields,
  takenOver,
} from './head-fields-rules.ts'

const etd = new Date('2031-02-03T06:00:00Z')

it('keeps what was typed in the columns and the facts that its lines name, and clears what was emptied', () => {
  const flights = [{ originCode: 'PVG', destinationCode: 'FRA', flightNo: null, etd }]
  expect(keptHead({ departureNo: 'CA1041', remark: null, declarationNo: null, flights })).toEqual({
    columns: { departureNo: 'CA1041', remark: null },
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

it('takes over from the booking what is its own there, all of it at first, and takes away later what the booking says no more', () => {
  const form = { truckWay: 'RELOAD', truckTypeDomestic: 'H13', billRelease: 'TLX', loadingMetres: null } as const
  const taken = (mode: 'S' | 'T', isOpening: boolean) => takenOver(headFields, { mode, form, isOpening })
  expect(taken('S', true)).toEqual({ billRelease: 'TLX' })
  expect(taken('S', false)).toEqual({})
  expect(taken('T', true)).toEqual({ truckWay: 'RELOAD', truckTypeDomestic: 'H13' })
  expect(taken('T', false)).toStrictEqual({
    truckWay: 'RELOAD',
    truckTypeDomestic: 'H13',
    truckTypeForeign: undefined,
    loadingMetres: undefined,
  })
})

it('takes over only what the form of a booking has under the same name', () => {
  const names = (['R', 'S', 'A', 'T'] as const).flatMap((mode) =>
    [headFields, partFields].flatMap((fields) => namesTakenOver(fields, mode, true)),
  )
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !(headNames as readonly string[]).includes(name))).toEqual([])
})
