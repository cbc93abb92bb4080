import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type FolderLock, lockFolder } from './folder-lock.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'landbridge-lock-'))
const held = (lock: FolderLock | 'taken') => {
  if (lock === 'taken') throw new Error('The folder is taken.')
  return lock
}

it('gives a folder to one holder at a time', async () => {
  const folder = await newFolder()
  const first = held(await lockFolder(folder))
  expect(await lockFolder(folder)).toBe('taken')
  await first.release()
  await held(await lockFolder(folder)).release()
})

it('gives a folder to one of many who come at once', async () => {
  const folder = await newFolder()
  const locks = await Promise.all(Array.from({ length: 8 }, () => lockFolder(folder)))
  const holders = locks.filter((lock) => lock !== 'taken')
  expect(holders).toHaveLength(1)
  await holders[0]?.release()
})

it('takes over from a holder that was killed', async () => {
  const folder = await newFolder()
  const program = join(folder, 'holder.mjs')
  const source = new URL('./folder-lock.ts', import.meta.url).href
  await writeFile(
    program,
    `import { lockFolder } from ${JSON.stringify(source)}
     await lockFolder(${JSON.stringify(folder)}); process.send('held'); setInterval(() => {}, 1000)`,
  )
  const holder = fork(program)
  await once(holder, 'message')
  expect(await lockFolder(folder)).toBe('taken')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await held(await lockFolder(folder)).release()
})
