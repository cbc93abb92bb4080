/** Limits writers so that one of four connections is left to readers while locks are waited for. */
const readersShare = 4

/** The most writers that may have a connection at once; all of them where there is no more than one. */
export const mostWriters = (poolSize: number): number => Math.max(1, poolSize - Math.ceil(poolSize / readersShare))

export type WritersGate = { enter(): Promise<() => void> }

/** Admits so many writers in order; a long wait is refused as by a busy pool. */
export function writersGate(maxWriters: number, waitMs: number): WritersGate {
  let inside = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }
  return {
    async enter() {
      if (inside < maxWriters) inside += 1
      else await waitForTurn(waiting, waitMs)
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        leave()
      }
    },
  }
}

function waitForTurn(waiting: (() => void)[], waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer)
      resolve()
    }
    const giveUp = () => {
      waiting.splice(waiting.indexOf(begin), 1)
      reject(new Error('timeout exceeded when trying to connect'))
    }
    const timer = waitMs > 0 ? setTimeout(giveUp, waitMs) : undefined
    waiting.push(begin)
  })
}
