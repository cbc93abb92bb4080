import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What `npm start` and `npm test` need before they can run. It must itself run on any Node from 18 on, with nothing installed. */

export const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => join(root, ...parts)
const stampFile = at('node_modules', '.landbridge-stamp')

/** The Node that the project is pinned to, which comes with its packages. */
export const node = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * What the pinned Node is given to run the server. A small nursery keeps its memory under 200 MB beside PostgreSQL; Node's own choice takes half as much again.
 * The embedded database is compiled once and quickly (`--liftoff-only`): its parser is one function so large that to optimise it takes 600 MB for a second, at
 * each start. Without, a list costs a quarter more of the processor, and a start a quarter less (docs/decisions/0201).
 */
export const serverArgs = ['--max-semi-space-size=8', '--liftoff-only', 'packages/server/src/app/main.ts']

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** Installs the packages of the lock file, unless exactly they are there already. */
export function install() {
  const wanted = hashOf(readFileSync(at('package-lock.json')))
  const is = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (is === wanted && existsSync(node)) return
  console.log('Installing packages …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  writeFileSync(stampFile, wanted)
}

const webStampFile = at('packages', 'web', 'dist', '.stamp')

/** What the web application is built from, in short. */
export const webStamp = () =>
  hashOf(
    sourcesOf(at('packages', 'web'))
      .concat(sourcesOf(at('packages', 'contract')), readFileSync(at('package-lock.json'), 'utf8'))
      .join('\n'),
  )

/** Whether the web application was built from these sources. */
export const isWebBuilt = (stamp = webStamp()) =>
  existsSync(webStampFile) && readFileSync(webStampFile, 'utf8') === stamp

/** Builds the web application and what the server draws public pages with, unless they were built from these sources. */
export function buildWeb() {
  const stamp = webStamp()
  if (isWebBuilt(stamp)) return
  console.log('Building the web application …')
  const began = Date.now()
  run('vite', ['build', 'packages/web', '--logLevel', 'warn'])
  mkdirSync(at('packages', 'web', 'dist'), { recursive: true })
  writeFileSync(webStampFile, stamp)
  console.log(`The web application is built (${((Date.now() - began) / 1000).toFixed(1)} s).`)
}

/** Runs a program of the installed packages under the pinned Node; its failure ends this one. */
export function run(program, args, env = {}) {
  const file = at('node_modules', '.bin', program)
  const { status } = spawnSync(file, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...withNode(), ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** This environment, with the pinned Node first in the path. */
export const withNode = () => ({
  ...process.env,
  PATH: `${at('node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
})

/** Each source file's name, size and time of change: reading them all would cost the second start its seconds. */
function sourcesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'dist-server'].includes(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourcesOf(path)
      const { size, mtimeMs } = statSync(path)
      return [`${path.slice(root.length)} ${size} ${mtimeMs}`]
    })
}
