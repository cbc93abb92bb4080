import type { FailedWork } from '@landbridge/contract/site/failed-work'
import type { Tx } from '../platform/database.ts'
import type { MenuCounter } from '../platform/handed-in.ts'

/** Work that failed three times is shown, whether it was set aside or is still tried. */
const isFailedWork = `(state = 'failed' or state = 'retry' and retry_count >= 2)`

type Row = {
  id: string
  queue: string
  kind: string | null
  thingId: string | null
  number: string | null
  state: 'failed' | 'retry'
  retryCount: number
  reason: string | null
  triedAt: Date
  nextTryAt: Date
  behind: number
}

type PageOfWork = { pageIndex: number; pageSize: number }

export async function listFailedWork(tx: Tx, { pageIndex, pageSize }: PageOfWork) {
  const [rows, total] = await Promise.all([
    tx.ask<Row>(
      `select id, name as queue, data ->> 'kind' as kind, data ->> 'id' as thing_id,
          coalesce(data ->> 'bookingNo', data ->> 'jobNo') as number, state, retry_count,
          output ->> 'reason' as reason, started_on as tried_at, start_after as next_try_at,
          (select count(*)::int from pgboss.job later
            where later.name = job.name and later.singleton_key = job.singleton_key and later.state = 'created') as behind
        from pgboss.job where ${isFailedWork}
        order by state desc, started_on desc, id limit $1 offset $2`,
      [pageSize, (pageIndex - 1) * pageSize],
    ),
    countFailedWork(tx),
  ])
  return { items: rows.map(failedWorkOf), total, pageIndex, pageSize }
}

async function countFailedWork(tx: Tx): Promise<number> {
  const sql = `select count(*)::int as total from pgboss.job where ${isFailedWork}`
  const [counted] = await tx.ask<{ total: number }>(sql, [])
  return counted?.total ?? 0
}

export async function showWorkState(tx: Tx): Promise<{ due: number; oldestAt: Date | undefined }> {
  const [found] = await tx.ask<{ due: number; oldestAt: Date | null }>(
    `select count(*)::int as due, min(start_after) as oldest_at from pgboss.job
      where state < 'active' and start_after <= pgboss.job_now()`,
    [],
  )
  return { due: found?.due ?? 0, oldestAt: found?.oldestAt ?? undefined }
}

const failedWorkOf = (row: Row): FailedWork => ({
  id: row.id,
  queue: row.queue,
  kind: row.kind ?? undefined,
  thingId: row.thingId ?? undefined,
  number: row.number ?? undefined,
  workState: row.state === 'failed' ? 'failed' : 'retrying',
  tries: row.retryCount + 1,
  reason: row.reason ?? '',
  triedAt: row.triedAt,
  nextTryAt: row.state === 'retry' ? row.nextTryAt : undefined,
  behind: row.behind,
})

export const siteMenuCounters = [
  { entry: 'deskFailedWork', permission: 'platform.jobs', count: countFailedWork },
] as const satisfies readonly MenuCounter[]
