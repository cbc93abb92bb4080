/** Booking: a customer's request to move cargo, from its draft until it is carried out or refused. */

export { bookingRoutes } from './booking-routes.ts'
export { bookingDeskRoutes } from './desk/booking-desk-routes.ts'
export type { Booking } from './life/booking.ts'
export { recordBookingEvent } from './life/booking-event-store.ts'
export { loadBooking, noteProgress } from './life/booking-store.ts'
export { completeBooking, shipBooking } from './life/booking-system-commands.ts'
export { bookingsWaitingForCustomer, bookingsWaitingForDesk, type WaitingInMode } from './list/waiting-queries.ts'
