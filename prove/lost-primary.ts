import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { form } from '../tooling/answers/booking-forms.ts'
import { dayFromNow } from '../tooling/booking-body.ts'
import { patience } from '../tooling/patience.ts'
import { PlainClient, type Reply } from '../tooling/plain-client.ts'
import { type Proof, smokePauseMs } from './proof.ts'
import { openShop } from './shop.ts'
import { type Cluster, openCluster } from './standby-cluster.ts'

const sizes = {
  smoke: { each: 1, clients: 4, pauseMs: smokePauseMs, roundMs: 1_000 },
  full: { each: 5, clients: 8, pauseMs: 0, roundMs: 3_000 },
}
/** Bookings that are acknowledged before each blow. */
const leastARound = 5
const days = { ReadyDate: dayFromNow(14), WantDate: dayFromNow(20) }

type Load = {
  addresses: string[]
  pauseMs: number
  stopping: boolean
  acknowledged: Map<string, { id: string; at: number }>
  unavailable: number
  /** Failures that are called something else than "not now". */
  failed: string[]
}

/** What befalls the primary before another server takes its place. */
const blows = {
  async killed(cluster: Cluster) {
    await cluster.killPrimary()
  },
  async cutOff(cluster: Cluster) {
    cluster.cutOff()
    await wait(500)
  },
  /** Somebody ends the waits for the standby, which PostgreSQL then reports as committed, with a notice. */
  async waitsCancelled(cluster: Cluster) {
    cluster.cutOff()
    const cancel = `select count(pg_cancel_backend(pid))::int as count from pg_stat_activity where wait_event = 'SyncRep'`
    for (let cancelled = 0; cancelled < 3; await wait(20))
      cancelled += (await cluster.askPrimary<{ count: number }>(cancel))[0]?.count ?? 0
    await cluster.killPrimary()
  },
  /** The address of the database leads to the former primary for a while after another has taken its place. */
  async cameBack(cluster: Cluster) {
    await cluster.killPrimary()
  },
}

/** The primary is lost under a load of bookings, in four ways; each client repeats its call with the same key until it is answered. */
export const lostPrimary: Proof = {
  name: 'lost-primary',
  promise:
    'What was acknowledged before the primary was lost is there once, and once only, on the standby that takes its place.',
  async run(size, note) {
    const { each, clients, pauseMs, roundMs } = sizes[size]
    const cluster = await openCluster()
    const shop = await openShop(cluster)
    try {
      const nodes = [await shop.start(0), await shop.start(1)]
      const load: Load = {
        addresses: nodes.map(({ address }) => address),
        pauseMs,
        stopping: false,
        acknowledged: new Map(),
        unavailable: 0,
        failed: [],
      }
      const first = await new PlainClient(load.addresses[0] ?? '').logIn('chen')
      const workers = Array.from({ length: clients }, (_, n) => bookUntilStopped(load, first, n))
      const gaps: number[] = []
      for (let round = 0; round < each; round++) {
        for (const [name, blow] of Object.entries(blows)) {
          const before = load.acknowledged.size
          await wait(roundMs)
          while (load.acknowledged.size < before + leastARound) await wait(50)
          await blow(cluster)
          const { old, gapMs } = await promote(cluster, load)
          gaps.push(gapMs)
          if (name === 'cameBack') await mislead(cluster, old)
          await cluster.rejoin(old)
          note(`${name}: ${gapMs} ms until the next booking, ${load.acknowledged.size} acknowledged`)
        }
      }
      await wait(roundMs)
      load.stopping = true
      await Promise.all(workers)
      const breaches = [...load.failed, ...(await compare(cluster, load))]
      const control = await withoutStandby(cluster, load, first)
      if (control === 0) breaches.push('the control was not found: commits that wait for no standby')
      await Promise.all(nodes.map((node) => node.stop()))
      const sorted = gaps.toSorted((a, b) => a - b)
      const figures = {
        promotions: gaps.length,
        ofEachKind: each,
        clients,
        acknowledged: load.acknowledged.size,
        answered503: load.unavailable,
        gapMedianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
        gapLongestMs: sorted.at(-1) ?? 0,
        breaches: breaches.length,
        control,
      }
      return { figures, breaches }
    } finally {
      await shop.close()
    }
  },
}

