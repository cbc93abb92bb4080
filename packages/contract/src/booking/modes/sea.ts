import { bookingMode } from './booking-mode.ts'

export const seaBookings = bookingMode()
