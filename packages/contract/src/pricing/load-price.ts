import { z } from 'zod'
import { truckWays } from '../reference/truck-ways.ts'
import { airRates } from './chargeable.ts'

export const unitCharge = z.object({
  chargeCode: z.string(),
  chargeName: z.string(),
  currency: z.string(),
  unit: z.string(),
  unitName: z.string(),
  unitPrice: z.string(),
})

const freightByRate = {
  rateUsed: z.enum(airRates),
  /** The kilograms that are charged: the chargeable ones, or the least of a later break that is cheaper. */
  chargedKg: z.string(),
  unitPrice: z.string(),
  amount: z.string(),
}

/** By what a load is charged: its weight, its volume, the metres it takes, or the trucks it fills. */
const loadBases = ['weight', 'volume', 'metres', 'trucks'] as const

/** Price of the main haul for a load and the working behind it, in the line's currency. */
export const loadCharge = z.object({
  /** True for the usual load of the mode, taken because the question named none. */
  assumed: z.boolean(),
  basis: z.enum(loadBases),
  grossWeightKg: z.string().optional(),
  volumeM3: z.string().optional(),
  volumeWeightKg: z.string().optional(),
  loadingMetres: z.string().optional(),
  /** The factors: cubic centimetres to a kilogram, or kilograms to a cubic metre and a loading metre. */
  cm3PerKg: z.int().optional(),
  kgPerM3: z.int().optional(),
  kgPerLdm: z.int().optional(),
  chargeableWeightKg: z.string().optional(),
  /** Revenue tons or cubic metres of a load that shares a container. */
  chargeableQty: z.string().optional(),
  chargedKg: z.string().optional(),
  /** The class that the waybill names: M minimum, N below 45 kg, Q from a break on. */
  rateClass: z.enum(['M', 'N', 'Q']).optional(),
  rateUsed: z.enum(airRates).optional(),
  /** True where the least amount of a shipment is charged. */
  isMinimum: z.boolean().optional(),
  trucks: z
    .array(
      z.object({
        truckType: z.string(),
        truckName: z.string(),
        truckWay: z.enum(truckWays),
        truckQty: z.int(),
        unitPrice: z.string(),
        amount: z.string(),
      }),
    )
    .optional(),
  truckWay: z.enum(truckWays).optional(),
  unitPrice: z.string().optional(),
  currency: z.string(),
  amount: z.string(),
  /** Price by the load's own break, where a later one is cheaper. */
  ownBreak: z.object(freightByRate).optional(),
})
export type LoadCharge = z.infer<typeof loadCharge>

const truckPriceView = z.object({
  truckType: z.string(),
  truckName: z.string(),
  truckWay: z.enum(truckWays),
  truckWayName: z.string(),
  price: z.string(),
  payloadKg: z.int().optional(),
  volumeM3: z.string().optional(),
  lengthM: z.string().optional(),
})
export type TruckPriceView = z.infer<typeof truckPriceView>

/** Prices in the currency of the question, by weight, volume and metres. */
const partLoadView = z.object({
  perKg: z.string(),
  perM3: z.string(),
  perLdm: z.string(),
  kgPerM3: z.int(),
  kgPerLdm: z.int(),
  minimum: z.string(),
  truckWay: z.enum(truckWays),
  truckWayName: z.string(),
})

/** Terms of a mode that is priced by the load; absent where prices are by the box. */
export const loadTerms = {
  /** The asked load, or the usual one; absent where the line has no price for it. */
  loadCharge: loadCharge.optional(),
  truckPrices: z.array(truckPriceView).optional(),
  partLoad: partLoadView.optional(),
  /** Charges that every load pays besides: fuel and security by the chargeable kilogram, the waybill. */
  alwaysCharged: z.array(unitCharge).optional(),
  largestPiece: z.object({ lengthCm: z.int(), widthCm: z.int(), heightCm: z.int(), pieceWeightKg: z.int() }).optional(),
  receivingWarehouse: z.string().optional(),
  receivingWarehouseName: z.string().optional(),
  loadingStops: z.int().optional(),
  unloadingStops: z.int().optional(),
  freeHoursLoading: z.int().optional(),
  freeHoursUnloading: z.int().optional(),
}
