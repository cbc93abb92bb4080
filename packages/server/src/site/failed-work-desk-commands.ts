import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../platform/audit.ts'
import type { Call } from '../platform/serve.ts'

type WorkKey = { queue: string; id: string }
type TouchedWork = { kind: string | null; thingId: string | null; reason: string | null }

const touched = `returning data ->> 'kind' as kind, data ->> 'id' as thing_id, output ->> 'reason' as reason`

export async function retryWork(workKey: WorkKey, call: Call<'staff'>): Promise<void> {
  const [work] = await call.tx.ask<TouchedWork>(
    `update pgboss.job set state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1),
        start_after = app_now(), completed_on = null
      where name = $1 and id = $2 and state in ('failed', 'retry') ${touched}`,
    [workKey.queue, workKey.id],
  )
  await auditFailedWork(call, { action: 'insight.retry-work', which: workKey, work })
}

/** Failed work is given up for good; what comes round is planned anew. */
export async function letWorkGo(workKey: WorkKey, call: Call<'staff'>): Promise<void> {
  const [work] = await call.tx.ask<TouchedWork>(
    `delete from pgboss.job where name = $1 and id = $2 and state in ('failed', 'retry') ${touched}`,
    [workKey.queue, workKey.id],
  )
  await auditFailedWork(call, { action: 'insight.let-work-go', which: workKey, work })
}

type AuditedWork = {
  action: 'insight.retry-work' | 'insight.let-work-go'
  which: WorkKey
  work: TouchedWork | undefined
}

async function auditFailedWork(
  call: Call<'staff'>,
  { action, which: { queue, id }, work }: AuditedWork,
): Promise<void> {
  if (!work) throw new Problem('insight.work-gone')
  const { kind, thingId, reason } = work
  await audit(call, { action, thing: 'failed-work', id, before: { queue, kind, thingId, reason } })
}
