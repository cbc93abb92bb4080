import { measureTolerance } from '@landbridge/contract/workorder/warehouse-receipt'
import { Decimal } from 'decimal.js'

/** Cargo in figures, as its shipper declared it or its warehouse measured it. */
export type Measure = {
  packages?: number | undefined
  grossWeightKg?: string | undefined
  volumeM3?: string | undefined
}
/** How a price measures: how many kilograms count as a cubic metre, and the least that is charged. */
type Basis = { kgPerM3: number; minM3: string | number }

const inTonnes: Basis = { kgPerM3: 1000, minM3: 0 }

/** Shared containers are charged by volume, or by weight where the cargo is heavy, and at least a minimum. */
export function chargedQuantity({ volumeM3, grossWeightKg }: Measure, { kgPerM3, minM3 }: Basis = inTonnes): string {
  return Decimal.max(volumeM3 ?? 0, new Decimal(grossWeightKg ?? 0).div(kgPerM3), minM3)
    .toDecimalPlaces(3, Decimal.ROUND_HALF_UP)
    .toFixed()
}

/** Whether what was measured is so far from what was declared that both sides are told of it. */
export const differsFrom = (declared: Measure, actual: Measure): boolean =>
  (['packages', 'grossWeightKg', 'volumeM3'] as const).some((name) => {
    const [said, found] = [declared[name], actual[name]]
    if (said === undefined || found === undefined || new Decimal(said).isZero()) return false
    return new Decimal(found).sub(said).abs().gt(new Decimal(said).mul(measureTolerance))
  })

/** What was measured of the cargo of a job, beside what was declared and how its price measures. */
export type Measured = { actual: Measure; declared: Measure; basis: Basis | undefined }
type AgreedLine = { unit: string; quantity: string }

/** Units of charges that follow the measure of the cargo: revenue tons and cubic metres. */
const measuredUnits = ['WM', 'M3']
export const followsMeasure = ({ unit }: Pick<AgreedLine, 'unit'>): boolean => measuredUnits.includes(unit)

/** The quantity of an agreed line by what was measured. A line that was agreed above its cargo has its minimum by that. */
export function measuredQuantity({ unit, quantity }: AgreedLine, { actual, declared, basis }: Measured): string {
  const kgPerM3 = basis?.kgPerM3 ?? inTonnes.kgPerM3
  const ofDeclared = chargedQuantity(declared, { kgPerM3, minM3: 0 })
  const agreedLeast = new Decimal(quantity).gt(ofDeclared) ? quantity : '0'
  const minM3 = basis?.minM3 ?? Decimal.max(agreedLeast, unit === 'WM' ? 1 : 0).toFixed()
  return chargedQuantity(actual, { kgPerM3, minM3 })
}
