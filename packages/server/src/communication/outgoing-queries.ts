import type { SendingState } from '@landbridge/contract/communication/outgoing-endpoints'
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

/** Messages in the outbox, the newest first. */
export async function outgoingPage(
  tx: Tx,
  { pageIndex, pageSize, keyword = '' }: { pageIndex: number; pageSize: number; keyword?: string | undefined },
) {
  type Row = {
    id: string
    channel: 'sms' | 'email'
    recipient: string
    subject: string | null
    body: string
    madeAt: Date
    sendingState: SendingState
    lastError: string | null
    total: number
  }
  const { rows } = await sql<Row>`
    select id, channel, recipient, subject, case when blank_at < app_now() then '' else body end as body,
      made_at as "madeAt", case state when 'direct' then 'waiting' else state end as "sendingState",
      last_error as "lastError", (count(*) over ())::int as total
    from outgoing_message where position(${keyword} in recipient) > 0
    order by made_at desc, id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(tx)
  const items = rows.map(({ subject, lastError, ...row }) => ({
    ...row,
    subject: subject ?? undefined,
    lastError: lastError ?? undefined,
  }))
  return { items, total: rows[0]?.total ?? 0, pageIndex, pageSize }
}
