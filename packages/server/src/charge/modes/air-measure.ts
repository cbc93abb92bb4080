import { airChargeableKg, airFreightOf } from '@landbridge/contract/pricing/chargeable'
import { measuredLoad } from '@landbridge/contract/pricing/load-ask'
import { modes } from '@landbridge/contract/shared/modes'
import { Decimal } from 'decimal.js'
import { type CargoMeasure, leastAgreed, type Measure } from '../measure-rules.ts'

/** The chargeable weight of cargo: by its pieces where each was measured, else by its volume. */
const chargeableOf = (measure: Measure): string => airChargeableKg(measuredLoad(measure))

/** Air cargo: freight by the cheapest break of the agreed rates, other lines by the chargeable kilogram. */
export const chargeableWeightMeasure: CargoMeasure = {
  isShared: false,
  mustFitContainer: false,
  quantityName: 'chargeableWeightKg',
  quantityOf: chargeableOf,
  followed(line, { actual, declared, terms: { rates } }) {
    const { chargeCode, currency, unit, unitPrice, quantity } = line
    const weight = chargeableOf(actual)
    const isFreight = chargeCode === modes.air.mainCharge
    const freight = isFreight && rates ? airFreightOf(weight, rates, currency) : undefined
    if (freight?.rateClass === 'M') return { unit: 'SHPT', quantity: '1', unitPrice: freight.unitPrice }
    if (freight) return { unit: 'KGC', quantity: freight.chargedKg, unitPrice: freight.unitPrice }
    if (unit !== 'KGC') return undefined
    const least = isFreight ? '0' : leastAgreed(quantity, chargeableOf(declared))
    return { unit, unitPrice, quantity: Decimal.max(weight, least).toFixed() }
  },
}
