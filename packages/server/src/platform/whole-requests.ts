import type { PGlite } from '@electric-sql/pglite'

type HandOver = PGlite['execProtocolRawStream']

/** Messages that PostgreSQL answers: Sync, Query, Terminate, Flush, password, and the unnamed session start. */
const asksForAnswer = new Set([...'SQXHp'].map((letter) => letter.charCodeAt(0)))
const beginsSession = 0

/** Batches messages to an embedded database until one asks for an answer, sparing turns of the event loop. */
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
