/** Charge: what is owed for a job or a booking, by whom and to whom, against its quote and its measured cargo. */

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
