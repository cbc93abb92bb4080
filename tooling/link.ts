import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'

/**
 * A line over loopback to whichever port it leads to, that can be slow and that can be cut: while it is, nothing passes and
 * nobody is told, as when a cable is out.
 */
export async function openLink(delayMs = 0) {
  let target = 0
  let isCut = false
  const pairs = new Set<readonly [Socket, Socket]>()

  const carry = (from: Socket, to: Socket) => {
    // Parts that wait equally long arrive in the order in which they were sent.
    from.on('data', (part: Buffer) => (delayMs > 0 ? setTimeout(() => to.write(part), delayMs) : to.write(part)))
    from.on('end', () => setTimeout(() => to.end(), delayMs))
    if (isCut) from.pause()
  }
  const server = createServer((from) => {
    const to = dial(target, '127.0.0.1')
    const pair = [from, to] as const
    pairs.add(pair)
    for (const end of pair) {
      end.setNoDelay(true)
      end.on('error', () => {})
      end.on('close', () => {
        pairs.delete(pair)
        for (const other of pair) other.destroy()
      })
    }
    carry(from, to)
    carry(to, from)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drop = () => {
    for (const pair of pairs) for (const end of pair) end.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on it leads there; what led elsewhere ends. */
    leadTo(port: number) {
      target = port
      isCut = false
      drop()
    },
    /** Nothing passes any more; what has set out already still arrives. */
    cut() {
      isCut = true
      for (const pair of pairs) for (const end of pair) end.pause()
    },
    drop,
    async close() {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
