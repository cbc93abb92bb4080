/** A member of staff can have several duties, and may do all that any of them allows. */
export const duties = ['sales', 'operations', 'finance', 'content', 'administrator'] as const
export type Duty = (typeof duties)[number]

const ofDuties = {
  sales: [
    'customer.edit',
    'pricing.edit',
    'pricing.publish',
    'quote.answer',
    'booking.view',
    'booking.offer',
    'workorder.view',
    'communication.write',
    'insight.view',
  ],
  operations: [
    'booking.view',
    'booking.assign',
    'booking.receive',
    'booking.refuse',
    'booking.return',
    'booking.offer',
    'booking.stop',
    'booking.resume',
    'booking.cancel',
    'booking.amend',
    'booking.lift',
    'workorder.edit',
    'workorder.charge',
    'paper.issue',
    'paper.switch',
    'tracking.edit',
    'document.view',
    'customer.view',
    'communication.write',
    'pricing.view',
  ],
  finance: [
    'billing.edit',
    'billing.issue',
    'billing.pay',
    'invoicing.issue',
    'credit.lift',
    'paper.indemnity',
    'paper.money-hold',
    'entity.bank',
    'reference.rates',
    'customer.view',
    'booking.view',
    'workorder.view',
    'workorder.charge',
    'insight.view',
  ],
  content: ['site.edit', 'communication.announce', 'feedback.edit'],
} as const

const ofAdministrators = [
  'access.manage',
  'access.audit',
  'customer.certify',
  'reference.edit',
  'site.settings',
  'platform.jobs',
  'platform.outbox',
] as const

/** An administrator has the permissions of every duty and a few of their own. */
export const permissionsOfDuty: Readonly<Record<Duty, readonly string[]>> = {
  ...ofDuties,
  administrator: [...Object.values(ofDuties).flat(), ...ofAdministrators],
}

export const permissionsOf = (held: readonly Duty[]): string[] => [
  ...new Set(held.flatMap((duty) => permissionsOfDuty[duty])),
]

export const everyPermission = permissionsOf(['administrator'])
