import type { Lifecycle } from '../../shared/lifecycle.ts'

export const inquiryStates = ['open', 'answered', 'booked'] as const
export type InquiryState = (typeof inquiryStates)[number]

/** Its customer may make a booking of it at any time, answered or not, and another one where the draft was thrown away. */
// biome-ignore format: a table
export const inquiryLifecycle = [
  { from: ['open'],             action: 'answer',   by: 'staff',    to: 'answered' },
  { from: ['open', 'answered'], action: 'book',     by: 'customer', to: 'booked' },
  { from: ['booked'],           action: 'bookAnew', by: 'customer', to: 'booked' },
] as const satisfies Lifecycle<InquiryState>
