import type { Nodes } from '../tooling/nodes.ts'
import { PlainClient, type Reply } from '../tooling/plain-client.ts'

/** One browser as every node sees it: the same mark and address, whichever node its calls meet. */
export type OneBrowser = readonly PlainClient[]

export async function oneBrowser(nodes: Nodes): Promise<OneBrowser> {
  const first = nodes.client(0)
  await first.send('GET', '/api/v1/site-config')
  return nodes.addresses.map((address) => twinOf(first, address))
}

/** The same browser once more, so that what a call does to its cookies changes nothing for the other. */
export const twinOf = (client: PlainClient, address = client.address): PlainClient =>
  Object.assign(new PlainClient(address), { ...client, address })

/** The same call many times at once, shared out among the nodes. */
export const atOnce = (
  times: number,
  browser: OneBrowser,
  call: (i: number) => readonly [method: string, path: string, body: object],
): Promise<Reply[]> =>
  Promise.all(
    Array.from({ length: times }, (_, i) => {
      const [method, path, body] = call(i)
      return twinOf(browser[i % browser.length] as PlainClient).send(method, path, { ...body })
    }),
  )
