import { Problem } from '@landbridge/contract/shared/problem'
import { type Clock, timeBy } from './clock.ts'
import { networkOf } from './network.ts'

const minuteMs = 60_000

/** From where the server asks its own calls, to draw pages; no request from outside comes from there. */
export const ownAddress = 'own'

/** Pace of guests: so many queries a minute from one network, at each node. Nobody who has logged in is counted. */
export function guestPace(clock: Clock, settings: { guestQueriesMinute?: number }): (address: string) => void {
  let since = 0
  let counts = new Map<string, number>()
  return (address) => {
    const most = settings.guestQueriesMinute ?? 0
    if (most === 0 || address === ownAddress) return
    const at = timeBy(clock).getTime()
    if (at - since >= minuteMs) {
      since = at
      counts = new Map()
    }
    const network = networkOf(address)
    const count = counts.get(network) ?? 0
    if (count >= most) {
      throw new Problem('shared.too-many', undefined, { retryAfterS: Math.ceil((since + minuteMs - at) / 1000) })
    }
    counts.set(network, count + 1)
  }
}
