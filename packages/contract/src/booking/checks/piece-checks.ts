import type { BookingForm } from '../fields/form-fields.ts'
import type { PieceLine } from '../fields/goods-lines.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { statementsOf } from '../form/stated-load.ts'
import { type Finding, type FormCheck, figure, holding, warns } from './form-check.ts'
import { contradicting } from './load-contradictions.ts'

const sumOf = (pieces: readonly PieceLine[], of: (piece: PieceLine) => number) =>
  pieces.reduce((sum, piece) => sum + of(piece), 0)

/** The pieces of a goods line agree with it: in packages exactly, in weight within 1 %, in volume within 2 %. */
function sums(form: BookingForm, facts: CheckFacts): Warning[] {
  return (form.goods ?? []).flatMap((line, i) => {
    const pieces = (form.pieces ?? []).filter((piece) => (piece.goodsSeq ?? 1) === i + 1)
    if (pieces.length === 0) return []
    return holding([
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

const piecesThat =
  (holds: (piece: PieceLine, form: BookingForm) => boolean, column: keyof PieceLine, key: string) =>
  (form: BookingForm): Warning[] =>
    holding((form.pieces ?? []).map((piece, i): Finding => [holds(piece, form), `pieces.${i}.${column}`, key]))

const longest = ({ lengthCm, widthCm, heightCm }: PieceLine) =>
  Math.max(figure(lengthCm), figure(widthCm), figure(heightCm))

const large = piecesThat(
  ({ lengthCm, widthCm, heightCm }) => figure(lengthCm) > 1200 || figure(widthCm) > 240 || figure(heightCm) > 300,
  'lengthCm',
  'booking.piece-large',
)

/** General cargo over 2.4 m or 30 t is oversize, and says so. */
const oversize = piecesThat(
  (piece, form) => form.oversize !== true && (longest(piece) > 240 || figure(piece.pieceWeightKg) > 30_000),
  'lengthCm',
  'booking.piece-oversize',
)

const tooMuchForAFlight = piecesThat(
  (piece) => longest(piece) > 300 || figure(piece.pieceWeightKg) > 300,
  'lengthCm',
  'booking.piece-large-by-air',
)

/** Findings about single pieces: against their goods line, and against what carries them. */
export const pieceChecks: readonly FormCheck[] = [
  warns('sums of the pieces', sums, 'R.LCL R.WAG R.BULK T.* S.LCL A M.LCL M.BULK'),
  warns('large pieces', large, 'R.LCL R.WAG R.BULK T.* S.LCL M.LCL M.BULK'),
  warns('oversize pieces', oversize, 'R.BULK M.BULK'),
  warns('pieces by air', tooMuchForAFlight, 'A'),
]
