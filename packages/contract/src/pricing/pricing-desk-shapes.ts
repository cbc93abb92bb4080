import { z } from 'zod'
import { count, needed } from '../shared/wire-values.ts'

export const staff = ['staff'] as const

export const placeNames = { originName: z.string(), destinationName: z.string(), entryPortName: z.string().optional() }

export const reason = needed('pricing.reason-needed').max(200)

/** Which thing is saved anew, and which version of it was seen; a new one has neither. */
export const saved = z.object({ id: z.uuid().optional(), version: count(1).optional() }).shape
