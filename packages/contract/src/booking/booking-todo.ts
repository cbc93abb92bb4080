import { z } from 'zod'
import { day } from '../shared/wire-values.ts'
import { handedIn } from './booking-handed-in.ts'

/** A thing to do for a customer on a booking: something sent back, an offer or a fee to answer, papers to give. */
export const bookingTodo = z.object({
  todoKind: z.enum(handedIn.todoKinds),
  /** What the papers are called that are to be given. */
  paperNames: z.array(z.string()).optional(),
  /** By when, where there is a day. */
  dueBy: day.optional(),
})
export type BookingTodo = z.infer<typeof bookingTodo>
