import { z } from 'zod'

/** Stages of cargo that shares a container: not yet in the warehouse, in it, or stuffed with the cargo of others. */
export const lclStates = ['awaiting', 'warehoused', 'loaded'] as const
export type LclState = (typeof lclStates)[number]

export const lclState = z.enum(['all', ...lclStates]).default('all')

/** Loads that have no container of their own: they are received at a warehouse, measured, and stuffed with the cargo of others. */
export const sharedLoadTypes: readonly string[] = ['LCL']
export const sharesContainer = (loadType: string | null | undefined): boolean =>
  sharedLoadTypes.includes(loadType ?? '')
