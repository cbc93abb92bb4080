import { Problem } from '@landbridge/contract/shared/problem'
import { type Clock, timeBy } from '../platform/clock.ts'
import { networkOf } from '../platform/network.ts'

type PageError = { errorId: string; page: string; error: string; stack: string }
type Log = { error(what: object, words: string): void }

const minuteMs = 60_000
/** One household or office shows a fault often enough; all of them together do not fill the disk. */
const atMostAMinute = { network: 10, all: 300 }

/** Writes what broke in browsers into the log; so many a minute are enough to find a fault by, and nobody's silence those of the others. */
export function logPageErrors(clock: Clock): (broken: PageError, from: { address: string; log: Log }) => void {
  let recent: { at: number; network: string }[] = []
  return (broken, { address, log }) => {
    const at = timeBy(clock).getTime()
    const network = networkOf(address)
    recent = recent.filter((one) => at - one.at < minuteMs)
    const own = recent.filter((one) => one.network === network).length
    if (own >= atMostAMinute.network || recent.length >= atMostAMinute.all) throw new Problem('shared.too-many')
    recent.push({ at, network })
    log.error(broken, 'a page broke in a browser')
  }
}
