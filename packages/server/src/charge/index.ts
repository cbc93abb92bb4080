/** Charge: what is owed for a job, or for a booking without a job left to bear it, by whom and to whom, beside what was quoted for it, and whether it is billed. */

export type { Charge, ChargeBasis } from './charge.ts'
export {
  chargeAnew,
  chargeBooking,
  chargeMeasured,
  chargesAsAgreed,
  chargeWaiting,
  dropCharge,
  enterCharge,
  moveCharges,
} from './charge-commands.ts'
export { chargeDeskRoutes } from './charge-desk-routes.ts'
export { chargesByMonth, chargeViewOf } from './charge-queries.ts'
export { marginsOf, settleCurrencyOf } from './charge-rules.ts'
export { chargesOf, chargesOfBooking, insertCharges } from './charge-store.ts'
