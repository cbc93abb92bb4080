import { bookingModes } from '../booking-modes.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import { type FormName, modeOfForm } from '../fields/form-names.ts'
import type { ChargeableLoad, LoadFactors } from './load-figures.ts'

export const chargeableLoad = (name: FormName, form: BookingForm, factors: LoadFactors = {}): ChargeableLoad =>
  bookingModes[modeOfForm(name)].chargeable?.(name, form, factors) ?? {}
