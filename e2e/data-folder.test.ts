import { existsSync } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

const demo = inject('demo')

it.skipIf(!existsSync(demo) || process.platform === 'win32')(
  'leaves nothing of the embedded database open to other users',
  async () => {
    const paths = (await readdir(demo, { recursive: true })).map((path) => join(demo, path))
    const open = await Promise.all(paths.map(async (path) => ((await lstat(path)).mode & 0o077 ? [path] : [])))
    expect(paths.length).toBeGreaterThan(100)
    expect(open.flat()).toEqual([])
  },
)
