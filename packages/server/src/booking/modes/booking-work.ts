import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Departure, OfferAsk, PricedOffer } from '../../pricing/index.ts'
import type { Place } from '../../reference/index.ts'
import type { Booking } from '../life/booking.ts'
import type { SheetColumn } from './sheet-column.ts'

/** A form with the places of its ends. */
export type Between = { form: BookingForm; ends: Readonly<Record<LaneEnd, Place | undefined>> }

/** An end of the lane that a form asks for. */
export type LaneEnd = 'origin' | 'destination'

/** Equal boxes as a departure counts them: the carrier's (C) or the shipper's (S). */
export type SpaceAsked = { containerType: string; quantity: number; owner: 'C' | 'S' }

/** What a transport mode brings to the work on bookings: what to look up, which price and space its form asks for. */
export type BookingWork = {
  /** The lists of places in which an end may stand; in the first its vehicles stop. */
  endPlaces(form: BookingForm, end: LaneEnd): readonly [PlaceMode, ...PlaceMode[]]
  /** The list in which its border crossings stand, and whether one lies between the ends of a form; none where it crosses no border by land. */
  borders?: { places: PlaceMode; lies(border: Place, between: Between): boolean }
  /** The price that the form asks for; nothing where it names none. */
  priceAsked(form: BookingForm): OfferAsk | undefined
  /** Whether every door that the form names is in the offer's price. */
  coversDoors(form: BookingForm, offer: PricedOffer): boolean
  /** What the form takes of a departure. */
  spaceAsked(form: Pick<BookingForm, 'boxes'>): SpaceAsked[]
  /** What the form says of a departure that it goes by. */
  departureInForm(departure: Departure): Pick<BookingForm, 'departureId' | 'trainNo' | 'vessel' | 'voyage' | 'flightNo'>
  /** What a sheet of its bookings has besides the columns of every mode. */
  sheetColumns?: readonly SheetColumn[]
  /** By which number its cargo is followed, where no part of it has one of its own. */
  followedNo?: (booking: Pick<Booking, 'houseBillNo' | 'masterBillNo'>) => string | undefined
}
