import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { type ChargeableLoad, chargeableLoad } from '@landbridge/contract/booking/form/chargeable-load'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { Booking } from './booking.ts'

/** The border crossing that a form asks for, whichever field of its mode names it. */
export const borderOf = ({ entryPortCode, borderPortCode }: BookingForm): string | undefined =>
  entryPortCode ?? borderPortCode ?? undefined

/** What the load of a booking is charged by, with the factors of the price that it stands on. */
export const chargedBy = ({ mode, form, quote }: Pick<Booking, 'mode' | 'form' | 'quote'>): ChargeableLoad =>
  chargeableLoad(formNameOf(mode, form.loadType), form, quote?.loadCharge)
