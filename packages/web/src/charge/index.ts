/** Charge: what is owed, as lists show it and as the desk enters it, wherever a page bears charges. */

export { ChargesCard, OthersCharges } from './charge-columns.tsx'
export { BookingCharges } from './desk/booking-charges.tsx'
export { ChargeFields, type ChargeValues, chargeValues } from './desk/charge-fields.tsx'
export { ChargeSide } from './desk/charge-side.tsx'
export { Sums } from './sums.tsx'
