import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filesIn } from './folder-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landbridge-files-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

async function filesOn(disk: string): Promise<string[]> {
  const found = await readdir(disk, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** A disk that is full when bytes are to be written through to it. */
async function fillDisk(code: string): Promise<void> {
  const handle = await open(folder, 'r')
  vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockRejectedValue(Object.assign(new Error(code), { code }))
  await handle.close()
}

it.each(['ENOSPC', 'EDQUOT'])(
  'keeps nothing of a file that the disk has no room for, and says so (%s)',
  async (code) => {
    await fillDisk(code)
    const files = filesIn(folder)
    await expect(files.put(Buffer.from('a bill of lading'))).rejects.toMatchObject({ code: 'document.storage-full' })
    expect(await filesOn(folder)).toEqual([])
    vi.restoreAllMocks()
    const sha256 = await files.put(Buffer.from('a bill of lading'))
    expect(await filesOn(folder)).toEqual([sha256])
  },
)

it('calls no file missing that it cannot reach', async () => {
  const [missing, unreachable] = ['a', 'b'].map((digit) => digit.repeat(64)) as [string, string]
  await writeFile(join(folder, 'bb'), 'a file where a folder should be')
  expect(await filesIn(folder).read(missing)).toBe(undefined)
  await expect(filesIn(folder).read(unreachable)).rejects.toMatchObject({ code: 'ENOTDIR' })
})

it('keeps nothing either where the disk fails otherwise, and says what the disk said', async () => {
  await fillDisk('EIO')
  await expect(filesIn(folder).put(Buffer.from('a bill of lading'))).rejects.toMatchObject({ code: 'EIO' })
  expect(await filesOn(folder)).toEqual([])
})
