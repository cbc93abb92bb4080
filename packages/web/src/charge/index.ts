/** Charge: charges in lists, and their desk fields, for pages of later areas. */

export { ChargesCard, OtherPayersCharges } from './charge-columns.tsx'
export { BookingCharges } from './desk/booking-charges.tsx'
export { ChargeFields, type ChargeValues, chargeValues } from './desk/charge-fields.tsx'
export { ChargeSide } from './desk/charge-side.tsx'
export { Sums } from './sums.tsx'
