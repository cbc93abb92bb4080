import type { Departure } from '../../pricing/index.ts'
import { isBorderOnLine } from '../../reference/index.ts'
import { bookedByDeparture } from './by-departure.ts'

/** Full containers by block train, with a leg by road where they begin or end in a city. */
export const railWork = bookedByDeparture('railway', {
  endPlaces: ({ legType }, end) => (legType === (end === 'origin' ? 'T' : 'H') ? ['RAIL', 'TRUCK'] : ['RAIL']),
  borders: { places: 'RAIL', lies: (border, { form }) => border.isBorder && isBorderOnLine(border.code, form) },
  departureInForm: ({ id, departureNo }: Departure) => ({ departureId: id, trainNo: departureNo }),
})
