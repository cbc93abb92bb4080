import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../platform/s3-files.ts'

type Stored = { bytes: Buffer; at: Date }
type Answer = { status: number; body?: Buffer | string }

const key = { region: 'us-east-1', bucket: 'landbridge', keyId: 'a-key', secret: 'its-secret' }

/** An S3 stand-in on loopback: one bucket's objects and list, signatures of version 4 by their specification. */
export async function startS3(): Promise<S3Settings & { stop(): void }> {
  const objects = new Map<string, Stored>()
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request)
    const { status, body } = isSigned(request, bytes) ? answer(objects, request, bytes) : { status: 403 }
    response.writeHead(status).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ...key, endpoint, stop: () => void server.close().closeAllConnections() }
}

function answer(objects: Map<string, Stored>, { method, url = '' }: IncomingMessage, bytes: Buffer): Answer {
  const { pathname, searchParams } = new URL(url, 'http://storage')
  const [, bucket, name = ''] = pathname.split('/')
  if (bucket !== key.bucket) return { status: 404 }
  if (name === '') return { status: 200, body: listOf(objects, searchParams) }
  const found = objects.get(name)
  if (method === 'PUT') objects.set(name, { bytes, at: new Date() })
  if (method === 'DELETE') objects.delete(name)
  if (method === 'PUT' || method === 'DELETE') return { status: method === 'PUT' ? 200 : 204 }
  return found ? { status: 200, ...(method === 'GET' && { body: found.bytes }) } : { status: 404 }
}

function listOf(objects: Map<string, Stored>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const names = [...objects.keys()].toSorted().filter((name) => name > after)
  const page = names.slice(0, Number(query.get('max-keys')))
  const rows = page.map((name) => {
    const at = objects.get(name)?.at.toISOString()
    return `<Contents><Key>${name}</Key><LastModified>${at}</LastModified><ETag>&quot;0&quot;</ETag></Contents>`
  })
  const next =
    page.length < names.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '<Marker/>'
  return `<?xml version="1.0"?><ListBucketResult>${rows.join('\n')}${next}</ListBucketResult>`
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const mac = (by: Buffer | string, text: string) => createHmac('sha256', by).update(text).digest()

function isSigned({ method, url = '', headers }: IncomingMessage, bytes: Buffer): boolean {
  const [, keyId, scope = '', names = '', signature] =
    /Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)/.exec(headers.authorization ?? '') ?? []
  const content = String(headers['x-amz-content-sha256'])
  if (keyId !== key.keyId || !['UNSIGNED-PAYLOAD', sha256(bytes)].includes(content)) return false
  const { pathname, searchParams } = new URL(url, 'http://storage')
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).toSorted()
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const request = [method, pathname, query.join('&'), signed.join(''), names, content].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const signingKey = scope.split('/').reduce<Buffer | string>(mac, `AWS4${key.secret}`)
  return mac(signingKey, text).toString('hex') === signature
}
