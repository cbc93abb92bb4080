import { insurance } from '../../pricing/tariff-terms.ts'
import type { BookingForm } from './form-fields.ts'

type PricedService = {
  chargeCode: string
  /** The field that asks for it. */
  path: 'insured' | 'exportCustomsBy' | 'importCustomsBy'
  isAsked(form: BookingForm): boolean
  /** What is said of it where a price leaves it out. */
  unpriced: 'booking.insurance-not-priced' | 'booking.clearance-not-priced'
}

/** What a form can ask for besides the transport, and the charge that prices it. */
export const pricedServices: readonly PricedService[] = [
  {
    chargeCode: insurance,
    path: 'insured',
    isAsked: ({ insured }) => insured === true,
    unpriced: 'booking.insurance-not-priced',
  },
  {
    chargeCode: 'CUSEXP',
    path: 'exportCustomsBy',
    isAsked: ({ exportCustomsBy }) => exportCustomsBy === 'US',
    unpriced: 'booking.clearance-not-priced',
  },
  {
    chargeCode: 'CUSIMP',
    path: 'importCustomsBy',
    isAsked: ({ importCustomsBy }) => importCustomsBy === 'US',
    unpriced: 'booking.clearance-not-priced',
  },
]
