import { type ModeCode, modeCodes } from '../shared/modes.ts'
import { formSchema } from './form/form-fields.ts'
import { type FormName, formNames } from './form/form-names.ts'
import { airBookings } from './modes/air.ts'
import type { BookingMode } from './modes/booking-mode.ts'
import { multimodalBookings } from './modes/multimodal.ts'
import { railBookings } from './modes/rail.ts'
import { roadBookings } from './modes/road.ts'
import { seaBookings } from './modes/sea.ts'

/** What each transport mode brings to bookings. */
export const bookingModes: Readonly<Record<ModeCode, BookingMode>> = {
  R: railBookings,
  T: roadBookings,
  S: seaBookings,
  A: airBookings,
  M: multimodalBookings,
}

/** The form of a mode and a load type; where the load type is not said, or is none of the mode's, its first one. */
export function formNameOf(mode: ModeCode, loadType: string | null | undefined): FormName {
  const { forms, open } = bookingModes[mode]
  const named = formNames.find((name) => name === `${mode}.${loadType}`)
  const [first] = [...(named ? [named] : []), ...open, ...forms]
  if (!first) throw new Error(`The mode ${mode} has no form.`)
  return first
}

/** Whether a load type of a mode can be booked today. */
export const isLoadTypeOpen = (mode: ModeCode, loadType: string): boolean =>
  bookingModes[mode].open.some((name) => name === `${mode}.${loadType}`)

/** The form of a mode as it crosses the wire: the fields of its open forms and no others. */
export const bookingForm = (mode: ModeCode) => formSchema(bookingModes[mode].open)

/** The modes of which at least one form can be booked today. */
export const openModes = modeCodes.filter((code) => bookingModes[code].open.length > 0)

/** The form of every mode that is open, in one: what the desk and the templates read, whichever mode it is. */
export const anyBookingForm = formSchema(Object.values(bookingModes).flatMap(({ open }) => open))
