import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, withNode } from './set-up.mjs'

const libraries = '/usr/lib'

/** Debian's faketime, which tells programs another time of day and leaves what they measure by as it is. */
function findLibrary() {
  const folders = existsSync(libraries) ? readdirSync(libraries) : []
  return folders
    .map((folder) => join(libraries, folder, 'faketime', 'libfaketime.so.1'))
    .find((file) => existsSync(file))
}

/**
 * What a program is started with so that it, and all that it starts, believes that it is begun at a moment: Node,
 * PostgreSQL and the browser alike. The time runs on from there, for everybody the same.
 * @param {string} moment
 */
export function asIfAt(moment) {
  const at = Date.parse(moment)
  if (Number.isNaN(at)) throw new Error(`${moment} is no moment: write 2028-02-29T10:00+08:00.`)
  const library = findLibrary()
  if (!library) throw new Error('Another moment needs faketime: apt-get install faketime.')
  const seconds = Math.round((at - Date.now()) / 1000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Faketime's own guess shortens waits of threads to nothing with this C library, and a browser's threads then keep
    // every core busy.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  }
}

// node scripts/at-moment.mjs 2028-02-29T10:00+08:00 npx vitest run --project web
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [moment = '', program = 'date', ...args] = process.argv.slice(2)
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...withNode(), ...asIfAt(moment) } })
  child.on('exit', (code) => process.exit(code ?? 1))
}
