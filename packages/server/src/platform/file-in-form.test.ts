import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { failureTexts } from '../app/failure-texts.ts'
import { fileIn } from './file-in-form.ts'
import { replyWithProblems } from './problems.ts'

const limit = 1000

/** Sends a file in the pieces that are given, each when the one before was read. */
async function send(...pieces: number[]) {
  const app = fastify()
  await app.register(multipart)
  replyWithProblems(app, failureTexts)
  app.post('/', async (request) => ({ kept: (await fileIn(request, limit)).bytes.length }))
  async function* body() {
    yield '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
    for (const size of pieces) {
      yield Buffer.alloc(size, 'a')
      for (let turn = 0; turn < 20; turn++) await nextTurn()
    }
    yield '\r\n--edge--\r\n'
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const reply = await app.inject({ method: 'POST', url: '/', headers, payload: Readable.from(body()) })
  return [reply.statusCode, reply.json().code ?? reply.json().kept]
}

it('takes a file up to its limit whole, and none beyond, however it was cut on its way', async () => {
  expect(await send(limit)).toEqual([200, limit])
  expect(await send(400, 600)).toEqual([200, limit])
  for (const pieces of [[limit + 1], [limit, 1], [600, 400, 1], [600, 600], [limit, limit, limit]]) {
    expect.soft(await send(...pieces), pieces.join(' + ')).toEqual([413, 'document.too-large'])
  }
  expect(await send()).toEqual([422, 'document.file-needed'])
})

it.each([
  [
    'that ends before it said so',
    '; boundary=edge',
    '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf',
  ],
  ['without the word that parts it', '', '--edge\r\n\r\n'],
  ['parted by another word', '; boundary=edge', '--other\r\n\r\nwhole\r\n--other--\r\n'],
  ['of nothing but brackets', '; boundary=edge', '['.repeat(2_000)],
])('says that a form is malformed %s', async (_, parameters, payload) => {
  const app = fastify()
  await app.register(multipart)
  replyWithProblems(app, failureTexts)
  app.post('/', async (request) => ({ kept: (await fileIn(request, limit)).bytes.length }))
  const headers = { 'content-type': `multipart/form-data${parameters}` }
  const reply = await app.inject({ method: 'POST', url: '/', headers, payload })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'shared.malformed'])
})
