import { placeModeOf } from '@landbridge/contract/shared/modes'
import type { Tx } from '../../platform/database.ts'
import { placesByCode } from '../../reference/index.ts'
import type { Tariff } from '../price/line-rules.ts'
import type { PricingMode } from '../price/pricing-mode.ts'

const stopsOn = ({ originCode, destinationCode, terms }: Tariff): string[] => [
  originCode,
  ...(terms.viaCodes ?? []),
  destinationCode,
]

/** Kilometres stated by the line, else reckoned over its places where its mode does so. */
export async function wayKmOf(
  tx: Tx,
  { code: mode, wayKm }: Pick<PricingMode, 'code' | 'wayKm'>,
  lines: readonly Tariff[],
): Promise<(line: Tariff) => number | undefined> {
  const known = wayKm && (await placesByCode(tx, placeModeOf(mode), lines.flatMap(stopsOn)))
  return (line) => {
    if (line.terms.distanceKm) return line.terms.distanceKm
    const stops = stopsOn(line).flatMap((code) => known?.get(code) ?? [])
    return wayKm && stops.length > 1 ? Math.round(wayKm(stops)) : undefined
  }
}
