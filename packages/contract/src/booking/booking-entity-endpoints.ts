import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { flag, thingCommand } from '../shared/wire-values.ts'

/** The company of ours that carries a booking, and those that might. */
const bookingEntityView = z.object({
  id: z.uuid(),
  version: z.int(),
  entityId: z.uuid().optional(),
  entityName: z.string(),
  /** False while only the rules say so. */
  settled: flag,
  fmcNumber: z.string().optional(),
  nvoccFiling: z.string().optional(),
  choices: z.array(z.object({ entityId: z.uuid(), entityCode: z.string(), entityName: z.string() })),
})
export type BookingEntityView = z.infer<typeof bookingEntityView>

export const bookingEntityEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/booking-entity',
    by: ['staff'],
    permission: 'booking.view',
    summary:
      'Which of our companies carries a booking, as it was settled or as the rules say, and which may take its place.',
    input: z.object({ id: z.uuid() }),
    output: bookingEntityView,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/booking-entity-choose',
    by: ['staff'],
    permission: 'booking.receive',
    summary:
      'Has another of our companies carry a booking: drafts of its bills are made anew, and an issued bill forbids it. Without a company the rules say which.',
    input: thingCommand.extend({ entityId: z.uuid().nullish() }),
    output: bookingEntityView,
  }),
}
