import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Departure, OfferAsk, PricedOffer } from '../../pricing/index.ts'
import type { Place } from '../../reference/index.ts'
import type { Booking } from '../life/booking.ts'
import type { SheetColumn } from './sheet-column.ts'

export type Between = { form: BookingForm; ends: Readonly<Record<LaneEnd, Place | undefined>> }

export type LaneEnd = 'origin' | 'destination'

/** Equal boxes as a departure counts them: the carrier's (C) or the shipper's (S). */
export type RequestedSpace = { containerType: string; quantity: number; owner: 'C' | 'S' }

export type BookingWork = {
  /** The lists of places in which an end may stand; in the first its vehicles stop. */
  endPlaces(form: BookingForm, end: LaneEnd): readonly [PlaceMode, ...PlaceMode[]]
  /** The list of border crossings, and if one lies between two ends; absent for modes without land borders. */
  borders?: { places: PlaceMode; lies(border: Place, between: Between): boolean }
  formQuoteQuery(form: BookingForm): OfferAsk | undefined
  coversDoors(form: BookingForm, offer: PricedOffer): boolean
  requestedSpace(form: Pick<BookingForm, 'boxes'>): RequestedSpace[]
  departureInForm(departure: Departure): Pick<BookingForm, 'departureId' | 'trainNo' | 'vessel' | 'voyage' | 'flightNo'>
  /** Columns of a sheet of its bookings besides those of every mode. */
  sheetColumns?: readonly SheetColumn[]
  /** The number by which its cargo is followed where no part of it has one of its own. */
  followedNo?: (booking: Pick<Booking, 'houseBillNo' | 'masterBillNo'>) => string | undefined
}
