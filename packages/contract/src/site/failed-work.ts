import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { page, paging } from '../shared/paging.ts'
import { instant, nothing } from '../shared/wire-values.ts'

/** Work of the system's own that failed several times: set aside, or still tried again by itself. */
const failedWork = z
  .object({
    id: z.uuid(),
    /** One of the work queues; of long ago the name may be out of use. */
    queue: z.string(),
    /** The event or the kind of work, and the thing it concerns, with its number where it has one. */
    kind: z.string().optional(),
    thingId: z.string().optional(),
    number: z.string().optional(),
    workState: z.enum(['failed', 'retrying']),
    tries: z.int(),
    reason: z.string(),
    triedAt: instant,
    nextTryAt: instant.optional(),
    /** Work on the same thing that waits behind it. */
    behind: z.int(),
  })
  .meta({ wire: 'failedWork' })
export type FailedWork = z.infer<typeof failedWork>

const workKey = z.object({ queue: z.string().max(80), id: z.uuid() })

export const failedWorkEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/failed-work-list',
    summary:
      'Lists the work of the system that failed several times: what was set aside first, then what is still tried.',
    by: ['staff'],
    permission: 'platform.jobs',
    reads: true,
    input: paging([]),
    output: page(failedWork),
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/v1/admin/work-state',
    summary: 'Says how much of the system’s work is due and not done yet, and since when the oldest of it waits.',
    by: ['staff'],
    permission: 'platform.jobs',
    input: nothing,
    output: z.object({ due: z.int(), oldestAt: instant.optional() }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/admin/failed-work-retry',
    summary: 'Tries failed work again now, once more than it was to be tried.',
    by: ['staff'],
    permission: 'platform.jobs',
    input: workKey,
    output: nothing,
  }),
  letGo: endpoint({
    method: 'POST',
    path: '/api/v1/admin/failed-work-let-go',
    summary: 'Lets failed work go for good: it is not done, and what waits behind it goes on.',
    by: ['staff'],
    permission: 'platform.jobs',
    input: workKey,
    output: nothing,
  }),
}
