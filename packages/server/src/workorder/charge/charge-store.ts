import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Charge } from '../job/job.ts'

type ChargeLineTable = {
  id: string
  job_id: string
  customer_id: string
  side: 'R' | 'P'
  charge_code: string
  party_name: string | null
  currency: string
  unit_price: string
  unit: string
  quantity: string
  amount: string
  exchange_rate: string | null
  exchange_rate_on: string | null
  exchange_rate_source: string | null
  tax_way: Charge['taxWay']
  tax_rate: string
  tax_amount: string
  recorded_on: string
  quote_line_id: string | null
  quoted_amount: string | null
  diff_reason: string | null
  statement_no: string | null
  invoice_no: string | null
  remark: string | null
  entered_at: Date
}
const tables = (tx: Tx) => tx.withTables<{ charge_line: ChargeLineTable }>()

const rowOf = (charge: Charge): ChargeLineTable => ({
  id: charge.id,
  job_id: charge.jobId,
  customer_id: charge.customerId,
  side: charge.side,
  charge_code: charge.chargeCode,
  party_name: charge.partyName,
  currency: charge.currency,
  unit_price: charge.unitPrice,
  unit: charge.unit,
  quantity: charge.quantity,
  amount: charge.amount,
  exchange_rate: charge.exchangeRate,
  exchange_rate_on: charge.exchangeRateOn,
  exchange_rate_source: charge.exchangeRateSource,
  tax_way: charge.taxWay,
  tax_rate: charge.taxRate,
  tax_amount: charge.taxAmount,
  recorded_on: charge.recordedOn,
  quote_line_id: charge.quoteLineId,
  quoted_amount: charge.quotedAmount,
  diff_reason: charge.diffReason,
  statement_no: charge.statementNo,
  invoice_no: charge.invoiceNo,
  remark: charge.remark,
  entered_at: charge.enteredAt,
})

const chargeOf = (row: ChargeLineTable): Charge => ({
  id: row.id,
  jobId: row.job_id,
  customerId: row.customer_id,
  side: row.side,
  chargeCode: row.charge_code,
  partyName: row.party_name,
  currency: row.currency,
  unitPrice: row.unit_price,
  unit: row.unit,
  quantity: row.quantity,
  amount: row.amount,
  exchangeRate: row.exchange_rate,
  exchangeRateOn: row.exchange_rate_on,
  exchangeRateSource: row.exchange_rate_source,
  taxWay: row.tax_way,
  taxRate: row.tax_rate,
  taxAmount: row.tax_amount,
  recordedOn: row.recorded_on,
  quoteLineId: row.quote_line_id,
  quotedAmount: row.quoted_amount,
  diffReason: row.diff_reason,
  statementNo: row.statement_no,
  invoiceNo: row.invoice_no,
  remark: row.remark,
  enteredAt: row.entered_at,
})

/** The charges of jobs in the order they were entered. A customer's reads carry its id and see receivable ones alone. */
export async function chargesOf(tx: Tx, jobIds: readonly string[], customerId?: string): Promise<Charge[]> {
  if (jobIds.length === 0) return []
  let query = tables(tx).selectFrom('charge_line').selectAll().where('job_id', '=', sql<string>`any(${jobIds}::uuid[])`)
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId).where('side', '=', 'R')
  return (await query.orderBy('entered_at').orderBy('id').execute()).map(chargeOf)
}

export async function insertCharges(tx: Tx, charges: readonly Charge[]): Promise<void> {
  if (charges.length > 0) await tables(tx).insertInto('charge_line').values(charges.map(rowOf)).execute()
}

export async function saveCharge(tx: Tx, charge: Charge): Promise<void> {
  await tables(tx).updateTable('charge_line').set(rowOf(charge)).where('id', '=', charge.id).execute()
}

export async function deleteCharge(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('charge_line').where('id', '=', id).execute()
}
