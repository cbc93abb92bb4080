import { emissionFactorSeed } from '@landbridge/reference-data/emission-factors'
import { Decimal } from 'decimal.js'
import type { EmissionFactor } from '../reference-types.ts'

type Emission = { mode: EmissionFactor['mode']; tonnes: string | number; km: string | number }

/** Kilograms of CO2e for gross tonnes over kilometres, to one place: an estimate, tank to wheel unless the factors say otherwise. */
export function emissionKg(
  { mode, tonnes, km }: Emission,
  factors: readonly EmissionFactor[] = emissionFactorSeed,
): string {
  const factor = factors.find((one) => one.mode === mode)
  if (!factor) return '0'
  return new Decimal(tonnes).times(km).times(factor.kgPerTonneKm).toDecimalPlaces(1).toFixed()
}
