import { shortFigure } from '../../shared/money.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { type StatedLoad, type StatingPart, statementsOf } from '../form/stated-load.ts'
import { type Finding, type FormCheck, findingsThatHold, isApart, numberOf, warns } from './form-check.ts'

/** Weights and volumes are written with three places: what lies no further apart is the same. */
const writtenPrecision = 0.001

/** Two statements of a load may lie apart by 1 % of its weight, 2 % of its volume. */
const toleratedShares = { grossWeightKg: 0.01, volumeM3: 0.02 } as const
type Measure = keyof typeof toleratedShares

/** The sentence, by measure, about a part that contradicts the goods; it names both figures, of which the larger is priced. */
const sentences: Readonly<Partial<Record<StatingPart, Readonly<Partial<Record<Measure, string>>>>>> = {
  pieces: { grossWeightKg: 'booking.pieces-against-goods-kg', volumeM3: 'booking.pieces-against-goods-m3' },
  boxes: { grossWeightKg: 'booking.boxes-against-goods-kg' },
  loadingStops: { grossWeightKg: 'booking.stops-against-goods-kg', volumeM3: 'booking.stops-against-goods-m3' },
  unloadingStops: { grossWeightKg: 'booking.stops-against-goods-kg', volumeM3: 'booking.stops-against-goods-m3' },
  bulk: { grossWeightKg: 'booking.bulk-against-goods-kg' },
  wagons: { grossWeightKg: 'booking.wagons-against-goods-kg' },
  largest: { grossWeightKg: 'booking.largest-against-goods-kg', volumeM3: 'booking.largest-against-goods-m3' },
}

/** The sentences once a price is agreed: of the parts that are compared, a shipping instruction has pieces alone. */
const sentencesOnceAgreed = {
  grossWeightKg: 'booking.piece-weight-differs',
  volumeM3: 'booking.piece-volume-differs',
} as const

/** Parts that may weigh less than the goods: the largest piece is one of them, and wagons may ride half empty. */
const partsWithoutSum: ReadonlySet<StatingPart> = new Set(['largest', 'wagons'])

type ComparedPart = { part: StatingPart; pathOf: (measure: Measure) => string; facts: CheckFacts }

/** Parts of the form that state another weight or volume than its goods lines. */
export const contradicting = (
  statements: Readonly<Record<StatingPart, StatedLoad>>,
  { part, pathOf, facts }: ComparedPart,
): Finding[] =>
  (Object.entries(sentences[part] ?? {}) as [Measure, string][]).map(([measure, sentence]): Finding => {
    const [other, goods] = [numberOf(statements[part][measure]), numberOf(statements.goods[measure])]
    const isBoth = other > 0 && goods > 0 && (!partsWithoutSum.has(part) || other > goods)
    const isContrary =
      isBoth && Math.abs(other - goods) > writtenPrecision && isApart(other, goods, toleratedShares[measure])
    if (facts.isPriceAgreed) return [isContrary, pathOf(measure), sentencesOnceAgreed[measure]]
    const values = { other: shortFigure(String(other)), goods: shortFigure(String(goods)) }
    return [isContrary, pathOf(measure), sentence, values]
  })

/** Paths of the parts that are compared with all goods together; pieces are compared goods line by goods line. */
const places: readonly (readonly [StatingPart, path: string])[] = [
  ['boxes', 'boxes'],
  ['loadingStops', 'stops'],
  ['unloadingStops', 'stops'],
  ['bulk', 'bulkTonnes'],
  ['wagons', 'wagonTonnes'],
  ['largest', 'oogWeightKg'],
]

function checkContradictions(form: BookingForm, facts: CheckFacts): Warning[] {
  if (facts.isPriceAgreed) return []
  const statements = statementsOf(form)
  return findingsThatHold(
    places.flatMap(([part, path]) => contradicting(statements, { part, pathOf: () => path, facts })),
  )
}

export const loadChecks: readonly FormCheck[] = [warns('contradicting loads', checkContradictions)]
