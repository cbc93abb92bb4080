import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { form } from '../tooling/answers/booking-forms.ts'
import { dayFromNow } from '../tooling/booking-body.ts'
import { patience } from '../tooling/patience.ts'
import { PlainClient } from '../tooling/plain-client.ts'
import type { PortalProcess } from '../tooling/portal-process.ts'
import { type Proof, smokePauseMs } from './proof.ts'
import { openShop, type Shop } from './shop.ts'

/** How soon a server is gone is measured by the whole proof, on a machine of its own; in a smoke it must be gone. */
const sizes = {
  smoke: { stops: 2, clients: 4, pauseMs: smokePauseMs, loadMs: 1_500, mostStopMs: Number.POSITIVE_INFINITY },
  full: { stops: 20, clients: 8, pauseMs: 0, loadMs: 2_000, mostStopMs: 15_000 },
}

/** The portal's processes, and which of them say that they are ready: what a load balancer knows. */
type Fleet = {
  nodes: PortalProcess[]
  ready: Set<number>
  isWatched: boolean
  isOver: boolean
  pauseMs: number
  sent: number
  failed: string[]
}

/** Nodes are told to end, one after the other, under a load; who sends requests asks which are ready, as a load balancer does. */
export const gracefulStop: Proof = {
  name: 'graceful-stop',
  promise: 'A server that is told to end cuts no request and is gone within 15 seconds.',
  async run(size, note) {
    const { stops, clients, pauseMs, loadMs, mostStopMs } = sizes[size]
    const shop = await openShop()
    try {
      const [isWatched, isOver] = [true, false]
      const fleet: Fleet = { nodes: [], ready: new Set(), isWatched, isOver, pauseMs, sent: 0, failed: [] }
      fleet.nodes = [await shop.start(0), await shop.start(1)]
      const first = await new PlainClient(fleet.nodes[0]?.address ?? '').logIn('chen')
      const watching = watch(fleet)
      while (fleet.ready.size < fleet.nodes.length) await wait(50)
      const load = Array.from({ length: clients }, (_, n) => ask(fleet, first, n))
      const stopMs: number[] = []
      for (let stop = 0; stop < stops; stop++) {
        await wait(loadMs)
        const which = stop % fleet.nodes.length
        const begun = Date.now()
        await fleet.nodes[which]?.stop()
        stopMs.push(Date.now() - begun)
        note(`stop ${stop + 1} of ${stops}: ${stopMs.at(-1)} ms, ${fleet.sent} sent, ${fleet.failed.length} failed`)
        fleet.nodes[which] = await shop.start(which)
      }
      await wait(loadMs)
      const breaches = [...fleet.failed]
      const before = fleet.failed.length
      if (Math.max(...stopMs) > mostStopMs) breaches.push(`a stop took ${Math.max(...stopMs)} ms`)
      const { sent } = fleet
      // The control: a server that is ended as by a power cut, which whoever sends requests does not hear of.
      fleet.isWatched = false
      await watching
      await fleet.nodes[0]?.kill()
      const end = Date.now() + patience.pageMs
      while (fleet.failed.length === before && Date.now() < end) await wait(50)
      const control = fleet.failed.length - before
      if (control === 0) breaches.push('the control was not found: a server that is killed cuts requests')
      await sealingPutOff(shop)
      fleet.isOver = true
      await Promise.all(load)
      await Promise.all(fleet.nodes.map((node) => node.stop()))
      const unsealed = await unsealedEntries(shop)
      if (unsealed > 0) breaches.push(`${unsealed} entries of the audit log have no seal after the last server stopped`)
      return {
        figures: { stops, clients, sent, failed: breaches.length, longestStopMs: Math.max(...stopMs), control },
        breaches,
      }
    } finally {
      await shop.close()
    }
  },
}

async function unsealedEntries(shop: Shop): Promise<number> {
  const [found] = await shop.ask<{ count: number }>('select count(*)::int as count from audit_unsealed')
  return found?.count ?? 0
}

/** Puts the round off that seals the audit log, until entries wait that only the stop itself can seal. */
async function sealingPutOff(shop: Shop): Promise<void> {
  const putOff = `update pgboss.job set start_after = pgboss.job_now() + interval '1 hour'
    where name = 'insight.seal-audit' and state < 'active'`
  do {
    await shop.ask(putOff)
    await wait(100)
  } while ((await unsealedEntries(shop)) === 0)
}

/** Asks every tenth of a second which nodes are ready, as a load balancer does. */
async function watch(fleet: Fleet): Promise<void> {
  while (fleet.isWatched) {
    await Promise.all(
      fleet.nodes.map(async ({ address }, which) => {
        const reply = await fetch(`${address}/ready`).catch(() => undefined)
        if (reply?.status === 200) fleet.ready.add(which)
        else fleet.ready.delete(which)
      }),
    )
    await wait(100)
  }
}

/** A client that sends one request after the other, each to a node that is ready; what is not answered rightly is a failure. */
async function ask(fleet: Fleet, who: PlainClient, n: number): Promise<void> {
  for (let turn = n; !fleet.isOver; turn++) {
    const ready = [...fleet.ready]
    const node = fleet.nodes[ready[turn % ready.length] ?? -1]
    if (!node) {
      await wait(20)
      continue
    }
    const client = new PlainClient(node.address)
    Object.assign(client, { tokenId: who.tokenId, cookie: who.cookie, headers: who.headers })
    fleet.sent++
    const call = turn % 3 === 0 ? writes : reads
    const failure = await call(client).then(
      ({ status }) => (status === 200 ? undefined : String(status)),
      (error: Error) => `${error.message}: ${String(error.cause)}`,
    )
    if (failure) fleet.failed.push(failure)
    await wait(fleet.pauseMs)
  }
}

const reads = (client: PlainClient) => client.send('GET', '/api/v1/user-info')
const writes = (client: PlainClient) =>
  client.send('POST', '/api/v1/railorderonline', form({ ...days, QuoteType: 'NONE', AskQuote: 'T' }), {
    key: randomUUID(),
  })
const days = { ReadyDate: dayFromNow(14), WantDate: dayFromNow(20) }
