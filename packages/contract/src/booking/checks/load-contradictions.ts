import { shortFigure } from '../../shared/money.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { type StatedLoad, type StatingPart, statementsOf } from '../form/stated-load.ts'
import { type Finding, type FormCheck, figure, holding, isApart, warns } from './form-check.ts'

/** Weights and volumes are written with three places: what lies no further apart is the same. */
const rounding = 0.001

/** Two statements of a load may lie apart by 1 % of its weight, 2 % of its volume. */
const shares = { grossWeightKg: 0.01, volumeM3: 0.02 } as const
type Measure = keyof typeof shares

/** The sentence about a part that contradicts the goods, by the measure: while a price is open, with both figures, and once it is agreed. */
type Sentences = Readonly<Partial<Record<Measure, { priced: string; agreed: string }>>>

const sentences: Readonly<Partial<Record<StatingPart, Sentences>>> = {
  pieces: {
    grossWeightKg: { priced: 'booking.pieces-against-goods-kg', agreed: 'booking.piece-weight-differs' },
    volumeM3: { priced: 'booking.pieces-against-goods-m3', agreed: 'booking.piece-volume-differs' },
  },
  boxes: { grossWeightKg: { priced: 'booking.boxes-against-goods-kg', agreed: 'booking.box-weight-differs' } },
  loadingStops: {
    grossWeightKg: { priced: 'booking.stops-against-goods-kg', agreed: 'booking.stop-sums-differ' },
    volumeM3: { priced: 'booking.stops-against-goods-m3', agreed: 'booking.stop-sums-differ' },
  },
  unloadingStops: {
    grossWeightKg: { priced: 'booking.stops-against-goods-kg', agreed: 'booking.stop-sums-differ' },
    volumeM3: { priced: 'booking.stops-against-goods-m3', agreed: 'booking.stop-sums-differ' },
  },
  bulk: { grossWeightKg: { priced: 'booking.bulk-against-goods-kg', agreed: 'booking.bulk-weight-differs' } },
  wagons: { grossWeightKg: { priced: 'booking.wagons-against-goods-kg', agreed: 'booking.bulk-weight-differs' } },
  largest: {
    grossWeightKg: { priced: 'booking.largest-against-goods-kg', agreed: 'booking.piece-weight-differs' },
    volumeM3: { priced: 'booking.largest-against-goods-m3', agreed: 'booking.piece-volume-differs' },
  },
}

/** Parts that may weigh less than the goods: the largest piece is one of them, and wagons may ride half empty. */
const partsOnly: ReadonlySet<StatingPart> = new Set(['largest', 'wagons'])

type Compared = { part: StatingPart; pathOf: (measure: Measure) => string; facts: CheckFacts }

/** Parts of the form that state another weight or volume than its goods lines, with both figures: the larger is priced. */
export const contradicting = (
  statements: Readonly<Record<StatingPart, StatedLoad>>,
  { part, pathOf, facts }: Compared,
): Finding[] =>
  (Object.entries(sentences[part] ?? {}) as [Measure, { priced: string; agreed: string }][]).map(
    ([measure, { priced, agreed }]): Finding => {
      const [other, goods] = [figure(statements[part][measure]), figure(statements.goods[measure])]
      const isBoth = other > 0 && goods > 0 && (!partsOnly.has(part) || other > goods)
      const isContrary = isBoth && Math.abs(other - goods) > rounding && isApart(other, goods, shares[measure])
      if (facts.isPriceAgreed) return [isContrary, pathOf(measure), agreed]
      const values = { other: shortFigure(String(other)), goods: shortFigure(String(goods)) }
      return [isContrary, pathOf(measure), priced, values]
    },
  )

/** Paths of the parts that are compared with all goods together; pieces are compared goods line by goods line. */
const places: readonly (readonly [StatingPart, path: string])[] = [
  ['boxes', 'boxes'],
  ['loadingStops', 'stops'],
  ['unloadingStops', 'stops'],
  ['bulk', 'bulkTonnes'],
  ['wagons', 'wagonTonnes'],
  ['largest', 'oogWeightKg'],
]

function contradictions(form: BookingForm, facts: CheckFacts): Warning[] {
  const statements = statementsOf(form)
  return holding(places.flatMap(([part, path]) => contradicting(statements, { part, pathOf: () => path, facts })))
}

export const loadChecks: readonly FormCheck[] = [warns('contradicting loads', contradictions)]
