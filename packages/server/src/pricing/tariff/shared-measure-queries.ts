import type { Tx } from '../../platform/database.ts'
import { tariffsByIds } from './tariff-store.ts'

/** How a price measures cargo that shares a container: how many kilograms count as a cubic metre, and the least that is charged. */
export type SharedMeasure = { kgPerM3: number; minM3: string }

/** The measure of the price that a booking goes by; nothing for a price that is no line's, or has none for shared containers. */
export async function sharedMeasureOf(tx: Tx, tariffId: string | undefined): Promise<SharedMeasure | undefined> {
  if (!tariffId) return undefined
  const shared = (await tariffsByIds(tx, [tariffId])).get(tariffId)?.terms.sharedContainer
  return shared ? { kgPerM3: shared.kgPerM3, minM3: shared.minM3 } : undefined
}
