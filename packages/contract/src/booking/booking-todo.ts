import { z } from 'zod'
import { day } from '../shared/wire-values.ts'

/** Matters that wait for a customer: something sent back, an offer or a fee to answer, papers to give. */
export const bookingTodoKinds = ['returned', 'offer', 'fee', 'papers'] as const

export const bookingTodo = z.object({
  todoKind: z.enum(bookingTodoKinds),
  paperNames: z.array(z.string()).optional(),
  dueBy: day.optional(),
})
export type BookingTodo = z.infer<typeof bookingTodo>
