import { z } from 'zod'
import { truckWays } from '../reference/truck-ways.ts'
import { count, decimal, flag } from '../shared/wire-values.ts'
import {
  largerOf,
  leastWeightKgOf,
  loadingMetresOf,
  type MeasuredPiece,
  volumeM3Of,
  volumeWeightKg,
  volumeWeightOfM3,
  weightKgOf,
} from './chargeable.ts'
import { loadFigures } from './load-figure.ts'

const centimetres = decimal(6, 1, { least: 'positive' })

export const pieceAsk = z.object({
  pieceQty: count(1, 99_999),
  lengthCm: centimetres,
  widthCm: centimetres,
  heightCm: centimetres,
  pieceWeightKg: decimal(10, 3, { least: 'positive' }).optional(),
  stackable: flag.optional(),
})
export type PieceAsk = z.infer<typeof pieceAsk>

export const truckAsk = z.object({
  truckType: z.string().min(1).max(12),
  truckQty: count(1, 200, 'pricing.truck-qty-range'),
})
export type TruckAsk = z.infer<typeof truckAsk>

/** The load that a price is asked for where it is no boxes: its sums, or the pieces that they follow from. */
export const loadAsk = {
  grossWeightKg: decimal(...loadFigures.grossWeightKg, { least: 'positive' }).optional(),
  volumeM3: decimal(...loadFigures.volumeM3, { least: 'positive' }).optional(),
  loadingMetres: decimal(...loadFigures.loadingMetres, { least: 'positive' }).optional(),
  pieces: z.array(pieceAsk).max(200).optional(),
  truckWay: z.enum(truckWays).optional(),
}
export type LoadAsk = z.infer<z.ZodObject<typeof loadAsk>>

/** Whole trucks, or a share of one beside other loads. */
export const truckLoadTypes = ['FTL', 'LTL'] as const

/** Kilograms, cubic metres and volume weight with three places, loading metres with one; a figure that is not known is left out. */
export type MeasuredLoad = {
  grossWeightKg?: string | undefined
  volumeM3?: string | undefined
  volumeWeightKg?: string | undefined
  loadingMetres?: string | undefined
}

const orNothing = (figure: string): string | undefined => (Number(figure) > 0 ? figure : undefined)

/** A load as it is charged: the larger of its stated sums and of the measures of its pieces. */
export function measuredLoad({
  grossWeightKg,
  volumeM3,
  loadingMetres,
  pieces = [],
}: Omit<MeasuredLoad, 'volumeWeightKg'> & { pieces?: readonly MeasuredPiece[] | undefined }): MeasuredLoad {
  const byPieces = orNothing(volumeM3Of(pieces))
  const larger = largerOf(byPieces, volumeM3)
  return {
    // What was not weighed leaves the weight of the pieces open, unless a sum is told beside it.
    grossWeightKg: grossWeightKg ? largerOf(grossWeightKg, leastWeightKgOf(pieces)) : weightKgOf(pieces),
    volumeM3: larger,
    volumeWeightKg: larger === byPieces ? orNothing(volumeWeightKg(pieces)) : larger && volumeWeightOfM3(larger),
    loadingMetres: largerOf(loadingMetres, orNothing(loadingMetresOf(pieces))),
  }
}
