import type { BookingForm } from '../fields/form-fields.ts'
import type { PieceLine } from '../fields/goods-lines.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { statementsOf } from '../form/stated-load.ts'
import { type FormCheck, findingsThatHold, numberOf, warns } from './form-check.ts'
import { contradicting } from './load-contradictions.ts'

const sumOf = (pieces: readonly PieceLine[], measure: (piece: PieceLine) => number) =>
  pieces.reduce((sum, piece) => sum + measure(piece), 0)

/** The pieces of a goods line agree with it: in packages exactly, in weight within 1 %, in volume within 2 %. */
function checkPieceSums(form: BookingForm, facts: CheckFacts): Warning[] {
  return (form.goods ?? []).flatMap((line, i) => {
    const pieces = (form.pieces ?? []).filter((piece) => (piece.goodsSeq ?? 1) === i + 1)
    if (pieces.length === 0) return []
    return findingsThatHold([
      [
        line.packages && sumOf(pieces, ({ pieceQty }) => pieceQty ?? 0) !== line.packages,
        `goods.${i}.packages`,
        'booking.piece-count-differs',
      ],
      ...contradicting(statementsOf({ goods: [line], pieces }), {
        part: 'pieces',
        pathOf: (measure) => `goods.${i}.${measure}`,
        facts,
      }),
    ])
  })
}

type PieceFault = (piece: PieceLine, form: BookingForm) => keyof PieceLine | undefined

/** Pieces with a fault, each shown at the column in which it lies. */
const piecesWith =
  (faultOf: PieceFault, key: string) =>
  (form: BookingForm): Warning[] =>
    (form.pieces ?? []).flatMap((piece, i) => {
      const column = faultOf(piece, form)
      return column ? [{ path: `pieces.${i}.${column}`, key }] : []
    })

/** The column of a piece that is longer than allowed, or else too heavy. */
function columnOver(piece: PieceLine, limits: { cm: number; kg: number }): keyof PieceLine | undefined {
  const longest = Math.max(numberOf(piece.lengthCm), numberOf(piece.widthCm), numberOf(piece.heightCm))
  if (longest > limits.cm) return 'lengthCm'
  return numberOf(piece.pieceWeightKg) > limits.kg ? 'pieceWeightKg' : undefined
}

const checkLargePieces = piecesWith(
  ({ lengthCm, widthCm, heightCm }) =>
    numberOf(lengthCm) > 1200 || numberOf(widthCm) > 240 || numberOf(heightCm) > 300 ? 'lengthCm' : undefined,
  'booking.piece-large',
)

/** General cargo over 2.4 m or 30 t is oversize, and says so. */
const checkOversize = piecesWith(
  (piece, form) => (form.oversize === true ? undefined : columnOver(piece, { cm: 240, kg: 30_000 })),
  'booking.piece-oversize',
)

const checkFlightCapacity = piecesWith((piece) => columnOver(piece, { cm: 300, kg: 300 }), 'booking.piece-large-by-air')

/** Findings about single pieces: against their goods line, and against what carries them. */
export const pieceChecks: readonly FormCheck[] = [
  warns('sums of the pieces', checkPieceSums, 'R.LCL R.WAG R.BULK T.* S.LCL A M.LCL M.BULK'),
  warns('large pieces', checkLargePieces, 'R.LCL R.WAG R.BULK T.* S.LCL M.LCL M.BULK'),
  warns('oversize pieces', checkOversize, 'R.BULK M.BULK'),
  warns('pieces by air', checkFlightCapacity, 'A'),
]
