import type { Lifecycle } from '../shared/lifecycle.ts'

export const certifications = ['none', 'underReview', 'certified', 'refused'] as const
export type Certification = (typeof certifications)[number]

/** A company asks to be certified and staff look at its papers; a refused one may ask again. */
// biome-ignore format: a table
export const certificationLifecycle = [
  { from: ['none', 'refused'], action: 'askCertification', by: 'customer', to: 'underReview' },
  { from: ['underReview'],     action: 'certify',          by: 'staff',    to: 'certified' },
  { from: ['underReview'],     action: 'reject',           by: 'staff',    to: 'refused' },
] as const satisfies Lifecycle<Certification>

export type CertificationAction = (typeof certificationLifecycle)[number]['action']
export const certificationActions = [...new Set(certificationLifecycle.map((step) => step.action))]

/** The certification as the wire counts it: 0 not certified, 1 under certification, 2 certified. */
export const customerStateOf = { none: 0, underReview: 1, certified: 2, refused: 0 } as const satisfies Record<
  Certification,
  number
>
