import { largerOf, leastWeightKgOf, volumeM3Of } from '../../pricing/chargeable.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import { figureIn, goodsTotals } from './form-defaults.ts'

/** The parts of a form that state a load: each of them can be priced by, so none may say less than another unseen. */
const statingParts = [
  'goods',
  'pieces',
  'boxes',
  'loadingStops',
  'unloadingStops',
  'bulk',
  'wagons',
  'largest',
] as const
export type StatingPart = (typeof statingParts)[number]

/** Kilograms and cubic metres with three places; a figure that a part does not state is left out. */
export type StatedLoad = { grossWeightKg?: string | undefined; volumeM3?: string | undefined }

const figureText = (figure: number): string | undefined =>
  figure > 0 ? (Math.round(figure * 1000) / 1000).toFixed(3) : undefined

const sumOver = <Line>(lines: readonly Line[] | null | undefined, figureOfLine: (line: Line) => number) =>
  figureText((lines ?? []).reduce((sum, line) => sum + figureOfLine(line), 0))

/** The parts of the cargo at the stops of a kind; a stop that stands alone handles all of it and states nothing. */
function atStops({ stops }: BookingForm, type: 'L' | 'U'): StatedLoad {
  const ofType = (stops ?? []).filter(({ stopType }) => stopType === type)
  if (ofType.length < 2) return {}
  return {
    grossWeightKg: sumOver(ofType, ({ grossWeightKg }) => figureIn(grossWeightKg)),
    volumeM3: sumOver(ofType, ({ volumeM3 }) => figureIn(volumeM3)),
  }
}

/** The largest piece of an oversize load is a part of it. */
function largestPiece({ oversize, oogLengthCm, oogWidthCm, oogHeightCm, oogWeightKg }: BookingForm): StatedLoad {
  if (oversize !== true) return {}
  const [length, width, height] = [oogLengthCm, oogWidthCm, oogHeightCm].map(figureIn)
  return {
    grossWeightKg: figureText(figureIn(oogWeightKg)),
    volumeM3: figureText(((length ?? 0) * (width ?? 0) * (height ?? 0)) / 1_000_000),
  }
}

const orNothing = (figure: string) => (Number(figure) > 0 ? figure : undefined)

export function statementsOf(form: BookingForm): Readonly<Record<StatingPart, StatedLoad>> {
  const { grossWeightKg, volumeM3 } = goodsTotals(form)
  const { pieces, boxes, bulkTonnes, wagonQty, wagonTonnes } = form
  return {
    goods: { grossWeightKg, volumeM3 },
    pieces: {
      grossWeightKg: orNothing(leastWeightKgOf(pieces ?? [])),
      volumeM3: orNothing(volumeM3Of(pieces ?? [])),
    },
    boxes: {
      grossWeightKg: sumOver(
        boxes,
        ({ containerQty, containerCargoKg }) => figureIn(containerQty) * figureIn(containerCargoKg),
      ),
    },
    loadingStops: atStops(form, 'L'),
    unloadingStops: atStops(form, 'U'),
    bulk: { grossWeightKg: figureText(figureIn(bulkTonnes) * 1000) },
    wagons: { grossWeightKg: figureText(figureIn(wagonQty) * figureIn(wagonTonnes) * 1000) },
    largest: largestPiece(form),
  }
}

/** The load of a form, of figures that contradict each other the larger, so that nothing is carried for less by being stated twice. */
export function statedLoad(form: BookingForm): StatedLoad {
  const statements = Object.values(statementsOf(form))
  const largest = (name: keyof StatedLoad) =>
    statements.reduce<string | undefined>((most, statement) => largerOf(most, statement[name]), undefined)
  return { grossWeightKg: largest('grossWeightKg'), volumeM3: largest('volumeM3') }
}

/** Kilograms in one box of each line, for prices and lane limits; a heavier total fills up the lightest boxes. */
export function cargoOfBoxes(form: BookingForm): (string | undefined)[] {
  const boxes = form.boxes ?? []
  const totalGrams = Math.round(Number(statedLoad(form).grossWeightKg ?? 0) * 1000)
  const stated = boxes.map(({ containerCargoKg }) => Math.round(figureIn(containerCargoKg) * 1000))
  const counts = boxes.map(({ containerQty }) => figureIn(containerQty))
  const level = levelOf(stated, counts, totalGrams)
  return boxes.map(({ containerCargoKg }, i) => {
    const isFilledUp = (counts[i] ?? 0) > 0 && level > (stated[i] ?? 0)
    return isFilledUp ? (level / 1000).toFixed(3) : (containerCargoKg ?? undefined)
  })
}

/** The weight to which boxes must be filled at the least so that together they hold the whole; 0 where they do. */
function levelOf(stated: readonly number[], counts: readonly number[], total: number): number {
  const lines = stated
    .map((figure, i) => ({ figure, count: counts[i] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.figure - b.figure)
  const open = total - lines.reduce((sum, { figure, count }) => sum + figure * count, 0)
  if (open <= 0) return 0
  const levels = lines.map((_, index) => {
    const filled = lines.slice(0, index + 1)
    const inThem = filled.reduce((sum, { figure, count }) => sum + figure * count, open)
    return Math.ceil(inThem / filled.reduce((sum, { count }) => sum + count, 0))
  })
  return levels.find((level, index) => level <= (lines[index + 1]?.figure ?? Number.POSITIVE_INFINITY)) ?? 0
}

/** Revenue tons of a shared load where no price says otherwise: the larger of its cubic metres and tonnes, and at least one. */
export function revenueTons(form: BookingForm): string {
  const { grossWeightKg, volumeM3 } = statedLoad(form)
  return String(Math.max(1, Number(volumeM3 ?? 0), Number(grossWeightKg ?? 0) / 1000))
}
