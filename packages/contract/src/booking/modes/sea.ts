import { bookingMode } from './booking-mode.ts'

/** Sea: full and shared containers. */
export const seaBookings = bookingMode()
