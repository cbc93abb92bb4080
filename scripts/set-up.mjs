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
 * What the pinned Node is given whatever it runs of the server. A small nursery keeps its memory under 200 MB beside PostgreSQL; Node's own choice takes half as much again.
 * The embedded database's functions are made fast once they prove to be in use (eight times Node's own choice), and not while it starts: one of them takes 600 MB and a second for it.
 */
const nodeArgs = ['--max-semi-space-size=8', '--wasm-tiering-budget=100000000']

/** Runs the server from its sources, as development and most tests do. */
export const serverArgs = [...nodeArgs, sourceOf('main')]

/** Runs the server from its bundle, whatever sources that was built from. */
export const bundleArgs = [...nodeArgs, bundleOf('main')]

/** Runs the server as a portal runs: from its bundle where that fits. */
export const argsToStart = () => [...nodeArgs, programOf('main')]

/** A program of the server: its bundle, which loads in half the time, where it was built from these very sources; else the source itself, and a line says so. */
export function programOf(name) {
  if (isServerBuilt()) return bundleOf(name)
  const why = existsSync(join(root, bundleOf(name))) ? 'built from other sources' : 'not built yet'
  console.error(`The server runs from its sources, for its bundle is ${why} (npm run build).`)
  return sourceOf(name)
}

function sourceOf(name) {
  return `packages/server/src/app/${name}.ts`
}
function bundleOf(name) {
  return `packages/server/dist/${name}.js`
}

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

const webBuild = at('packages', 'web', 'dist')
const serverBuild = at('packages', 'server', 'dist')

/** Builds the web application and what the server draws public pages with, unless they were built from these sources. */
export function buildWeb() {
  build({ what: 'the web application', of: 'packages/web', into: webBuild, stamp: stampOf(['web', 'contract']) })
}

/** Bundles the server with what it shares with others, unless that was done from these sources. */
export function buildServer() {
  build({ what: 'the server', of: 'packages/server', into: serverBuild, stamp: stampOfServer() })
}

/** Whether the bundle of the server was made from these sources. */
export const isServerBuilt = () => isStamped(serverBuild, stampOfServer())

const stampOfServer = () => stampOf(['server', 'contract', 'reference-data'])

function stampOf(packages) {
  const sources = packages.flatMap((name) => sourcesOf(at('packages', name)))
  return hashOf([...sources, readFileSync(at('package-lock.json'), 'utf8')].join('\n'))
}

const stampIn = (folder) => join(folder, '.stamp')
const isStamped = (folder, stamp) => existsSync(stampIn(folder)) && readFileSync(stampIn(folder), 'utf8') === stamp

function build({ what, of, into, stamp }) {
  if (isStamped(into, stamp)) return
  console.log(`Building ${what} …`)
  run('vite', ['build', of, '--logLevel', 'warn'])
  mkdirSync(into, { recursive: true })
  writeFileSync(stampIn(into), stamp)
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
