import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on another site than the portal: a provider's, or one of tiles. */
export async function startOtherSite(answer: RequestListener): Promise<{ origin: string; stop(): void }> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
