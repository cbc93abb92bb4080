import type { GoodsLine } from '../../booking/fields/goods-lines.ts'
import type { InstructionBox } from './instruction-content.ts'

type Box = Pick<InstructionBox, 'containerNo' | 'packages' | 'grossWeightKg' | 'volumeM3'>

/** Figures of a goods line that are spread over boxes, each in its smallest unit: packages whole, weights in grams, volumes in litres. */
const spreadFigures = [
  ['packages', 1],
  ['grossWeightKg', 1000],
  ['netWeightKg', 1000],
  ['volumeM3', 1000],
] as const

/** Units divided by shares, what is left over to the largest remainders; equal parts where no share is known. */
export function inShares(units: number, shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const weights = total > 0 ? shares : shares.map(() => 1)
  const sum = total > 0 ? total : shares.length
  const exact = weights.map((weight) => (units * weight) / sum)
  const parts = exact.map(Math.floor)
  const remainingUnits = units - parts.reduce((added, part) => added + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ at: index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
  for (const { at } of byRemainder.slice(0, remainingUnits)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

/** One goods line divided over boxes by their packages, weight and volume; the sums stay, and a box without packages has no line. */
export function splitByBoxes(line: GoodsLine, boxes: readonly Box[]): GoodsLine[] {
  const numbered = boxes.filter(({ containerNo }) => containerNo)
  if (numbered.length < 2) return [line]
  const spread = spreadFigures.flatMap(([name, units]) => {
    const total = line[name]
    if (total === null || total === undefined || total === '') return []
    const parts = inShares(Math.round(Number(total) * units), sharesOf(name, numbered))
    return [{ name, parts: parts.map((part) => (units === 1 ? part : String(part / units))) }]
  })
  const lines = numbered.map(({ containerNo }, index) => ({
    ...line,
    ...Object.fromEntries(spread.map(({ name, parts }) => [name, parts[index]])),
    containerNo,
  }))
  const filled = lines.filter(({ packages }) => packages !== 0)
  return filled.length === lines.length
    ? lines
    : splitByBoxes(
        line,
        numbered.filter((_, index) => lines[index]?.packages !== 0),
      )
}

function sharesOf(name: (typeof spreadFigures)[number][0], boxes: readonly Box[]): number[] {
  const figures = name === 'netWeightKg' ? 'grossWeightKg' : name
  const boxFigures = boxes.map((box) => Number(box[figures] ?? 0))
  return boxFigures.every((share) => share > 0) ? boxFigures : boxes.map(({ packages }) => packages ?? 0)
}

export const goodsSplit = (goods: readonly GoodsLine[], at: number, boxes: readonly Box[]): GoodsLine[] =>
  goods.flatMap((line, i) => (i === at ? splitByBoxes(line, boxes) : [line]))
