import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { PlainClient } from './plain-client.ts'

it('sends nothing on a connection that has lain idle, which the server may be about to close', async () => {
  let connections = 0
  const server = createServer({ keepAliveTimeout: 72_000 }, (_, answer) => answer.end())
  server.on('connection', () => connections++).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = new PlainClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const ask = () => client.send('GET', '/')
  await Promise.all([ask(), ask()])
  const before = connections
  await wait(2_000)
  await ask()
  expect(connections).toBe(before + 1)
  server.closeAllConnections()
  server.close()
})
