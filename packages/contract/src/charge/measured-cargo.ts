import type { z } from 'zod'
import { pieceAsk } from '../pricing/load-ask.ts'

export const measuredPieces = pieceAsk.omit({ pieceWeightKg: true })
export type MeasuredPieces = z.infer<typeof measuredPieces>

/** By how much measured cargo may differ from what was declared before both sides are told of it. */
export const measureTolerance = 0.03
/** A measure is doubted from so many times the declared figure on, or below so small a part of it. */
export const measureDoubt = 2
