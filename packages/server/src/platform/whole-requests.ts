import type { PGlite } from '@electric-sql/pglite'

type HandOver = PGlite['execProtocolRawStream']

/** The messages after which PostgreSQL answers: Sync, Query, Terminate, Flush and a password; and the nameless one that begins a session. */
const asksForAnswer = new Set([...'SQXHp'].map((letter) => letter.charCodeAt(0)))
const beginsSession = 0

/** Hands messages on to an embedded database when they ask for an answer, many at once: one by one, each would cost a turn of the event loop. */
export function inWholeRequests(handOver: HandOver): HandOver {
  let held: Uint8Array[] = []
  return async (message, options) => {
    // What a client that has gone left unfinished is nobody's.
    if (message[0] === beginsSession) held = []
    else if (!asksForAnswer.has(message[0] ?? beginsSession)) {
      held.push(message)
      return
    }
    const request = Buffer.concat([...held, message])
    held = []
    await handOver(request, options)
  }
}
