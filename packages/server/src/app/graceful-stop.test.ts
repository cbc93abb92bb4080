import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { serverOptions } from './app.ts'
import { stopGracefully } from './graceful-stop.ts'

const agents: Agent[] = []
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
})

/** A listening server with one call that ends when it is told, and a database that is there or not. */
async function listening({ limitMs = 14_000 } = {}) {
  const drained = Promise.withResolvers<void>()
  const slow = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const database = { isThere: true }
  const app = fastify(serverOptions)
  app.get('/slow', async () => {
    begun.resolve()
    await slow.promise
    return { success: true }
  })
  const { stop } = stopGracefully(app, {
    drain: () => drained.promise,
    limitMs,
    reachDatabase: async () => {
      if (!database.isThere) throw new Error('gone')
    },
  })
  await app.listen({ port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  const { port } = app.server.address() as AddressInfo
  const ask = (path: string, by: Agent | false = agent) =>
    new Promise<{ status: number | undefined; connection: string | undefined; body: string }>((resolve, reject) => {
      get({ port, path, agent: by }, async (reply: IncomingMessage) => {
        let body = ''
        for await (const part of reply) body += part
        resolve({ status: reply.statusCode, connection: reply.headers.connection, body })
      }).on('error', reject)
    })
  return { app, stop, ask, slow, begun, drained, database }
}

it('tells whether it lives and whether it is ready', async () => {
  const { app, ask, database } = await listening()
  expect(await ask('/health')).toMatchObject({ status: 200 })
  database.isThere = false
  expect(await ask('/ready')).toMatchObject({ status: 503, body: '{"success":false,"because":"database"}' })
  expect(await ask('/health')).toMatchObject({ status: 200 })
  await app.close()
})

it('serves on while it drains, then ends without waiting for connections that lie idle', async () => {
  const { app, stop, ask, slow, begun, drained } = await listening()
  expect(await ask('/ready')).toMatchObject({ status: 200, connection: 'keep-alive' })
  const under = ask('/slow', false)
  await begun.promise
  const stopped = stop()
  expect(await ask('/ready')).toMatchObject({ status: 503, connection: 'close' })
  expect(await ask('/health', false)).toMatchObject({ status: 200 })
  drained.resolve()
  await vi.waitUntil(() => !app.server.listening, { timeout: 120_000 })
  await expect(ask('/health', false)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  slow.resolve()
  expect(await under).toMatchObject({ status: 200, connection: 'close' })
  expect(await stopped).toBe('stopped')
})

it('cuts what is still under way when its time is over', async () => {
  const { stop, ask, begun, drained } = await listening({ limitMs: 1_000 })
  drained.resolve()
  const under = ask('/slow', false).catch((error: Error & { code?: string }) => error.code)
  await begun.promise
  expect(await stop()).toBe('cut')
  expect(await under).toBe('ECONNRESET')
})
