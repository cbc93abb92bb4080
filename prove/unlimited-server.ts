import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { hashOf } from '../packages/server/src/platform/envelope.ts'

// Reads every form whole and works its signature out, as the portal did before it had limits: what the measurement must find dear.
const server = createServer(async (request, response) => {
  const fields = Object.fromEntries(new URLSearchParams(await text(request)))
  response.end(hashOf(fields, 'landbridge').toString('base64'))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
