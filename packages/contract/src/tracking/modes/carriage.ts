import { z } from 'zod'

export const vehicleNumber = { wagonNo: z.string().optional() }

/** The vessel, flight or truck of a mode, the carrier's bill, and the measures of a warehouse. */
export const carriage = {
  masterBillNo: z.string().optional(),
  vessel: z.string().optional(),
  carrierName: z.string().optional(),
  airline: z.string().optional(),
  flightNo: z.string().optional(),
  flightDate: z.string().optional(),
  actualPieces: z.int().optional(),
  actualGrossWeightKg: z.string().optional(),
  truckPlate: z.string().optional(),
  trailerPlate: z.string().optional(),
  driverName: z.string().optional(),
  driverPhone: z.string().optional(),
  truckTypeDomestic: z.string().optional(),
  truckTypeForeign: z.string().optional(),
  loadingDate: z.string().optional(),
  /** Port where the box changes to another carriage; each of them, where there are several. */
  transhipPortName: z.string().optional(),
}
