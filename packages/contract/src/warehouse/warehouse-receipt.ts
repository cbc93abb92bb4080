import { z } from 'zod'
import { measuredPieces } from '../charge/measured-cargo.ts'
import { trimmedText } from '../shared/fields/trimmed-values.ts'
import { count, decimal, flag, instant, needed } from '../shared/wire-values.ts'

/** The cargo of a job as its warehouse received, counted and measured it; pieces that were measured one by one give the volume. */
export const receiptForm = z.object({
  warehouseName: needed('workorder.warehouse-needed').max(100),
  receivedAt: instant,
  actualPieces: count(1, 999_999),
  actualGrossWeightKg: decimal(12, 3, { least: 'positive' }),
  actualVolumeM3: decimal(10, 3, { least: 'positive' }).optional(),
  actualLoadingMetres: decimal(5, 1, { least: 'positive' }).nullish(),
  pieces: z.array(measuredPieces).max(200).optional(),
  receiptNo: trimmedText(35).nullish(),
  receiptRemark: trimmedText(500).nullish(),
  keepWarnings: flag.optional(),
})
export type ReceiptForm = z.infer<typeof receiptForm>
