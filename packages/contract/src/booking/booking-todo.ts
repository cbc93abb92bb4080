import { z } from 'zod'
import { day } from '../shared/wire-values.ts'

/** What can wait for a customer on a booking: something sent back, an offer or a fee to answer, papers to give. */
export const bookingTodoKinds = ['returned', 'offer', 'fee', 'papers'] as const

export const bookingTodo = z.object({
  todoKind: z.enum(bookingTodoKinds),
  /** What the papers are called that are to be given. */
  paperNames: z.array(z.string()).optional(),
  /** By when, where there is a day. */
  dueBy: day.optional(),
})
export type BookingTodo = z.infer<typeof bookingTodo>
