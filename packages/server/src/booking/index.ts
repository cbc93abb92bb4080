/** Booking: a customer's request to move cargo, from its draft until it is carried out or refused. */

export { bookingRoutes } from './booking-routes.ts'
export { bookingDeskRoutes } from './desk/booking-desk-routes.ts'
export { tellPaperGiven } from './detail/paper-commands.ts'
export { papersDueOf } from './detail/paper-queries.ts'
export type { Booking, Carried } from './life/booking.ts'
export { formOfRevision, recordBookingEvent } from './life/booking-event-store.ts'
export { feeLines } from './life/booking-price-rules.ts'
export { checkUnchanged } from './life/booking-rules.ts'
export { loadBooking, lockBooking, noteProgress } from './life/booking-store.ts'
export { completeBooking, shipBooking } from './life/booking-system-commands.ts'
export type { BookingEventName } from './life/booking-tell-commands.ts'
export { bookingFollowers } from './life/closing-followers.ts'
export {
  type BookingInLegs,
  departureIdsOf,
  formOfLeg,
  type GivenLeg,
  inLegs,
  type Leg,
  legsOf,
  modesOfLegs,
} from './life/leg.ts'
export { bookingsOnDeparture, countLegs } from './life/leg-store.ts'
export { cargoOfBookings, type DeclaredCargo } from './list/cargo-queries.ts'
export { countCompletedSince, tonnageByMonth } from './list/month-queries.ts'
export { bookingsWaitingForDesk, bookingTodos } from './list/waiting-queries.ts'
export { bookingsWithFeeUncharged, takeFee } from './requests/change-request-store.ts'
export { knownToForm } from './submit/form-facts-queries.ts'
export { formAsked, unknownNames } from './submit/form-reference-rules.ts'
