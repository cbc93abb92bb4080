import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { chargeableLoad } from '@landbridge/contract/booking/form/chargeable-load'
import type { ChargeableLoad } from '@landbridge/contract/booking/form/load-figures'
import type { Booking } from './booking.ts'

/** The measures that a load is charged by, with the factors of the price that it stands on. */
export const chargedBy = ({ mode, form, quote }: Pick<Booking, 'mode' | 'form' | 'quote'>): ChargeableLoad =>
  chargeableLoad(formNameOf(mode, form.loadType), form, quote?.loadCharge)
