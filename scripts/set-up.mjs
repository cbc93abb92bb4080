import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What `npm start` and `npm test` need before they can run. It must itself run on any Node from 18 on, with nothing installed. */

export const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => join(root, ...parts)
const stampFile = at('node_modules', '.landbridge-stamp')

/** The Node that the project is pinned to, which comes with its packages. */
export const node = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * Node's memory options for the server: a small nursery keeps it under 200 MB, the embedded database is compiled
 * quickly (`--liftoff-only`, docs/decisions/0201), and the heap grows by half instead of fourfold.
 */
const nodeArgs = [
  '--max-semi-space-size=8',
  '--liftoff-only',
  '--initial-old-space-size=64',
  '--heap-growing-percent=50',
]

/** Runs the server from its sources, as development and most tests do. */
export const serverArgs = [...nodeArgs, sourceOf('main')]

/** Runs the server from its bundle, whatever sources that was built from. */
export const bundleArgs = [...nodeArgs, bundleOf('main')]

/** Runs the server as a portal runs: from its bundle where that fits. */
export const argsToStart = () => [...nodeArgs, programOf('main')]

/**
 * A program of the server: its bundle where it was built from these sources, else the source with a line that says so.
 */
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

const webBuild = { folder: at('packages', 'web', 'dist'), main: 'index.html' }
const serverBuild = { folder: at('packages', 'server', 'dist'), main: 'main.js' }

/**
 * Builds the web application and the server's renderer of public pages, unless they are current; a caller that waits
 * gives the stamp.
 */
export function buildWeb(stamp = stampOfWeb()) {
  return build({ what: 'the web application', from: 'packages/web', into: webBuild, stamp })
}

/** Bundles the server with what it shares with others, unless that was done from these sources. */
export function buildServer({ isQuiet = false } = {}) {
  return build({ what: 'the server', from: 'packages/server', into: serverBuild, stamp: stampOfServer(), isQuiet })
}

/** The web application's sources, in short. */
export const stampOfWeb = () => stampOf(['web', 'contract'])
const stampOfServer = () => stampOf(['server', 'contract', 'reference-data'])

/** An image lacks the contract's sources, so that no stamp can be taken: what was built is what there is. */
const hasSources = () => existsSync(at('packages', 'contract', 'src'))
const isThere = ({ folder, main }) => existsSync(join(folder, main))

/** Whether the web application was built from these sources. */
export const isWebBuilt = (stamp) => (hasSources() ? isStamped(webBuild, stamp ?? stampOfWeb()) : isThere(webBuild))

/** Whether the bundle of the server was made from these sources. */
export const isServerBuilt = () => (hasSources() ? isStamped(serverBuild, stampOfServer()) : isThere(serverBuild))

function stampOf(packages) {
  const sources = packages.flatMap((name) => sourcesOf(at('packages', name)))
  return hashOf([...sources, readFileSync(at('package-lock.json'), 'utf8')].join('\n'))
}

const stampIn = (folder) => join(folder, '.stamp')
const isStamped = (build, stamp) =>
  isThere(build) && existsSync(stampIn(build.folder)) && readFileSync(stampIn(build.folder), 'utf8') === stamp

async function build({ what, from, into, stamp, isQuiet }) {
  if (isStamped(into, stamp)) return
  console.log(`Building ${what} …`)
  const began = Date.now()
  // What is half written must not pass for what was there before.
  rmSync(stampIn(into.folder), { force: true })
  await run('vite', ['build', from, '--logLevel', 'warn'], isQuiet ? 'ignore' : 'inherit')
  mkdirSync(into.folder, { recursive: true })
  writeFileSync(stampIn(into.folder), stamp)
  console.log(`Built ${what} (${((Date.now() - began) / 1000).toFixed(1)} s).`)
}

/**
 * Runs a program of the installed packages under the pinned Node, which ends this one if it fails and never outlives
 * it.
 */
async function run(program, args, stdio) {
  const file = at('node_modules', '.bin', program)
  const child = spawn(file, args, { cwd: root, stdio, env: withNode(), shell: process.platform === 'win32' })
  process.once('exit', () => child.kill())
  const [status] = await once(child, 'exit')
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
