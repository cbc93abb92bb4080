import { type RoadFactors, roadChargeable } from '@landbridge/contract/pricing/chargeable'
import { measuredLoad } from '@landbridge/contract/pricing/load-ask'
import { Decimal } from 'decimal.js'
import { type CargoMeasure, leastAgreed, type Measure } from './measure-rules.ts'

/** Kilograms to a cubic metre and a loading metre where no price says otherwise. */
const usualFactors: RoadFactors = { kgPerM3: 333, kgPerLdm: 1850 }

const metresOf = (measure: Measure): string => measuredLoad(measure).loadingMetres ?? '0'

const kilogramsOf = (measure: Measure, factors: RoadFactors = usualFactors): string =>
  new Decimal(roadChargeable(measuredLoad(measure), factors).kg).toFixed()

/** A part truck load: by the chargeable kilogram, or by weight, volume or loading metres where a line says so. */
export const partLoadMeasure: CargoMeasure = {
  isShared: true,
  mustFitContainer: false,
  quantityName: 'chargeableWeightKg',
  quantityOf: (measure, { road } = {}) => kilogramsOf(measure, road),
  followed({ unit, quantity, unitPrice }, { actual, declared, terms: { road } }) {
    const figures: Readonly<Record<string, (measure: Measure) => string>> = {
      KGC: (measure) => kilogramsOf(measure, road),
      LDM: metresOf,
      M3: ({ volumeM3 = '0' }) => volumeM3,
      TNE: ({ grossWeightKg = '0' }) => new Decimal(grossWeightKg).div(1000).toFixed(),
    }
    const count = figures[unit]
    if (!count) return undefined
    const least = leastAgreed(quantity, count(declared))
    return { unit, unitPrice, quantity: Decimal.max(count(actual), least).toDecimalPlaces(3).toFixed() }
  },
}
