import { z } from 'zod'
import { day } from '../shared/wire-values.ts'
import { handedIn } from './booking-handed-in.ts'

export const bookingTodo = z.object({
  todoKind: z.enum(handedIn.todoKinds),
  paperNames: z.array(z.string()).optional(),
  dueBy: day.optional(),
})
export type BookingTodo = z.infer<typeof bookingTodo>
