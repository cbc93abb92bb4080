import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

type Stopping = {
  /** Waits until whoever sends requests may have noticed that the server is not ready; until then it serves on. */
  drain(): Promise<unknown>
  limitMs?: number
  reachDatabase(): Promise<unknown>
}

const askAgainMs = 1_000
const patienceMs = 2_000

/** Health, readiness, and an end in order: unready, drained with closing connections, then no new ones, then idle ones closed. */
export function stopGracefully(
  app: FastifyInstance,
  { drain, limitMs = 14_000, reachDatabase }: Stopping,
): { stop(): Promise<'stopped' | 'cut'> } {
  let isStopping = false
  const isReachable = cachedFor(askAgainMs, () =>
    Promise.race([reachDatabase().then(() => true), wait(patienceMs, false, { ref: false })]).catch(() => false),
  )
  app.get('/health', (_, reply) => reply.header('Cache-Control', 'no-store').send({ success: true }))
  app.get('/ready', async (_, reply) => {
    const because = isStopping ? 'stopping' : (await isReachable()) ? undefined : 'database'
    reply.header('Cache-Control', 'no-store').code(because ? 503 : 200)
    return { success: !because, ...(because && { because }) }
  })
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('Connection', 'close')
  })

  return {
    async stop() {
      isStopping = true
      const limit = AbortSignal.timeout(limitMs)
      await drain()
      const closed = app.close().then(() => 'stopped' as const)
      // A connection whose last answer left before the end was said lies idle only now.
      const sweeping = setInterval(() => app.server.closeIdleConnections(), 50)
      const cut = new Promise<'cut'>((resolve) => {
        limit.addEventListener('abort', () => {
          app.server.closeAllConnections()
          resolve('cut')
        })
      })
      return Promise.race([closed, cut]).finally(() => clearInterval(sweeping))
    },
  }
}

/** Asks at most once in a while, however many want to know. */
function cachedFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let cached: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (!cached || Date.now() > cached.until) cached = { answer: ask(), until: Date.now() + ms }
    return cached.answer
  }
}
