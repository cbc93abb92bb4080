/** Booking: a customer's request to move cargo, from its draft until it is carried out or refused. */

export { bookingRoutes } from './booking-routes.ts'
export { bookingDeskRoutes } from './desk/booking-desk-routes.ts'
export { bookingTellings, tellingAboutBooking } from './detail/booking-tellings.ts'
export type { Booking, Carried } from './life/booking.ts'
export { entityOfBooking } from './life/booking-entity-queries.ts'
export { formOfRevision, recordBookingEvent } from './life/booking-event-store.ts'
export { feeLines } from './life/booking-price-rules.ts'
export { checkUnchanged } from './life/booking-rules.ts'
export { isCarryingBookings, loadBooking, lockBooking, noteProgress } from './life/booking-store.ts'
export { bookingFollowers, completeBooking, shipBooking } from './life/booking-system-commands.ts'
export { bookingsWithFeeUncharged, takeFee } from './life/change-request-store.ts'
export {
  type BookingInLegs,
  departureIdsOf,
  formOfLeg,
  type GivenLeg,
  inLegs,
  type Leg,
  legsOf,
} from './life/leg.ts'
export { bookingsOnDeparture, countLegs } from './life/leg-store.ts'
export {
  cargoOfBookings,
  countCompletedSince,
  type DeclaredCargo,
  tonnageByMonth,
} from './list/booking-figure-queries.ts'
export { bookingMenuCounters, bookingToDos } from './list/waiting-queries.ts'
export { papersDueOf } from './papers/due-paper-queries.ts'
export { tellPaperGiven } from './papers/paper-commands.ts'
export { knownToForm } from './submit/form-facts-queries.ts'
export { shownFormOf, unknownNames } from './submit/form-reference-rules.ts'
