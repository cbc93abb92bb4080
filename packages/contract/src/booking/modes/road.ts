import { formsNamed } from '../form/form-names.ts'
import type { BookingMode } from './booking-mode.ts'

/** Road: full trucks and part loads, at home and across borders. */
export const roadBookings: BookingMode = { code: 'T', forms: formsNamed('T.*'), open: [], checks: [] }
