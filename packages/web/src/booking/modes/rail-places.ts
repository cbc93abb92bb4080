import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { OfferedPlaces } from '../state/use-form-facts.ts'
import { cityPlaces, stations } from './place-choice.ts'

/** Places of a rail booking: stations, cities at the ends of road legs, and a border crossing between. */
export function railPlaceOf(field: string, { legType, originCode, destinationCode }: BookingForm): OfferedPlaces {
  if (field === 'entryPortCode') {
    return { mode: 'RAIL', kind: 'border', within: { originCode, destinationCode }, placeholder: 'booking.any-border' }
  }
  const isCity = legType === (field === 'originCode' ? 'T' : 'H')
  return isCity ? cityPlaces : stations
}
