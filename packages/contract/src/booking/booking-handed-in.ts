// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'booking.draft', 'booking.copy', 'booking.discard', 'booking.restore', 'booking.keep-template', 'booking.drop-template', 'booking.keep-address',
    'booking.drop-address', 'booking.submitted', 'booking.revised', 'booking.returned', 'booking.received', 'booking.refused',
    'booking.stopped', 'booking.resumed', 'booking.cancelled', 'booking.cancel-asked', 'booking.amend-asked', 'booking.amended', 'booking.move-asked', 'booking.moved',
    'booking.fee-asked', 'booking.fee-agreed', 'booking.grant-refused', 'booking.request-declined', 'booking.request-withdrawn', 'booking.request-lapsed', 'booking.offered', 'booking.offer-accepted',
    'booking.offer-declined', 'booking.assigned', 'booking.unassigned', 'booking.entity-chosen', 'booking.lifted', 'booking.shipped', 'booking.completed',
    'booking.read', 'booking.confirmation-read', 'booking.inquiry-ask', 'booking.inquiry-book', 'booking.inquiry-answer',
  ],
  auditThings: ['booking', 'template', 'address', 'inquiry'],
  todoKinds: ['returned', 'offer', 'fee', 'papers'],
  menuEntries: ['bookings', 'deskBookings', 'deskInquiries'],
} as const
