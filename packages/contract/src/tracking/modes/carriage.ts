import { z } from 'zod'

/** The number of the wagon or truck that carries a part now. */
export const vehicleNumber = { wagonNo: z.string().optional() }

/** The carriage of cargo: by the vessel, flight or truck of its mode, the bill of its carrier, and the measures that a warehouse received. */
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
  /** Where the box changes to another carriage on its way, each of several. */
  transhipPortName: z.string().optional(),
}
