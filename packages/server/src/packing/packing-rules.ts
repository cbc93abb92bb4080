import { Decimal } from 'decimal.js'
import type { PackingLine } from './packing-line.ts'

type Packed = Pick<PackingLine, 'containerNo' | 'packages' | 'grossWeightKg' | 'volumeM3'>
export type PackedTotals = { packages: number; grossWeightKg: string | null; volumeM3: string | null }

/** The sums of what lies in each part, by its number: packages, weight and, where every line has one, volume. */
export function packedTotals(lines: readonly Packed[]): Map<string, PackedTotals> {
  const byPart = Map.groupBy(
    lines.filter((line) => line.containerNo !== null),
    (line) => line.containerNo ?? '',
  )
  return new Map(
    [...byPart].map(([partNo, packed]) => [
      partNo,
      {
        packages: packed.reduce((sum, line) => sum + line.packages, 0),
        grossWeightKg: sumOf(packed.map((line) => line.grossWeightKg)),
        volumeM3: packed.every((line) => line.volumeM3 !== null) ? sumOf(packed.map((line) => line.volumeM3)) : null,
      },
    ]),
  )
}

/** The sum of decimal figures, with three places; nothing where no figure is known. */
export function sumOf(figures: readonly (string | null)[]): string | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? null : known.reduce((sum, figure) => sum.add(figure), new Decimal(0)).toFixed(3)
}

export const nextSeq = (rows: readonly { seq: number }[]): number => Math.max(0, ...rows.map(({ seq }) => seq)) + 1
