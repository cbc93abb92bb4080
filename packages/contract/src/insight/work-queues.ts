/** The queues of the system's own work: one for each listener to events, each kind of work that is put off, and each that comes round. Each has its words in every language. */
export const workQueues = [
  'customer.send-invitation',
  'insight.notify',
  'booking.take-drafts-over',
  'booking.lapse-offer',
  'workorder.lapse',
  'platform.forget-old-keys',
  'platform.forget-old-events',
  'platform.fold-counts',
  'access.forget',
  'access.forget-codes',
  'access.forget-tickets',
  'document.forget-loose',
  'pricing.roll-sample-departures',
  'insight.seal-audit',
  'insight.check-audit',
] as const
