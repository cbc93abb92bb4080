import { z } from 'zod'

/** The times of a main carriage that may follow from what happened behind them, and not from a report: it left, and came, at the latest then. */
export const impliedTimes = ['atd', 'ata'] as const
export type ImpliedTime = (typeof impliedTimes)[number]

/** How far cargo is on its way, as tracking has worked it out: kilometres done of all, and at how many of them its stops lie, by their codes. Empty where nobody knows the way. */
export type WayDone = {
  doneKm?: number | undefined
  totalKm?: number | undefined
  stopKm?: Readonly<Record<string, number>> | undefined
}

/** What every view of cargo says of how far it is; without a known way nothing. */
export const wayFields = {
  /** Kilometres of its way that lie behind it. */
  doneKm: z.int().optional(),
  /** Kilometres of its whole way. */
  totalKm: z.int().optional(),
  /** Which of its departure and arrival nobody reported: they were at the latest then, by what happened behind them. */
  impliedTimes: z.array(z.enum(impliedTimes)).optional(),
} as const

/** The same of a row that keeps it. */
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

/** How much of its way lies behind cargo, in whole percent; unknown where the way is. */
export const percentDone = ({ doneKm, totalKm }: WayDone): number | undefined =>
  totalKm === undefined || totalKm === 0 ? undefined : Math.round(((doneKm ?? 0) / totalKm) * 100)
