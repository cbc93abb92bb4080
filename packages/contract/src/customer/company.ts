import { z } from 'zod'
import { currencyCode, needed } from '../shared/wire-values.ts'
import type { Certification } from './customer-lifecycle.ts'

const shortText = (maxLength: number) => z.string().trim().max(maxLength)

export const companyForm = z
  .object({
    name: needed('customer.name-required').max(100),
    nameEnglish: shortText(100).nullish(),
    shortName: shortText(40).nullish(),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, 'customer.country-wrong')
      .nullish(),
    taxNo: shortText(30).nullish(),
    address: shortText(200).nullish(),
    phone: shortText(30).nullish(),
    settleCurrency: currencyCode.nullish(),
    billingPer: z.enum(['shipment', 'month']).optional(),
  })
  .meta({ wire: 'company' })
export type CompanyForm = z.infer<typeof companyForm>

export const neededToCertify = ['name', 'countryCode', 'taxNo', 'address', 'phone'] as const

export const certificationLabel = {
  none: 'customer.state-none',
  underReview: 'customer.state-under-review',
  certified: 'customer.state-certified',
  refused: 'customer.state-refused',
} as const satisfies Record<Certification, string>
