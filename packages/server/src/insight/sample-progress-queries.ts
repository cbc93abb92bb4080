import type { SampleProgress } from '@landbridge/contract/insight/desk-alarm'
import type { Tx } from '../platform/database.ts'

/** The work of making one piece of the sample business, which stands there with its number of bookings until that piece is made. */
export const sampleWork = 'demo.story'

/** The progress of making the sample business; none when complete or absent. */
export async function sampleProgress(tx: Tx): Promise<SampleProgress | undefined> {
  const [left] = await tx.ask<{ bookings: number; total: number | null }>(
    `select coalesce(sum((data ->> 'bookings')::int), 0)::int as bookings, max((data ->> 'total')::int) as total
      from (select data from put_off_work where kind = $1 union all select data from pgboss.job where name = $1) to_come`,
    [sampleWork],
  )
  return left?.total ? { made: left.total - left.bookings, total: left.total } : undefined
}
