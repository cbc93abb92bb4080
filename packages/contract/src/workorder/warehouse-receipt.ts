import { z } from 'zod'
import { count, decimal, instant, needed } from '../shared/wire-values.ts'
import { words } from './job-values.ts'

/** The cargo of a job as its warehouse received, counted and measured it. */
export const receiptForm = z.object({
  warehouseName: needed('workorder.warehouse-needed').max(100),
  receivedAt: instant,
  actualPieces: count(1, 999_999),
  actualGrossWeightKg: decimal(12, 3, { least: 'positive' }),
  actualVolumeM3: decimal(10, 3, { least: 'positive' }),
  receiptNo: words(35).nullish(),
  receiptRemark: words(500).nullish(),
})
export type ReceiptForm = z.infer<typeof receiptForm>

/** By how much measured cargo may differ from what was declared before both sides are told of it. */
export const measureTolerance = 0.03
