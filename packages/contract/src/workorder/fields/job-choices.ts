import type { TruckWay } from '../../reference/truck-ways.ts'

/** The ways in which a box's gross mass was verified: the stuffed box was weighed, its parts were added up, or we weigh it (SOLAS VI/2). */
export const vgmWays = {
  SM1: 'workorder.vgm-weighed',
  SM2: 'workorder.vgm-calculated',
  US: 'workorder.vgm-by-us',
} as const

export const billKinds = { H: 'workorder.bill-of-house', M: 'workorder.bill-of-line' } as const

/** A house waybill of ours under the airline's, or the airline's alone. */
export const waybillKinds = { P: 'workorder.waybill-with-house', M: 'workorder.waybill-master-only' } as const

/** Our rates on a waybill: as agreed, or in figures where the customer asks for them. */
export const waybillRates = {
  agreed: 'workorder.waybill-rates-agreed',
  shown: 'workorder.waybill-rates-shown',
} as const

/** The classes by which a weight is rated: minimum, normal, quantity, or a specific commodity. */
export const rateClasses = {
  M: 'workorder.rate-minimum',
  N: 'workorder.rate-normal',
  Q: 'workorder.rate-quantity',
  C: 'workorder.rate-commodity',
} as const

/** The ways in which the trucks of a job cross the border, or that they stay at home. */
export const waysOfTrucks = {
  THROUGH: 'workorder.way-through',
  RELOAD: 'workorder.way-reload',
  SWAP: 'workorder.way-swap',
  DOM: 'workorder.way-domestic',
} as const satisfies Record<TruckWay, string>

export const containerOwners = { C: 'workorder.owner-carrier', S: 'workorder.owner-shipper' } as const
