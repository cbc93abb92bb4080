import { z } from 'zod'

/** The carriage of a booking by its jobs: the flight and the measures taken before it, the truck and its driver. */
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

export const flightRow = {
  flightNo: z.string().optional(),
  airline: z.string().optional(),
  flightDate: z.iso.date().optional(),
  airWaybillType: z.string().optional(),
} as const
