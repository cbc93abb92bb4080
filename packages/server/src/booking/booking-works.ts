import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { airWork } from './modes/air.ts'
import type { BookingWork, RequestedSpace } from './modes/booking-work.ts'
import { railWork } from './modes/rail.ts'
import { roadWork } from './modes/road.ts'
import { seaWork } from './modes/sea.ts'

const workByMode: Partial<Record<ModeCode, BookingWork>> = { R: railWork, S: seaWork, T: roadWork, A: airWork }

/** The work of a mode on bookings, which a mode without open forms lacks. */
export function workOf(mode: ModeCode): BookingWork {
  const work = workByMode[mode]
  if (!work) throw new Error(`Nobody works on bookings of the mode ${mode} yet.`)
  return work
}

export const spaceOf = ({ mode, form }: { mode: ModeCode; form: BookingForm }): RequestedSpace[] =>
  workOf(mode).requestedSpace(form)
