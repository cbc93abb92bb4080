import { z } from 'zod'
import { count, needed } from '../shared/wire-values.ts'

export const staff = ['staff'] as const

export const placeNames = { originName: z.string(), destinationName: z.string(), entryPortName: z.string().optional() }

export const reason = needed('pricing.reason-needed').max(200)

/** The row to save and the version of it that was seen; a new row has neither. */
export const saved = z.object({ id: z.uuid().optional(), version: count(1).optional() }).shape
