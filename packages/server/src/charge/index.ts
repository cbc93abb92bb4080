/** Charge: what is owed for a job, or for a booking without a job left to bear it, by whom and to whom, beside what was quoted for it, whether it is billed, and how it follows what was measured of the cargo. */

export type { Charge, ChargeBasis, ChargedSale } from './charge.ts'
export {
  chargeAnew,
  chargeBooking,
  chargesAsAgreed,
  dropCharge,
  enterCharge,
  moveCharges,
} from './charge-commands.ts'
export { chargeDeskRoutes } from './charge-desk-routes.ts'
export { chargesByMonth, chargeViewOf } from './charge-queries.ts'
export { isBilledByUs, marginsOf, settleCurrencyOf } from './charge-rules.ts'
export { chargesOf, chargesOfBooking, insertCharges } from './charge-store.ts'
export {
  type CargoMeasure,
  chargedQuantity,
  differsFrom,
  farFrom,
  type Measure,
  type Measured,
  sharedContainerMeasure,
} from './measure-rules.ts'
export { chargeMeasured, chargeWaiting } from './measured-charge-commands.ts'
export { chargeableWeightMeasure } from './modes/air-measure.ts'
export { partLoadMeasure } from './part-load-measure.ts'
