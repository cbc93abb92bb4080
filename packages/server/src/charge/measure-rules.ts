import { measureDoubt, measureTolerance } from '@landbridge/contract/charge/measured-cargo'
import type { MeasuredPiece, AirRates as Rates, RoadFactors } from '@landbridge/contract/pricing/chargeable'
import { Decimal } from 'decimal.js'

/** Cargo in figures, as its shipper declared it or its warehouse measured it. */
export type Measure = {
  packages?: number | undefined
  grossWeightKg?: string | undefined
  volumeM3?: string | undefined
  loadingMetres?: string | undefined
  pieces?: readonly MeasuredPiece[] | undefined
}
/** The basis of a price for shared containers: the kilograms that count as a cubic metre, and the least that is charged. */
type Basis = { kgPerM3: number; minM3: string | number }

/** The terms of measuring in an agreed price, as far as its load is charged by them. */
type MeasureTerms = { shared?: Basis | undefined; rates?: Rates | undefined; road?: RoadFactors | undefined }

/** A line of the agreed price, as far as a measure changes it. */
type MeasuredLine = { chargeCode: string; currency: string; unit: string; quantity: string; unitPrice: string }
export type Measured = { actual: Measure; declared: Measure; terms: MeasureTerms; by: CargoMeasure }

export type CargoMeasure = {
  /** Lists show the state of such cargo, since it waits for that of others. */
  isShared: boolean
  mustFitContainer: boolean
  /** The name under which lists and pages show the charged quantity. */
  quantityName: 'chargeableQty' | 'chargeableWeightKg'
  quantityOf(measure: Measure, terms?: MeasureTerms): string
  /** The unit, quantity and price of an agreed line by measure; none where the line does not follow it. */
  followed(
    line: MeasuredLine,
    measured: Omit<Measured, 'by'>,
  ): Pick<MeasuredLine, 'unit' | 'quantity' | 'unitPrice'> | undefined
}

const inTonnes: Basis = { kgPerM3: 1000, minM3: 0 }

/** Shared containers are charged by volume, or by weight where the cargo is heavy, and at least a minimum. */
export function chargedQuantity({ volumeM3, grossWeightKg }: Measure, { kgPerM3, minM3 }: Basis = inTonnes): string {
  return Decimal.max(volumeM3 ?? 0, new Decimal(grossWeightKg ?? 0).div(kgPerM3), minM3)
    .toDecimalPlaces(3, Decimal.ROUND_HALF_UP)
    .toFixed()
}

const figures = ['packages', 'grossWeightKg', 'volumeM3'] as const
type Figure = string | number | undefined

const isApart = (declaredFigure: Figure, found: Figure): boolean => {
  if (declaredFigure === undefined || found === undefined || new Decimal(declaredFigure).isZero()) return false
  return new Decimal(found).sub(declaredFigure).abs().gt(new Decimal(declaredFigure).mul(measureTolerance))
}

/** True for a measure that both sides must hear of: a figure differs, or the charged quantity. */
export const differsFrom = (declared: Measure, actual: Measure, by?: CargoMeasure): boolean =>
  figures.some((name) => isApart(declared[name], actual[name])) ||
  (by !== undefined && isApart(by.quantityOf(declared), by.quantityOf(actual)))

/** The measured figures so far from the declared ones that they may be typing errors. */
export const farFrom = (declared: Measure, actual: Measure): (typeof figures)[number][] =>
  figures.filter((name) => {
    const [declaredFigure, found] = [declared[name], actual[name]]
    if (declaredFigure === undefined || found === undefined || new Decimal(declaredFigure).isZero()) return false
    const times = new Decimal(found).div(declaredFigure)
    return times.gt(measureDoubt) || times.lt(new Decimal(1).div(measureDoubt))
  })

/** An agreed quantity above that of the cargo which was declared is the least that its line charges. */
export const leastAgreed = (quantity: string, ofDeclared: string): string =>
  new Decimal(quantity).gt(ofDeclared) ? quantity : '0'

/** Units of charges that follow the measure of shared cargo: revenue tons and cubic metres. */
const measuredUnits = ['WM', 'M3']

/** Cargo that shares a container: by the cubic metre or the revenue ton. */
export const sharedContainerMeasure: CargoMeasure = {
  isShared: true,
  mustFitContainer: true,
  quantityName: 'chargeableQty',
  quantityOf: (measure, { shared } = {}) => chargedQuantity(measure, shared),
  followed({ unit, quantity, unitPrice }, { actual, declared, terms: { shared } }) {
    if (!measuredUnits.includes(unit)) return undefined
    const kgPerM3 = shared?.kgPerM3 ?? inTonnes.kgPerM3
    const least = leastAgreed(quantity, chargedQuantity(declared, { kgPerM3, minM3: 0 }))
    const minM3 = shared?.minM3 ?? Decimal.max(least, unit === 'WM' ? 1 : 0).toFixed()
    return { unit, unitPrice, quantity: chargedQuantity(actual, { kgPerM3, minM3 }) }
  },
}
