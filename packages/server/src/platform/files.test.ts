import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3 } from '../testing/s3-stand-in.ts'
import type { Files } from './files.ts'
import { filesIn } from './folder-files.ts'
import { filesInS3 } from './s3-files.ts'

let folder: string
let storage: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landbridge-files-'))
  storage = await startS3()
})
afterAll(async () => {
  storage.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The time by which a disk dates its files: it is the machine's, also where this program believes in another. */
async function diskTime(): Promise<number> {
  const probe = join(folder, 'probe')
  await writeFile(probe, '')
  return (await stat(probe)).mtimeMs
}

async function allPutBefore(files: Files, before: Date): Promise<string[]> {
  const found: string[] = []
  for await (const some of files.putBefore(before)) found.push(...some)
  return found.toSorted()
}

describe.each([
  ['a folder', () => filesIn(join(folder, 'files')), diskTime],
  ['a storage that speaks S3', () => filesInS3(storage, { perPage: 2 }), async () => Date.now()],
] as const)('files in %s', (_, open, timeThere) => {
  it('come back as they were put, are kept once, and are gone when they are dropped', async () => {
    const files = open()
    const bytes = Buffer.from([0, 255, 10, 13, ...Buffer.from('提单')])
    const sha256 = await files.put(bytes)
    expect(await files.put(bytes)).toBe(sha256)
    expect(await files.has(sha256)).toBe(true)
    const read = await files.read(sha256)
    expect(read && (await buffer(read))).toEqual(bytes)
    await files.drop(sha256)
    await files.drop(sha256)
    expect([await files.has(sha256), await files.read(sha256)]).toEqual([false, undefined])
  })

  it('are listed by the time they were put, all of them', async () => {
    const files = open()
    const put = await Promise.all([1, 2, 3, 4, 5].map((n) => files.put(Buffer.from(`${n}`))))
    const now = await timeThere()
    expect(await allPutBefore(files, new Date(now + 60_000))).toEqual(put.toSorted())
    expect(await allPutBefore(files, new Date(now - 60_000))).toEqual([])
  })
})

it('says that a storage cannot be used which is not there, refuses the key or has no such bucket', async () => {
  const unusable = [{ endpoint: 'http://127.0.0.1:9' }, { secret: 'another' }, { bucket: 'absent' }]
  for (const wrong of unusable) {
    const files = filesInS3({ ...storage, ...wrong })
    await expect.soft(files.put(Buffer.from('x')), JSON.stringify(wrong)).rejects.toMatchObject({
      cause: { code: 'shared.unavailable' },
    })
  }
})
