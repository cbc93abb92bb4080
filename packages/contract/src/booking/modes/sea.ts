import { formsNamed } from '../form/form-names.ts'
import { type BookingMode, byDeparture } from './booking-mode.ts'

/** Sea: full and shared containers. */
export const seaBookings: BookingMode = { code: 'S', forms: formsNamed('S.*'), checks: [], acceptance: byDeparture }
