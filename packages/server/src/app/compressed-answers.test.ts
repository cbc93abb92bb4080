import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'

async function stations(pageSize: number) {
  const { guest } = await newWorld()
  const query = { key: '', type: '', pageSize: String(pageSize) }
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  return guest.send({ method: 'GET', path: '/api/v1/railport-query', query, headers })
}

it('sends a list to a browser compressed and in one piece, whose length it says', async () => {
  const reply = await stations(60)
  const { length } = reply.rawPayload
  expect(reply.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(length) })
  const plain = brotliDecompressSync(reply.rawPayload)
  expect(plain.length).toBeGreaterThan(20_000)
  expect(plain.length).toBeGreaterThan(3 * length)
  expect(JSON.parse(plain.toString()).data).toHaveLength(60)
})

it('sends a short answer as it is, which compressing would cost more than sending', async () => {
  const reply = await stations(1)
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.json().data).toHaveLength(1)
})
