import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import { wantedDayRefusal } from '@landbridge/contract/booking/checks/blocking-checks'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { dayAfter, daysBetween } from '@landbridge/contract/shared/calendar-day'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Booking } from '../life/booking.ts'

/** A form on another day: what is loaded, flown and unloaded moves with the wanted one. */
export function onDay(form: BookingForm, wantedDate: string): BookingForm {
  const days = daysBetween(form.wantedDate ?? wantedDate, wantedDate)
  const stops = form.stops?.map((stop) => (stop.stopDate ? { ...stop, stopDate: dayAfter(stop.stopDate, days) } : stop))
  return {
    ...form,
    wantedDate,
    ...(form.wantedDateTo && { wantedDateTo: dayAfter(form.wantedDateTo, days) }),
    ...(form.loadingDate && { loadingDate: dayAfter(form.loadingDate, days) }),
    ...(form.flightDate && { flightDate: wantedDate }),
    ...(stops && { stops }),
  }
}

/** The changes of an offer of another day, refused where it is impossible; none for departures of ours. */
export function otherDay(
  { mode, form }: Pick<Booking, 'mode' | 'form'>,
  wantedDate: string | null | undefined,
  now: Date,
): { changes: AmendmentChanges; stood: AmendmentChanges } | undefined {
  if (!wantedDate || wantedDate === form.wantedDate || bookingModes[mode].acceptance.departure === 'always')
    return undefined
  const refusal = wantedDayRefusal({ readyDate: form.readyDate, wantedDate }, businessDay(now))
  if (refusal) throw new Problem('shared.invalid-input', { wantedDate: refusal })
  const daysOf = (dated: BookingForm) => ({
    wantedDate: dated.wantedDate,
    ...(dated.loadingDate && { loadingDate: dated.loadingDate }),
  })
  return { changes: daysOf(onDay(form, wantedDate)), stood: daysOf(form) }
}
