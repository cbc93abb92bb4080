import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../../platform/database.ts'
import { jsonColumn } from '../../platform/rows.ts'

export type TemplateTable = {
  id: string
  customerId: string
  createdBy: string | null
  name: string
  mode: ModeCode
  form: BookingForm
  savedAt: Date
}
const tables = (tx: Tx) => tx.withTables<{ bookingTemplate: TemplateTable }>()

export async function insertTemplate(tx: Tx, row: TemplateTable): Promise<void> {
  await tables(tx)
    .insertInto('bookingTemplate')
    .values({ ...row, form: jsonColumn(row.form) })
    .execute()
}

export async function loadTemplate(tx: Tx, id: string, customerId: string): Promise<TemplateTable> {
  const row = await tables(tx)
    .selectFrom('bookingTemplate')
    .selectAll()
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new Problem('booking.missing')
  return row
}

export async function dropTemplate(tx: Tx, id: string, customerId: string): Promise<TemplateTable> {
  const row = await tables(tx)
    .deleteFrom('bookingTemplate')
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Problem('booking.missing')
  return row
}

export async function templatesOf(tx: Tx, customerId: string, { limit, offset }: { limit: number; offset: number }) {
  const query = tables(tx).selectFrom('bookingTemplate').where('customerId', '=', customerId)
  const page = query.selectAll().orderBy('savedAt', 'desc').orderBy('id').limit(limit).offset(offset)
  const [rows, { total }] = await Promise.all([
    page.execute(),
    query.select((q) => q.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}
