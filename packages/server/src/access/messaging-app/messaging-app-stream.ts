import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type LoginEvent, messagingAppEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { system } from '../../platform/caller.ts'
import type { Database } from '../../platform/database.ts'
import { type BoundTicket, handExchange, lookAtTicket, type SeenTicket } from './messaging-app-store.ts'
import { streamPlaces } from './stream-places.ts'

const lookEveryMs = 500
const breathEvery = 30

/** The open streams of this server, which look at tickets in the database, since the phone may meet another node. */
export function loginStreams(db: Database) {
  const stopping = new AbortController()
  const places = streamPlaces()

  return {
    stop: () => stopping.abort(),

    async follow(bound: BoundTicket, address: string): Promise<Readable> {
      const seen = await db.readAs(system, (tx) => lookAtTicket(tx, bound))
      if (!seen) throw new Problem('access.login-code-over')
      const leave = places.take({ browser: bound.browser.toString('hex'), address })
      // A stream that nobody ever reads closes as well.
      return Readable.from(lines(bound)).once('close', leave)
    },
  }

  async function* lines(bound: BoundTicket): AsyncGenerator<string> {
    yield 'retry: 1000\n\n'
    for await (const event of eventsOf(db, bound, stopping.signal)) {
      yield event ? `data: ${JSON.stringify(messagingAppEndpoints.events.wire.output.encode(event))}\n\n` : ':\n\n'
    }
  }
}

async function* eventsOf(
  db: Database,
  bound: BoundTicket,
  stopped: AbortSignal,
): AsyncGenerator<LoginEvent | undefined> {
  let wasScanned = false
  for (let looks = 1; !stopped.aborted; looks++) {
    const seen = await db.readAs(system, (tx) => lookAtTicket(tx, bound))
    if (seen?.appUserId && !wasScanned) {
      wasScanned = true
      yield { event: 'scanned', userId: seen.appUserId }
    }
    const last = await lastEvent(db, bound, seen)
    if (last) {
      yield last
      return
    }
    if (looks % breathEvery === 0) yield undefined
    await wait(lookEveryMs, undefined, { signal: stopped }).catch(() => {})
  }
}

async function lastEvent(
  db: Database,
  bound: BoundTicket,
  seen: SeenTicket | undefined,
): Promise<LoginEvent | undefined> {
  if (seen?.state === 'failed') return { event: 'error', code: seen.errorCode ?? '' }
  if (seen?.state === 'confirmed') {
    const exchange = await db.as(system, (tx) => handExchange(tx, bound))
    const { binds, appUserId: userId, raw } = seen
    // Who binds hears what the messaging app said; who logs in has no use for it.
    const outcome = binds ? { userId: userId ?? '', raw: raw ?? '' } : {}
    return exchange ? { event: 'token', exchange, ...outcome } : { event: 'expired' }
  }
  const isUnderWay = seen && ['waiting', 'scanned', 'asking'].includes(seen.state)
  return isUnderWay && !seen.isOver ? undefined : { event: 'expired' }
}
