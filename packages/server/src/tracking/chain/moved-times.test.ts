import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { expect, it } from 'vitest'
import { moveWorld } from '../../workorder/move/move-fixtures.ts'
import { boxNos } from '../../workorder/workorder-fixtures.ts'

it('takes the times of a rolled box along, corrected ones as well, and leaves none of them behind', async () => {
  const { open, move, jobs, record, clock, world, show } = await moveWorld()
  const job = await open({ numbered: true })
  clock.shiftMs += 6 * 86_400_000
  for (const containerNo of boxNos.slice(0, 2))
    await record(job.id, 'GTIN.origin', '2031-01-20T04:00:00Z', [containerNo])
  const [box] = (await show(job.id)).containers
  const [entry] = (
    await world.pool.query<{ id: string }>('select id from milestone where container_id = $1', [box?.id])
  ).rows
  const correction = {
    id: entry?.id ?? '',
    at: new Date('2031-01-20T05:00:00Z'),
    reason: 'The wrong line',
    takenBack: false,
    keepWarnings: true,
  }
  expect((await world.staff(trackingDeskEndpoints.correct, correction)).status).toBe(200)
  expect((await move({ containerIds: [box?.id ?? ''] })).status).toBe(200)
  const [stays, goes] = await jobs()
  const { rows } = await world.pool.query<{ jobId: string; isBox: boolean; times: number }>(
    `select job_id as "jobId", container_id = $1 as "isBox", count(*)::int as times from milestone
      where container_id is not null and classifier = 'ACT' group by 1, 2 order by 2`,
    [box?.id],
  )
  expect(rows).toEqual([
    { jobId: stays?.id, isBox: false, times: 1 },
    { jobId: goes?.id, isBox: true, times: 2 },
  ])
})
