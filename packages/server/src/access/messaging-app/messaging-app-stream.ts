import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type LoginEvent, messagingAppEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Database } from '../../platform/database.ts'
import { handExchange, lookAtTicket, type OfBrowser, type SeenTicket } from './messaging-app-store.ts'
import { streamPlaces } from './stream-places.ts'

const system = { actor: 'system' } as const
const lookEveryMs = 500
const breathEvery = 30

/** The open streams of this server. A ticket is looked at in the database, so that the phone may meet another node. */
export function loginStreams(db: Database) {
  const stopping = new AbortController()
  const places = streamPlaces()

  return {
    /** Ends all streams, when the server closes; the browsers come back to another node. */
    stop: () => stopping.abort(),

    /** What comes of a ticket, as an event stream. A ticket that is not this browser's is none. */
    async follow(asked: OfBrowser, address: string): Promise<Readable> {
      const seen = await db.readAs(system, (tx) => lookAtTicket(tx, asked))
      if (!seen) throw new Problem('access.login-code-over')
      const leave = places.take({ browser: asked.browser.toString('hex'), address })
      // A stream that nobody ever reads closes as well.
      return Readable.from(lines(asked)).once('close', leave)
    },
  }

  async function* lines(asked: OfBrowser): AsyncGenerator<string> {
    yield 'retry: 1000\n\n'
    for await (const event of eventsOf(db, asked, stopping.signal)) {
      yield event ? `data: ${JSON.stringify(messagingAppEndpoints.events.wire.output.encode(event))}\n\n` : ':\n\n'
    }
  }
}

/** Looks at a ticket until it is over; now and then there is nothing to tell but that the stream lives. */
async function* eventsOf(db: Database, asked: OfBrowser, stopped: AbortSignal): AsyncGenerator<LoginEvent | undefined> {
  let wasScanned = false
  for (let looks = 1; !stopped.aborted; looks++) {
    const seen = await db.readAs(system, (tx) => lookAtTicket(tx, asked))
    if (seen?.appUserId && !wasScanned) {
      wasScanned = true
      yield { event: 'scanned', userId: seen.appUserId }
    }
    const last = await lastEvent(db, asked, seen)
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
  asked: OfBrowser,
  seen: SeenTicket | undefined,
): Promise<LoginEvent | undefined> {
  if (seen?.state === 'failed') return { event: 'error', code: seen.errorCode ?? '' }
  if (seen?.state === 'confirmed') {
    const exchange = await db.as(system, (tx) => handExchange(tx, asked))
    const { binds, appUserId: userId, raw } = seen
    // Who binds hears what the messaging app said; who logs in has no use for it.
    const outcome = binds ? { userId: userId ?? '', raw: raw ?? '' } : {}
    return exchange ? { event: 'token', exchange, ...outcome } : { event: 'expired' }
  }
  const isUnderWay = seen && ['waiting', 'scanned', 'asking'].includes(seen.state)
  return isUnderWay && !seen.isOver ? undefined : { event: 'expired' }
}
