import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bookingBody } from '../tooling/booking-body.ts'
import { PlainClient } from '../tooling/plain-client.ts'
import { type PortalProcess, startPortal } from '../tooling/portal-process.ts'
import { type Proof, smokePauseMs } from './proof.ts'

const sizes = {
  smoke: { kills: 1, clients: 4, pauseMs: smokePauseMs, roundMs: 2500 },
  full: { kills: 20, clients: 8, pauseMs: 0, roundMs: 4000 },
}

/** Bookings that are acknowledged before each kill. */
const leastARound = 5

type Load = {
  portal: PortalProcess
  pauseMs: number
  stopping: boolean
  acknowledged: Map<string, string>
  doubled: string[]
  sent: number
}

/** The server is killed under a load of bookings; each client repeats its call with the same key until it is answered. */
export const killServer: Proof = {
  name: 'kill-server',
  promise: 'What was acknowledged before kill -9 is there once, and once only.',
  async run(size, note, demo) {
    const { kills, clients, pauseMs, roundMs } = sizes[size]
    const folder = await mkdtemp(join(tmpdir(), 'landbridge-kill-'))
    if (demo) await cp(demo, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    // A portal runs from its bundle, and from its sources where it was not built anew: what one wrote the other finds.
    const start = (port: string, kill: number) =>
      startPortal(
        { DATA_DIR: folder, PORT: port, LOG_LEVEL: 'silent' },
        { from: kill % 2 === 0 ? 'bundle' : 'sources' },
      )
    const portal = await start('0', 0)
    const load: Load = { portal, pauseMs, stopping: false, acknowledged: new Map(), doubled: [], sent: 0 }
    const port = new URL(load.portal.address).port
    const client = await new PlainClient(load.portal.address).logIn('demo')
    const body = await bookingBody(client)
    const workers = Array.from({ length: clients }, () => bookUntilStopped(load, client, body))
    for (let kill = 1; kill <= kills; kill++) {
      await wait(roundMs)
      // On a machine that is busy with other things the first bookings take longer than a round.
      while (load.acknowledged.size <= leastARound * kill) await wait(100)
      await load.portal.kill()
      load.portal = await start(port, kill)
      note(`kill ${kill} of ${kills}: ${load.acknowledged.size} acknowledged`)
    }
    await wait(1000)
    load.stopping = true
    await Promise.all(workers)
    const breaches = await compare(load, client, body)
    await load.portal.stop()
    await rm(folder, { recursive: true, force: true })
    return { figures: { kills, clients, acknowledged: load.acknowledged.size, sent: load.sent }, breaches }
  },
}

async function bookUntilStopped(load: Load, client: PlainClient, body: Record<string, unknown>): Promise<void> {
  while (!load.stopping) {
    const key = randomUUID()
    for (;;) {
      load.sent++
      const own = { ...body, ProxyNo: key.slice(0, 30) }
      const reply = await client.send('POST', '/api/v1/railorderonline', own, { key }).catch(() => undefined)
      const id = reply?.body.data?.keyId
      if (reply?.status === 200 && typeof id === 'string') {
        load.acknowledged.set(key, id)
        break
      }
      if (reply && reply.status < 500)
        throw new Error(`A booking was refused: ${reply.status} ${JSON.stringify(reply.body)}`)
      await wait(150)
    }
    await wait(load.pauseMs)
  }
}

/** Each acknowledged booking is found by its reference, with the id that was acknowledged, and only that one. */
async function compare(load: Load, client: PlainClient, body: Record<string, unknown>): Promise<string[]> {
  const breaches: string[] = []
  for (const [key, id] of load.acknowledged) {
    const found = await client.send('POST', '/api/v1/railorderonline-list', { keyword: key.slice(0, 30) })
    const items = (found.body.data?.Items ?? []) as { keyId: string }[]
    if (items.length === 0) breaches.push(`lost: ${id}`)
    if (items.length > 1) breaches.push(`doubled: ${items.map(({ keyId }) => keyId).join(' ')}`)
    if (items.length === 1 && items[0]?.keyId !== id) breaches.push(`another id than acknowledged: ${id}`)
    const again = await client.send('POST', '/api/v1/railorderonline', { ...body, ProxyNo: key.slice(0, 30) }, { key })
    if (again.body.data?.keyId !== id) breaches.push(`the key of ${id} is answered otherwise now`)
  }
  return breaches
}