/** Another server becomes the primary; answers how long nobody's booking was acknowledged. */
async function promote(
  cluster: Cluster,
  load: Load,
): Promise<{ old: Awaited<ReturnType<Cluster['promote']>>; gapMs: number }> {
  const begun = Date.now()
  const old = await cluster.promote()
  const promoted = Date.now()
  for (;;) {
    const next = [...load.acknowledged.values()].findLast(({ at }) => at >= promoted)
    if (next) return { old, gapMs: next.at - begun }
    if (Date.now() - begun > patience.pageMs)
      throw new Error(`Nothing was acknowledged for ${patience.pageMs / 1000} s.`)
    await wait(5)
  }
}

async function mislead(cluster: Cluster, old: Parameters<Cluster['launch']>[0]): Promise<void> {
  await cluster.launch(old)
  await cluster.misleadTo(old, 1_000)
}

async function bookUntilStopped(load: Load, first: PlainClient, n: number): Promise<void> {
  for (let turn = n; !load.stopping; ) {
    const key = randomUUID()
    const body = form({ ...days, QuoteType: 'NONE', AskQuote: 'T', ProxyNo: key.slice(0, 30) })
    for (;;) {
      const client = new PlainClient(load.addresses[turn++ % load.addresses.length] ?? '')
      Object.assign(client, { tokenId: first.tokenId, cookie: first.cookie })
      const reply = await client.send('POST', '/api/v1/railorderonline', body, { key }).catch(() => undefined)
      if (reply && isAcknowledged(load, key, reply)) break
      await wait(50)
    }
    await wait(load.pauseMs)
  }
}

function isAcknowledged(load: Load, key: string, { status, body }: Reply): boolean {
  if (status === 200) load.acknowledged.set(key.slice(0, 30), { id: String(body.data?.keyId), at: Date.now() })
  else if (status === 503) load.unavailable++
  else load.failed.push(`answered ${status}: ${JSON.stringify(body)}`)
  return status === 200
}

/** Each acknowledged booking is there with the id that was acknowledged, and only that one. */
async function compare(cluster: Cluster, load: Load): Promise<string[]> {
  const rows = await cluster.askPrimary<{ reference: string; ids: string[] }>(
    'select customer_reference as reference, array_agg(id::text) as ids from booking group by customer_reference',
  )
  const kept = new Map(rows.map(({ reference, ids }) => [reference, ids]))
  return [...load.acknowledged].flatMap(([reference, { id }]) => {
    const ids = kept.get(reference) ?? []
    if (ids.length === 0) return `lost: ${id}`
    return ids.length === 1 && ids[0] === id ? [] : `doubled: ${id} ${ids.join(' ')}`
  })
}

/** The control: a primary that waits for no standby acknowledges what is lost with it. */
async function withoutStandby(cluster: Cluster, before: Load, first: PlainClient): Promise<number> {
  await cluster.askPrimary(`alter database postgres set synchronous_commit = local`)
  await cluster.askPrimary(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid()`,
  )
  const load: Load = { ...before, stopping: false, acknowledged: new Map(), failed: [] }
  const worker = bookUntilStopped(load, first, 0)
  const acknowledgedNow = async (count: number) => {
    while (load.acknowledged.size < count) await wait(20)
  }
  await acknowledgedNow(leastARound)
  cluster.cutOff()
  await acknowledgedNow(load.acknowledged.size + leastARound)
  load.stopping = true
  await worker
  await cluster.killPrimary()
  await cluster.promote()
  return (await compare(cluster, load)).length
}
