import { chmod, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { closeToOthers } from './private-folder.ts'

it.skipIf(process.platform === 'win32')(
  'closes what other users could read or write, and nothing outside',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'landbridge-private-'))
    const [rows, outside] = [join(folder, 'data', 'database', 'rows'), join(folder, 'outside')]
    await mkdir(join(folder, 'data', 'database'), { recursive: true })
    await writeFile(rows, '')
    await writeFile(outside, '')
    await symlink(outside, join(folder, 'data', 'link'))
    for (const path of [rows, outside, join(folder, 'data')]) await chmod(path, 0o777)
    await chmod(join(folder, 'data', 'database'), 0o700)
    expect(await closeToOthers(join(folder, 'data'))).toBe(2)
    const modeOf = async (path: string) => ((await lstat(path)).mode & 0o777).toString(8)
    expect([await modeOf(rows), await modeOf(join(folder, 'data')), await modeOf(outside)]).toEqual([
      '700',
      '700',
      '777',
    ])
    expect(await closeToOthers(join(folder, 'data'))).toBe(0)
    await rm(folder, { recursive: true })
  },
)
