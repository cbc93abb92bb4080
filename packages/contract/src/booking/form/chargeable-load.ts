import { bookingModes } from '../booking-modes.ts'
import type { BookingForm } from './form-fields.ts'
import type { FormName } from './form-names.ts'

/** How many kilograms a cubic metre and a loading metre stand for, as a price says; unknown while none is taken. */
export type LoadFactors = { kgPerM3?: number | undefined; kgPerLdm?: number | undefined }

/** What a load is charged by beside its weight and volume, in kilograms and metres as they are written on the wire. */
export type ChargeableLoad = {
  volumeWeightKg?: string | undefined
  chargeableWeightKg?: string | undefined
  /** The metres of a truck's floor that pieces take on which nothing may stand; what the form says itself goes before it. */
  loadingMetres?: string | undefined
}

/** What the load of a form is charged by; nothing where its mode prices something else. */
export const chargeableLoad = (name: FormName, form: BookingForm, factors: LoadFactors = {}): ChargeableLoad =>
  Object.values(bookingModes)
    .find(({ forms }) => forms.includes(name))
    ?.chargeable?.(name, form, factors) ?? {}
