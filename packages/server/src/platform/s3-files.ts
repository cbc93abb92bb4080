import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Problem } from '@landbridge/contract/shared/problem'
import { AwsClient } from 'aws4fetch'
import { type Files, hashOfBytes, isHash } from './files.ts'

export type S3Settings = { endpoint: string; region: string; bucket: string; keyId: string; secret: string }

const timeoutMs = 30_000
const mostTries = 2

/** Files in a bucket of a storage that speaks S3, one for all nodes, named in the path, as every such storage understands. */
export function filesInS3({ endpoint, region, bucket, keyId, secret }: S3Settings, { perPage = 1_000 } = {}): Files {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: mostTries,
  })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`

  async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client
      .fetch(root + path, { ...init, method, signal: AbortSignal.timeout(timeoutMs) })
      .catch((cause: unknown) => unavailable(`${method} ${root}: ${String(cause)}`))
    if (answer.status === 507) throw new Problem('document.storage-full')
    if (!answer.ok && answer.status !== 404) unavailable(`${method} ${root}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  const exists = async (sha256: string) => (await ask('HEAD', `/${sha256}`)).ok
  return {
    has: exists,
    async put(bytes) {
      const sha256 = hashOfBytes(bytes)
      const headers = { 'X-Amz-Content-Sha256': sha256, 'Content-Type': 'application/octet-stream' }
      const { ok } = await ask('PUT', `/${sha256}`, { body: Buffer.from(bytes), headers })
      if (!ok) unavailable(`there is no bucket ${bucket}`)
      return sha256
    },
    async read(sha256) {
      const { ok, body } = await ask('GET', `/${sha256}`)
      return ok && body ? Readable.fromWeb(body as ReadableStream) : undefined
    },
    async drop(sha256) {
      await ask('DELETE', `/${sha256}`)
    },
    async *putBefore(before) {
      let next: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          'max-keys': String(perPage),
          ...(next && { 'continuation-token': next }),
        })
        const listed = await (await ask('GET', `/?${query}`)).text()
        const objects = listed.match(/<Contents>.*?<\/Contents>/gs) ?? []
        const old = objects.filter((one) => new Date(memberOf(one, 'LastModified') ?? '') < before)
        yield old.map((one) => memberOf(one, 'Key') ?? '').filter(isHash)
        next = memberOf(listed, 'NextContinuationToken')
      } while (next)
    },
  }
}

/** A member of the storage's XML whose text has no signs that XML would write otherwise. */
const memberOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<&]*)</${name}>`).exec(xml)?.[1]

function unavailable(because: string): never {
  throw new Error(`The storage of files: ${because}`, { cause: new Problem('shared.unavailable') })
}
