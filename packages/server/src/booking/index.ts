/** Booking: a customer's request to move cargo, from its draft until it is carried out or refused. */
export type { Booking } from './booking.ts'
export { bookingDeskRoutes } from './booking-desk-routes.ts'
export { recordBookingEvent } from './booking-event-store.ts'
export { bookingRoutes } from './booking-routes.ts'
export { loadBooking, noteProgress } from './booking-store.ts'
export { completeBooking, shipBooking } from './booking-system-commands.ts'
export { bookingsWaitingForCustomer, bookingsWaitingForDesk, type WaitingInMode } from './waiting-queries.ts'
