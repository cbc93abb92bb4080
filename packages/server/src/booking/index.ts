/** Booking: a customer's request to move cargo, from its draft until it is carried out or refused. */

export { bookingRoutes } from './booking-routes.ts'
export { bookingDeskRoutes } from './desk/booking-desk-routes.ts'
export { tellPaperGiven } from './detail/paper-commands.ts'
export { papersDueOf } from './detail/paper-queries.ts'
export type { Booking } from './life/booking.ts'
export { formOfRevision, recordBookingEvent } from './life/booking-event-store.ts'
export { feeLines } from './life/booking-price-rules.ts'
export { loadBooking, noteProgress } from './life/booking-store.ts'
export { completeBooking, shipBooking } from './life/booking-system-commands.ts'
export type { BookingEventName } from './life/booking-tell-commands.ts'
export { bookingFollowers } from './life/closing-followers.ts'
export { countCompletedSince, tonnageByMonth } from './list/month-queries.ts'
export {
  bookingsWaitingForCustomer,
  bookingsWaitingForDesk,
  bookingTodos,
  type WaitingInMode,
} from './list/waiting-queries.ts'
