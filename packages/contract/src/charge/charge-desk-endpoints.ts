import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { count } from '../shared/wire-values.ts'
import { chargeDeskView } from './charge-line.ts'

/** A charge that stands on a booking itself; one to be checked is kept from its company, and from bills, until staff have confirmed it. */
const bookingChargeView = chargeDeskView.extend({ toCheck: z.boolean() })
export type BookingChargeView = z.infer<typeof bookingChargeView>

const chargesOfBooking = z.object({ items: z.array(bookingChargeView) })

/** The charges that a booking bears itself, such as the fee of its cancellation before a job was opened. */
export const chargeDeskEndpoints = {
  ofBooking: endpoint({
    method: 'GET',
    path: '/api/v1/admin/booking-charges',
    by: ['staff'],
    permission: 'booking.view',
    summary: 'The charges that stand on a booking itself and on none of its jobs, with those that are to be checked.',
    input: z.object({ id: z.uuid() }),
    output: chargesOfBooking,
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/booking-charge-confirm',
    by: ['staff'],
    permission: 'workorder.charge',
    summary: 'Confirms a charge of a booking that was to be checked; answers with its charges as they are then.',
    input: z.object({ id: z.uuid(), version: count(1), chargeId: z.uuid() }),
    output: chargesOfBooking,
  }),
}
