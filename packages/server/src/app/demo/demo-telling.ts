import { sampleWork } from '../../insight/index.ts'
import { system } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import { inThePast, putAllOff } from '../../platform/outbox.ts'
import { demoStories } from './demo-plan.ts'
import type { DemoPortal, DemoStory } from './demo-portal.ts'

/** A story that is still to come, with the moment as of which the business is made and its size. */
type ToTell = { seq: number; now: string; byRail: number; bookings: number; total: number }

/** Puts all stories of the business off: those that are there when the portal opens, then the newest. */
export async function putStoriesOff(tx: Tx, now: Date, byRail: number): Promise<void> {
  const stories = demoStories(now, byRail).toSorted((a, b) => b.orderedAt.getTime() - a.orderedAt.getTime())
  const inTurn = [...stories.filter(({ isFirst }) => isFirst), ...stories.filter(({ isFirst }) => !isFirst)]
  const total = stories.reduce((sum, { bookings }) => sum + bookings, 0)
  const works = inTurn.map(({ seq, bookings }, index) => {
    const data: ToTell = { seq, now: now.toISOString(), byRail, bookings, total }
    return { kind: sampleWork, id: String(seq), data, dueAt: now, rank: inTurn.length - index } as const
  })
  await putAllOff({ tx, caller: system, now, language: 'zh-CN' }, works)
}

export async function storiesToTell(tx: Tx): Promise<DemoStory[]> {
  const rows = await tx.ask<{ data: ToTell }>(
    `select data from put_off_work where kind = $1
      union all select data from pgboss.job where name = $1 and state < 'active'`,
    [sampleWork],
  )
  return rows
    .flatMap(({ data }) => storyToTell(data) ?? [])
    .toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime())
}

/** Takes a story out of those to come; false where another node has it. */
export async function takeStory(tx: Tx, { seq }: DemoStory): Promise<boolean> {
  const [taken] = await tx.ask<{ count: number }>(
    `with waiting as (delete from put_off_work where kind = $1 and thing_id = $2 returning 1),
      queued as (delete from pgboss.job where name = $1 and singleton_key = $2 and state < 'active' returning 1)
    select count(*)::int from (select 1 from waiting union all select 1 from queued) taken`,
    [sampleWork, String(seq)],
  )
  return (taken?.count ?? 0) > 0
}

let plan: { name: string; stories: ReadonlyMap<number, DemoStory> } | undefined

export function storyToTell(work: object): DemoStory | undefined {
  const { seq, now, byRail } = work as ToTell
  const name = `${now} ${byRail}`
  if (plan?.name !== name) {
    plan = { name, stories: new Map(demoStories(new Date(now), byRail).map((story) => [story.seq, story])) }
  }
  return plan.stories.get(seq)
}

/** Does work of the demo business in this transaction, whose events are nobody's news: they happened in the past. */
export const tellQuietly = (tx: Tx, portal: DemoPortal, work: () => Promise<void>): Promise<void> =>
  inThePast(tx, () => portal.within(tx, work))
