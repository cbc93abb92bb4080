/** Charge: what is owed for a job, by whom and to whom, beside what was quoted for it, and whether it is billed. */

export type { Charge, ChargeBasis } from './charge.ts'
export {
  chargeAnew,
  chargeMeasured,
  chargeWaiting,
  dropCharge,
  enterCharge,
  proposedCharges,
} from './charge-commands.ts'
export { chargesByMonth, chargeViewOf } from './charge-queries.ts'
export { marginsOf } from './charge-rules.ts'
export { chargesOf, insertCharges } from './charge-store.ts'
