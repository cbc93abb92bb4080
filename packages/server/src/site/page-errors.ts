import { Problem } from '@landbridge/contract/shared/problem'
import { type Clock, timeBy } from '../platform/clock.ts'

type PageError = { errorId: string; page: string; error: string; stack: string }
type Log = { error(what: object, words: string): void }

const minuteMs = 60_000
const atMostAMinute = 30

/** Writes what broke in browsers into the log; so many a minute are enough to find a fault by, and no more can fill the disk. */
export function logPageErrors(clock: Clock): (broken: PageError, log: Log) => void {
  let recent: number[] = []
  return (broken, log) => {
    const now = timeBy(clock).getTime()
    recent = recent.filter((at) => now - at < minuteMs)
    if (recent.length >= atMostAMinute) throw new Problem('shared.too-many')
    recent.push(now)
    log.error(broken, 'a page broke in a browser')
  }
}
