import { z } from 'zod'
import { clockKinds } from '../pricing/free-time.ts'
import { day } from '../shared/wire-values.ts'

/** A clock of a box: its start, free days, days left (negative when over), cost so far and of the next day. */
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
