import { Problem } from '@landbridge/contract/shared/problem'
import { networkOf } from '../../platform/network.ts'

/** Event streams that one server holds: in all, of one network, of one browser. */
const mostStreams = { all: 300, network: 24, browser: 4 }

/** The places of one server's event streams: nobody takes so many that none is left for others. */
export function streamPlaces() {
  const placesTaken = new Map<string, number>()
  const add = (names: readonly string[], by: 1 | -1) => {
    for (const name of names) {
      const now = (placesTaken.get(name) ?? 0) + by
      if (now > 0) placesTaken.set(name, now)
      else placesTaken.delete(name)
    }
  }

  return {
    /** Answers how the place is left, or refuses. */
    take({ browser, address }: { browser: string; address: string }): () => void {
      const limits = {
        all: mostStreams.all,
        [`network ${networkOf(address)}`]: mostStreams.network,
        [`browser ${browser}`]: mostStreams.browser,
      }
      const isFull = Object.entries(limits).some(([name, limit]) => (placesTaken.get(name) ?? 0) >= limit)
      if (isFull) throw new Problem('shared.too-many')
      const names = Object.keys(limits)
      add(names, 1)
      return () => add(names, -1)
    },
  }
}
