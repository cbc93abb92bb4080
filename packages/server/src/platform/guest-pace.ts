import { Problem } from '@landbridge/contract/shared/problem'
import { type Clock, timeBy } from './clock.ts'
import { networkOf } from './network.ts'

const minuteMs = 60_000

/** Stands for the server itself, which makes its own calls to draw pages; no request from outside bears it. */
export const ownAddress = 'own'

export function guestPace(clock: Clock, settings: { guestQueriesMinute?: number }): (address: string) => void {
  let since = 0
  let counts = new Map<string, number>()
  return (address) => {
    const limit = settings.guestQueriesMinute ?? 0
    if (limit === 0 || address === ownAddress) return
    const at = timeBy(clock).getTime()
    if (at - since >= minuteMs) {
      since = at
      counts = new Map()
    }
    const network = networkOf(address)
    const count = counts.get(network) ?? 0
    if (count >= limit) {
      throw new Problem('shared.too-many', undefined, { retryAfterS: Math.ceil((since + minuteMs - at) / 1000) })
    }
    counts.set(network, count + 1)
  }
}
