import { setTimeout as wait } from 'node:timers/promises'

/** Spare time: put-off work never stands before a user's call. */
export type SpareTime = {
  /** A call has come in; what is answered is to be called when it has been answered. */
  callBegins(): () => void
  begins(stop?: AbortSignal): Promise<void>
}

/** A page asks many calls in a row: so long after the last one the page is complete. */
const quietMs = 300
/** Somebody who has not called for so long reads, or has gone. */
const goneMs = 3000
/** A call that takes longer is a stream that stays open or an upload that stands still, and keeps nothing waiting. */
const longestCallMs = 2000
/** Nothing waits longer, however busy the portal is. */
const longestWaitMs = 2000
const lookEveryMs = 50

type TimeSource = { now(): number; sleep(ms: number): Promise<unknown> }
const realTime: TimeSource = { now: () => performance.now(), sleep: (ms) => wait(ms) }

/** Does a piece of work right after each page of a user, and piece after piece while nobody calls. */
export function spareTime({ now, sleep }: TimeSource = realTime): SpareTime {
  const underWay = new Set<{ since: number }>()
  let lastCallAt = Number.NEGATIVE_INFINITY
  let lastWorkAt = Number.NEGATIVE_INFINITY
  const mayBegin = () => {
    const quietSince = now() - lastCallAt
    const isAnswering = [...underWay].some(({ since }) => now() - since < longestCallMs)
    return !isAnswering && quietSince >= quietMs && (quietSince >= goneMs || lastCallAt > lastWorkAt)
  }
  return {
    callBegins() {
      const call = { since: now() }
      underWay.add(call)
      lastCallAt = call.since
      return () => {
        if (underWay.delete(call)) lastCallAt = now()
      }
    },
    async begins(stop) {
      const since = now()
      while (!stop?.aborted && !mayBegin() && now() - since < longestWaitMs) await sleep(lookEveryMs)
      lastWorkAt = now()
    },
  }
}
