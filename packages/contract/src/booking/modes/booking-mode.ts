import type { ModeCode } from '../../shared/modes.ts'
import type { FormCheck } from '../form/check-facts.ts'
import type { FormName } from '../form/form-names.ts'

/** What a transport mode brings to bookings beyond the fields that the catalogue gives its forms. */
export type BookingMode = {
  code: ModeCode
  forms: readonly FormName[]
  /** The checks across fields that hold for this mode alone. */
  checks: readonly FormCheck[]
}
