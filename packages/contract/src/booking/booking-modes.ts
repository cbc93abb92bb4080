import type { ModeCode } from '../shared/modes.ts'
import { formSchema } from './fields/form-fields.ts'
import { type FormName, formNames, modeOfForm } from './fields/form-names.ts'
import { amendableNames } from './form/amendments.ts'
import { airBookings } from './modes/air.ts'
import type { BookingMode } from './modes/booking-mode.ts'
import { multimodalBookings } from './modes/multimodal.ts'
import { openForms } from './modes/open-forms.ts'
import { railBookings } from './modes/rail.ts'
import { roadBookings } from './modes/road.ts'
import { seaBookings } from './modes/sea.ts'

export const bookingModes: Readonly<Record<ModeCode, BookingMode>> = {
  R: railBookings,
  T: roadBookings,
  S: seaBookings,
  A: airBookings,
  M: multimodalBookings,
}

export function formNameOf(mode: ModeCode, loadType: string | null | undefined): FormName {
  const namedForm = formNames.find((name) => name === `${mode}.${loadType}`)
  const [first] = [
    ...(namedForm ? [namedForm] : []),
    ...openForms[mode],
    ...formNames.filter((name) => modeOfForm(name) === mode),
  ]
  if (!first) throw new Error(`The mode ${mode} has no form.`)
  return first
}

export const bookingForm = (mode: ModeCode) => formSchema(openForms[mode])

/** The form of every mode that is open, in one: what the desk and the templates read, whichever mode it is. */
export const anyBookingForm = formSchema(Object.values(openForms).flat())

/** Fields that an amendment changes, with their values after or before it; lists are stated whole. */
export const amendmentChanges = formSchema(Object.values(openForms).flat(), amendableNames)
