import { readFileSync } from 'node:fs'
import compress from '@fastify/compress'
import Fastify from 'fastify'

// Answers of the portal as they were once given, compressed as told: what compressing costs stands beside nothing else.
const [file = '', options = '{}'] = process.argv.slice(2)
const answers = JSON.parse(readFileSync(file, 'utf8')) as string[]
const app = Fastify()
if (options !== 'none')
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 0, ...JSON.parse(options) })
for (const [at, answer] of answers.entries())
  app.get(`/${at}`, async (_, reply) => reply.type('application/json; charset=utf-8').send(answer))
process.stdout.write(`is open at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
