import { formsNamed } from '../form/form-names.ts'
import type { BookingMode } from './booking-mode.ts'

/** Multimodal: several legs under one booking. */
export const multimodalBookings: BookingMode = { code: 'M', forms: formsNamed('M.*'), open: [], checks: [] }
