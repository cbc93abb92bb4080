import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { modeCodes } from '../shared/modes.ts'
import { day, nothing } from '../shared/wire-values.ts'
import { todoKinds } from './handed-in.ts'

export type TodoKind = (typeof todoKinds)[number]

const todo = z.object({
  todoKind: z.enum(todoKinds),
  /** The booking or the work order that waits; none where it is the company itself. */
  id: z.uuid().optional(),
  serviceModeId: z.enum(modeCodes).optional(),
  bookingNo: z.string().optional(),
  bookingMode: z.enum(modeCodes).optional(),
  jobNo: z.string().optional(),
  originName: z.string().optional(),
  destinationName: z.string().optional(),
  paperNames: z.array(z.string()).optional(),
  /** The day by which it is to be done; the nearest comes first, after those that have none and wait for an answer now. */
  dueBy: day.optional(),
})
export type Todo = z.infer<typeof todo>

/** Things that wait for the caller, derived from where things stand and never stored. */
export const todoEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/todo-list',
    by: ['customer'],
    company: 'optional',
    summary: 'What waits for the caller to answer, give or confirm, the nearest day first.',
    input: nothing,
    output: z.object({ items: z.array(todo) }),
  }),
}
