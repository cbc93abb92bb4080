import { cleanPlate } from '@landbridge/contract/shared/plate'
import { Decimal } from 'decimal.js'
import { totalWordsIn } from './total-words.ts'

export const summedColumns = ['packages', 'grossWeightKg', 'netWeightKg', 'volumeM3'] as const
type SummedColumn = (typeof summedColumns)[number]
/** The figures of a line by column, each with all that it may mean. */
type Figures = Readonly<Partial<Record<SummedColumn, readonly string[]>>>

/** A line of a pasted list, as far as it tells whether it is cargo. */
export type PastedLine = {
  row: number
  /** All that stands in it but figures and package types. */
  words: readonly string[]
  goodsName: string
  partNo: string
  hasHsCode: boolean
  figures: Figures
}

/** A line that is left to the clerk: a total that is not the sum, with both figures, or one that may be cargo or a total. */
export type LineDoubt =
  | { row: number; column: SummedColumn; reason: 'workorder.total-differs'; total: string; sum: string }
  | { row: number; reason: 'workorder.line-like-total' }

/** The lines that state cargo, the number of those that restate others, and what is doubtful about either. */
export type SortedLines = { cargo: ReadonlySet<number>; totals: number; doubts: LineDoubt[] }

/** Subtotals further up than this are no part of what a line may sum up. */
const groupsBack = 3

/** Parts totals from cargo: lines called a total, or nameless with the sums above; named ones are asked about. */
export function sortLines(lines: readonly PastedLine[]): SortedLines {
  const above: Above = { cargo: [], sums: runningSums(), groups: [0] }
  const doubts: LineDoubt[] = []
  let totals = 0
  for (const line of lines) {
    const wording = calledTotal(line)
    const isSum = isSumOf(above, line, wording)
    if (wording === 'yes' || (isSum && wording !== 'no' && !line.hasHsCode)) {
      totals += 1
      if (!isSum) doubts.push(...differencesFromSums(line, sumsFor(above, line)))
      above.groups.push(above.cargo.length)
      continue
    }
    if (isDoubtful(line, wording, isSum)) {
      doubts.push({ row: line.row, reason: 'workorder.line-like-total' })
    }
    above.cargo.push(line)
    above.sums.add(line.figures)
  }
  return { cargo: new Set(above.cargo.map(({ row }) => row)), totals, doubts }
}

type Above = { cargo: PastedLine[]; sums: ReturnType<typeof runningSums>; groups: number[] }
type TotalWording = 'yes' | 'perhaps' | 'wordless' | 'no'

/** A line is a sum where it has the figures of its group, of its container or truck, or of all that stands above. */
function isSumOf({ cargo, sums, groups }: Above, line: PastedLine, called: TotalWording): boolean {
  // A line with goods of its own that repeats the one above is no sum of it.
  const fewest = called === 'no' ? 2 : 1
  const starts = [...groups.slice(-groupsBack), 0, partStart(cargo)].filter((at) => cargo.length - at >= fewest)
  const ofPart = called === 'no' ? [] : [sumsOf(cargo.filter(({ partNo }) => isOfPart(line, partNo)))]
  return [...starts.map(sums.since), ...ofPart].some((sum) => agrees(line.figures, sum))
}

/** The sums that a line which agrees with none is held against. */
const sumsFor = ({ sums, groups }: Above, line: PastedLine): Sums =>
  sums.since(isSubtotal(line) ? (groups.at(-1) ?? 0) : 0)

/** A line is doubtful unless a customs code, or for unnamed totals a container, shows that it is cargo. */
function isDoubtful({ hasHsCode, partNo }: PastedLine, called: TotalWording, isSum: boolean): boolean {
  if (called === 'perhaps') return isSum || !hasHsCode
  return called === 'no' && isSum && !hasHsCode && partNo === ''
}

function calledTotal({ words, goodsName, hasHsCode }: PastedLine): TotalWording {
  const [first] = words
  if (first === undefined) return 'wordless'
  const found = [totalWordsIn(first), totalWordsIn(goodsName)]
  if (found.includes('only') && !hasHsCode) return 'yes'
  return found.some((one) => one !== 'none') ? 'perhaps' : 'no'
}

const isSubtotal = ({ words }: PastedLine): boolean => words.some((word) => totalWordsIn(word, 'subtotal') !== 'none')

/** The first line of the container or truck that the last one lies in. */
function partStart(cargo: readonly PastedLine[]): number {
  const last = cargo.at(-1)?.partNo
  return cargo.findLastIndex(({ partNo }) => partNo !== last) + 1
}

const isOfPart = ({ words }: PastedLine, partNo: string): boolean =>
  partNo !== '' && words.some((word) => cleanPlate(word).includes(partNo))

type Sums = Partial<Record<SummedColumn, Decimal>>

function runningSums() {
  const upTo: Sums[] = [{}]
  return {
    add(figures: Figures) {
      upTo.push(added(upTo.at(-1) ?? {}, figures))
    },
    since(start: number): Sums {
      const [end = {}, before = {}] = [upTo.at(-1), upTo[start]]
      return Object.fromEntries(
        summedColumns.flatMap((column) => {
          const sum = end[column]?.sub(before[column] ?? 0)
          return sum ? [[column, sum]] : []
        }),
      )
    },
  }
}

const sumsOf = (lines: readonly PastedLine[]): Sums =>
  lines.reduce<Sums>((sums, { figures }) => added(sums, figures), {})

function added(sums: Sums, figures: Figures): Sums {
  const more = summedColumns.flatMap((column) => {
    const [figure] = figures[column] ?? []
    return figure === undefined ? [] : [[column, (sums[column] ?? new Decimal(0)).add(figure)]]
  })
  return { ...sums, ...Object.fromEntries(more) }
}

/** True for a line that has the sums and nothing else, of the columns that the lines above have. */
function agrees(figures: Figures, sums: Sums): boolean {
  const compared = summedColumns.filter((column) => figures[column] && sums[column])
  return compared.length > 0 && compared.every((column) => isSame(figures[column] ?? [], sums[column]))
}

/** A total may have been rounded where it was printed, by less than a tenth. */
function isSame(readings: readonly string[], sum: Decimal | undefined): boolean {
  return readings.some((figure) => {
    const total = new Decimal(figure)
    const rounding = new Decimal(10).pow(-Math.max(1, total.decimalPlaces())).div(2)
    return sum ? total.sub(sum).abs().lte(rounding) : true
  })
}

function differencesFromSums({ row, figures }: PastedLine, sums: Sums): LineDoubt[] {
  return summedColumns.flatMap((column): LineDoubt[] => {
    const [total] = figures[column] ?? []
    const sum = sums[column] ?? new Decimal(0)
    if (total === undefined || isSame(figures[column] ?? [], sums[column])) return []
    return [{ row, column, reason: 'workorder.total-differs', total, sum: sum.toFixed() }]
  })
}
