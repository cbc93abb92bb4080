import { z } from 'zod'

/** The times of a main carriage that may follow from a later event instead of a report. */
export const impliedTimes = ['atd', 'ata'] as const
export type ImpliedTime = (typeof impliedTimes)[number]

/** Kilometres of a route: done, in all and of its stops by code; empty where no route is known. */
export type WayDone = {
  doneKm?: number | undefined
  totalKm?: number | undefined
  stopKm?: Readonly<Record<string, number>> | undefined
}

/** Progress in every view of cargo; absent without a known way. */
export const wayFields = {
  doneKm: z.int().optional(),
  totalKm: z.int().optional(),
  /** Departure or arrival without a report: the time is the latest that is possible, from a report behind it. */
  impliedTimes: z.array(z.enum(impliedTimes)).optional(),
} as const

export function wayShown({
  way,
  impliedTimes = [],
}: {
  way?: WayDone | null | undefined
  impliedTimes?: ImpliedTime[] | undefined
}) {
  return {
    ...(way?.totalKm !== undefined && { doneKm: way.doneKm ?? 0, totalKm: way.totalKm }),
    ...(impliedTimes.length > 0 && { impliedTimes }),
  }
}

/** In whole percent; undefined where the way is. */
export const percentDone = ({ doneKm, totalKm }: WayDone): number | undefined =>
  totalKm === undefined || totalKm === 0 ? undefined : Math.round(((doneKm ?? 0) / totalKm) * 100)
