import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../../platform/database.ts'

type TemplateTable = {
  id: string
  customer_id: string
  created_by: string | null
  name: string
  form: BookingForm
  saved_at: Date
}
const tables = (tx: Tx) => tx.withTables<{ booking_template: TemplateTable }>()

export async function insertTemplate(tx: Tx, row: TemplateTable): Promise<void> {
  await tables(tx)
    .insertInto('booking_template')
    .values({ ...row, form: JSON.stringify(row.form) as never })
    .execute()
}

export async function loadTemplate(tx: Tx, id: string, customerId: string): Promise<TemplateTable> {
  const row = await tables(tx)
    .selectFrom('booking_template')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new Problem('booking.missing')
  return row
}

export async function dropTemplate(tx: Tx, id: string, customerId: string): Promise<void> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('booking_template')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem('booking.missing')
}

/** The templates of a company, the newest first. */
export async function templatesOf(tx: Tx, customerId: string, { limit, offset }: { limit: number; offset: number }) {
  const query = tables(tx).selectFrom('booking_template').where('customer_id', '=', customerId)
  const page = query.selectAll().orderBy('saved_at', 'desc').orderBy('id').limit(limit).offset(offset)
  const [rows, { total }] = await Promise.all([
    page.execute(),
    query.select((q) => q.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}
