import type { Lifecycle } from '../shared/lifecycle.ts'

export const jobStates = [
  'opened',
  'underway',
  'arrived',
  'awaitingConfirmation',
  'objected',
  'completed',
  'cancelled',
] as const
export type JobState = (typeof jobStates)[number]

/** The life of a work order, which server and web both read here. */
// biome-ignore format: a table
export const jobLifecycle = [
  { from: ['opened'],               action: 'start',   by: 'system',   to: 'underway' },
  { from: ['opened', 'underway'],   action: 'arrive',  by: 'system',   to: 'arrived' },
  { from: ['arrived', 'objected'],  action: 'issue',   by: 'staff',    to: 'awaitingConfirmation' },
  { from: ['awaitingConfirmation'], action: 'confirm', by: 'customer', to: 'completed' },
  { from: ['awaitingConfirmation'], action: 'object',  by: 'customer', to: 'objected' },
  { from: ['awaitingConfirmation'], action: 'lapse',   by: 'system',   to: 'completed' },
  { from: ['opened', 'underway'],   action: 'cancel',  by: 'staff',    to: 'cancelled' },
  { from: ['opened', 'underway'],   action: 'cancel',  by: 'system',   to: 'cancelled' },
] as const satisfies Lifecycle<JobState>

export type JobAction = (typeof jobLifecycle)[number]['action']
export const jobActions = [...new Set(jobLifecycle.map((step) => step.action))]

/** States in which a job still carries its containers: a box on two such jobs of one leg is a warning. */
export const liveJobStates: readonly JobState[] = ['opened', 'underway', 'arrived', 'awaitingConfirmation', 'objected']

/** Days in which the customer may answer a completion sheet; after them the job counts as completed. */
export const confirmationDays = 7

export const objectionReasons = ['damage', 'shortage', 'delay', 'other'] as const

export const shippingInstructionStates = ['notDue', 'due', 'sent', 'returned', 'final'] as const

/** The states of a bill of lading, a waybill or a note; a job stands where the least far of its bills does. */
export const billStates = [
  'none',
  'draft',
  'changeAsked',
  'confirmed',
  'issued',
  'surrendered',
  'telexOrdered',
  'released',
  'void',
] as const
export type BillState = (typeof billStates)[number]

/** States in which somebody holds the bill or was given the cargo by it, so that what it says is altered by nobody. */
export const statesOfBillOut: readonly BillState[] = ['issued', 'surrendered', 'telexOrdered', 'released']

/** Reasons not to give cargo free: they stand together, and each is lifted by itself. Money's own is the cashier's. */
export const holdKinds = ['UNPAID', 'ORIGINAL', 'CUSTOMS', 'DISPUTE'] as const
export type HoldKind = (typeof holdKinds)[number]

/** Reasons to pass a change of a booking on: the carrier has the cargo already, or the bill was issued. */
export const changeReasons = ['handedOver', 'billIssued'] as const

export { releaseStates } from '../booking/release-state.ts'

export const customsStates = ['none', 'declared', 'inspection', 'released'] as const

export const draftAnswers = ['confirm', 'change'] as const
