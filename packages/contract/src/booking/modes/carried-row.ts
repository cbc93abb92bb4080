import { z } from 'zod'

/** The carriage of a booking, as its jobs say it: the flight and what was measured before it, the truck and who drives it. */
export const carriedFields = {
  truckPlate: z.string().optional(),
  trailerPlate: z.string().optional(),
  driverName: z.string().optional(),
  driverPhone: z.string().optional(),
  actualPieces: z.int().optional(),
  actualGrossWeightKg: z.string().optional(),
  actualVolumeM3: z.string().optional(),
  actualChargeableWeightKg: z.string().optional(),
} as const

/** The flight in a row of a list, and the air waybill that was asked for. */
export const flightRow = {
  flightNo: z.string().optional(),
  airline: z.string().optional(),
  flightDate: z.iso.date().optional(),
  airWaybillType: z.string().optional(),
} as const
