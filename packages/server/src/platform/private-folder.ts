import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const others = 0o077

/** Closes a folder and all that lies in it to other users of the machine, and tells how much was open. */
export async function closeToOthers(folder: string): Promise<number> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true })
  const entries = inside.filter((entry) => entry.isFile() || entry.isDirectory())
  let closed = 0
  for (const path of [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))]) {
    const { mode } = await lstat(path)
    if ((mode & others) === 0) continue
    await chmod(path, mode & ~others & 0o7777)
    closed++
  }
  return closed
}
