import { modeCodes } from '@landbridge/contract/shared/modes'
import { expect, it } from 'vitest'
import { bookedByDeparture } from './by-departure.ts'
import { placeElsewhereOf } from './departure-words.ts'

/** A mode that states nothing of its own: its row among the modes answers for it. */
const stub = bookedByDeparture('multiTrans')

it('books a mode that says no word of its own between the places of all lists in which one of its legs may end', () => {
  const form = { originCode: 'CNXIY', destinationCode: 'DEDUI' }
  expect(stub.endPlaces(form, 'origin')).toEqual(['RAIL', 'SEA', 'AIR', 'TRUCK'])
  expect(stub.departureInForm({} as never)).toEqual({})
  expect(stub.requestedSpace({ boxes: [{ containerType: '40HQ', containerQty: 2 }] })).toEqual([
    { containerType: '40HQ', quantity: 2, owner: 'C' },
  ])
})

it('refuses a place of another mode for a reason of its own in every mode', () => {
  expect(new Set(modeCodes.map(placeElsewhereOf)).size).toBe(modeCodes.length)
})
