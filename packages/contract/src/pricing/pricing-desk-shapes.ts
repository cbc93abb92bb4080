import { z } from 'zod'
import { count, needed } from '../shared/wire-values.ts'

export const staff = ['staff'] as const

/** What may be done with a thing, and why not. */
export const actionView = <const Name extends string>(names: readonly Name[]) =>
  z.object({ name: z.enum(names), allowed: z.boolean(), reason: z.string().optional() }).meta({ wire: 'action' })

/** The names of the places that a price line or a departure lies between. */
export const placeNames = { originName: z.string(), destinationName: z.string(), entryPortName: z.string().optional() }

export const reason = needed('pricing.reason-needed').max(200)

/** Which thing is saved anew, and which version of it was seen; a new one has neither. */
export const saved = z.object({ id: z.uuid().optional(), version: count(1).optional() }).shape
