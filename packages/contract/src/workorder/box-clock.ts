import { z } from 'zod'
import { clockKinds } from '../pricing/free-time.ts'
import { day } from '../shared/wire-values.ts'

/** A clock that runs on a box, or ran: since when, how many days are free and left (below nought: over), what the days over have cost and what the next one costs. */
export const boxClock = z.object({
  clock: z.enum(clockKinds),
  startsOn: day,
  endsOn: day.optional(),
  freeDays: z.int(),
  lastFreeDay: day,
  daysLeft: z.int().optional(),
  currency: z.string().optional(),
  cost: z.string().optional(),
  dayCost: z.string().optional(),
})
export type BoxClock = z.infer<typeof boxClock>
