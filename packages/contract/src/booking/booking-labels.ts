import type { InstructionKind } from '../shared/modes.ts'
import type { BookingState, RequestKind, RequestState } from './booking-lifecycle.ts'
import type { text } from './text/zh-cn.ts'

export type BookingTextKey = keyof typeof text

export const bookingStateLabels = {
  draft: 'booking.state-draft',
  returned: 'booking.state-returned',
  submitted: 'booking.state-submitted',
  received: 'booking.state-received',
  shipped: 'booking.state-shipped',
  stopped: 'booking.state-stopped',
  completed: 'booking.state-completed',
  cancelled: 'booking.state-cancelled',
  refused: 'booking.state-refused',
} as const satisfies Record<BookingState, BookingTextKey>

export const openRequestLabels = {
  cancellation: 'booking.cancel-asked',
  amendment: 'booking.amendment-asked',
  offer: 'booking.offer-open',
  move: 'booking.move-open',
} as const satisfies Record<RequestKind, BookingTextKey>

export const requestStateLabels = {
  open: 'booking.request-open',
  accepted: 'booking.request-accepted',
  declined: 'booking.request-declined',
  withdrawn: 'booking.request-withdrawn',
  lapsed: 'booking.request-lapsed',
} as const satisfies Record<RequestState, BookingTextKey>

/** The sentence of each kind of event; its {figures} stand in the event's data. */
export const bookingEventLabels = {
  submitted: 'booking.event-submitted',
  revised: 'booking.event-revised',
  returned: 'booking.event-returned',
  received: 'booking.event-received',
  refused: 'booking.event-refused',
  stopped: 'booking.event-stopped',
  resumed: 'booking.event-resumed',
  cancelled: 'booking.event-cancelled',
  cancelAsked: 'booking.event-cancel-asked',
  amendAsked: 'booking.event-amend-asked',
  amended: 'booking.event-amended',
  moveAsked: 'booking.event-move-proposed',
  moved: 'booking.event-moved',
  feeAsked: 'booking.event-fee-asked',
  feeAgreed: 'booking.event-fee-agreed',
  requestDeclined: 'booking.event-request-declined',
  requestWithdrawn: 'booking.event-request-withdrawn',
  requestLapsed: 'booking.event-request-lapsed',
  offered: 'booking.event-offered',
  offerAccepted: 'booking.event-offer-accepted',
  offerDeclined: 'booking.event-offer-declined',
  assigned: 'booking.event-assigned',
  unassigned: 'booking.event-unassigned',
  entityChosen: 'booking.event-entity-chosen',
  lifted: 'booking.event-lifted',
  shipped: 'booking.event-shipped',
  completed: 'booking.event-completed',
  jobOpened: 'booking.event-job-opened',
  jobCancelled: 'booking.event-job-cancelled',
  jobHeld: 'booking.event-job-held',
  jobReleased: 'booking.event-job-released',
  holdLifted: 'booking.event-hold-lifted',
  draftSent: 'booking.event-draft-sent',
  billIssued: 'booking.event-bill-issued',
  billRecalled: 'booking.event-bill-recalled',
  billSurrendered: 'booking.event-bill-surrendered',
  telexOrdered: 'booking.event-telex-ordered',
  telexRevoked: 'booking.event-telex-revoked',
  billSwitched: 'booking.event-bill-switched',
  billVoided: 'booking.event-bill-void',
  milestone: 'booking.event-milestone',
  etaMoved: 'booking.event-eta-moved',
  instructionSent: 'booking.event-instruction-sent',
  instructionReturned: 'booking.event-instruction-returned',
  instructionFinal: 'booking.event-instruction-final',
  draftConfirmed: 'booking.event-draft-confirmed',
  draftReopened: 'booking.event-draft-reopened',
  shipmentLate: 'booking.event-shipment-late',
  draftChangeAsked: 'booking.event-draft-change-asked',
  completionIssued: 'booking.event-completion-issued',
  completionConfirmed: 'booking.event-completion-confirmed',
  completionObjected: 'booking.event-completion-objected',
} as const satisfies Record<string, BookingTextKey>
export type BookingEventKind = keyof typeof bookingEventLabels

/** The sentences about an instruction that is no shipping instruction. */
export const instructionEventLabels: Readonly<
  Record<InstructionKind, Partial<Readonly<Record<BookingEventKind, BookingTextKey>>>>
> = {
  SI: {},
  SLI: {
    instructionSent: 'booking.event-instruction-sent-SLI',
    instructionReturned: 'booking.event-instruction-returned-SLI',
    instructionFinal: 'booking.event-instruction-final-SLI',
  },
  LOADING: {
    instructionSent: 'booking.event-instruction-sent-LOADING',
    instructionReturned: 'booking.event-instruction-returned-LOADING',
    instructionFinal: 'booking.event-instruction-final-LOADING',
  },
}

export const staffEventKinds: ReadonlySet<BookingEventKind> = new Set([
  'assigned',
  'unassigned',
  'entityChosen',
  'lifted',
])

export const filled = (sentence: string, values: Readonly<Record<string, unknown>> = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
