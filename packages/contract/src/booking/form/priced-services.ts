import { insurance } from '../../pricing/tariff-terms.ts'
import type { BookingForm } from '../fields/form-fields.ts'

type PricedService = {
  chargeCode: string
  path: 'insured' | 'exportCustomsBy' | 'importCustomsBy'
  isRequested(form: BookingForm): boolean
  unpriced: 'booking.insurance-not-priced' | 'booking.clearance-not-priced'
}

/** Services that a form can add to the transport, and the charge that prices each. */
export const pricedServices: readonly PricedService[] = [
  {
    chargeCode: insurance,
    path: 'insured',
    isRequested: ({ insured }) => insured === true,
    unpriced: 'booking.insurance-not-priced',
  },
  {
    chargeCode: 'CUSEXP',
    path: 'exportCustomsBy',
    isRequested: ({ exportCustomsBy }) => exportCustomsBy === 'US',
    unpriced: 'booking.clearance-not-priced',
  },
  {
    chargeCode: 'CUSIMP',
    path: 'importCustomsBy',
    isRequested: ({ importCustomsBy }) => importCustomsBy === 'US',
    unpriced: 'booking.clearance-not-priced',
  },
]
