import { formsNamed } from '../form/form-names.ts'
import type { BookingMode } from './booking-mode.ts'

/** Air: one form for every load. */
export const airBookings: BookingMode = { code: 'A', forms: formsNamed('A'), open: [], checks: [] }
