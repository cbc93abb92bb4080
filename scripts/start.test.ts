import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from './set-up.mjs'

// The real programs of `npm start` in a small project whose builder and server are controlled by files.
const webBuild = 'packages/server/src/app/web-build.ts'
const started: ChildProcess[] = []
let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'landbridge-npm-start-'))
  for (const path of ['scripts/start.mjs', 'scripts/build.mjs', 'scripts/set-up.mjs', webBuild]) {
    put(path)
    copyFileSync(join(root, path), join(project, path))
  }
  for (const name of ['web', 'contract', 'reference-data']) put(`packages/${name}/src/main.ts`)
  put('package.json', '{ "type": "module" }')
  put('package-lock.json', '{}')
  put('node_modules/.landbridge-stamp', createHash('sha256').update('{}').digest('hex'))
  put('packages/server/src/app/main.ts', server)
  // On its way to the build, a source may change.
  put(
    'node_modules/node/bin/node',
    '#!/bin/sh\n[ -e on-build ] && [ "$1" = scripts/build.mjs ] && . ./on-build\nexec .node "$@"\n',
  )
  put('node_modules/.bin/vite', builder)
  symlinkSync(process.execPath, join(project, 'node_modules/.bin/.node'))
})
afterEach(() => {
  // The builder and the server of a start that is not whole end with their project.
  rmSync(project, { recursive: true, force: true })
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

const server = `
import { existsSync } from 'node:fs'
const { awaitBuild } = await import(process.cwd() + '/${webBuild}')
while (existsSync('folder-taken') && !existsSync('vite-began')) await new Promise((done) => setTimeout(done, 50))
if (existsSync('folder-taken')) { console.error('Another server is using it.'); process.exit(1) }
const stamp = process.env.BUILD_STAMP
if (stamp && !(await awaitBuild(stamp, console.log))) { console.error('The portal does not open.'); process.exit(1) }
process.once('SIGTERM', async () => {
  console.log('is ending')
  while (existsSync('server-works')) await new Promise((done) => setTimeout(done, 50))
  console.log('ended in order')
  process.exit(0)
})
console.log('is open from ' + process.argv[1].replace(process.cwd(), ''))
setInterval(() => existsSync('package.json') || process.exit(1), 100)
`

const builder = `#!/bin/sh
echo "vite begins with $2"
touch vite-began
while [ -e vite-waits ]; do sleep 0.05; done
[ -e "fails-$(basename "$2")" ] && { echo 'a long stack' >&2; exit 1; }
mkdir -p "$2/dist"
cp packages/server/src/app/main.ts "$2/dist/main.js"
echo > "$2/dist/index.html"
`

function put(path: string, text = ''): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
  chmodSync(join(project, path), 0o755)
}

/** A start of that project, as npm would make it unless a command is given. */
function start(environment: Record<string, string> = {}, command = [process.execPath, 'scripts/start.mjs']) {
  const { npm_lifecycle_event: _, ...inherited } = process.env
  const path = `${join(project, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: project,
    env: { ...inherited, PATH: path, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  // All that it began writes to the same pipes: they close with the last of them.
  const allGone = once(child, 'close').then(([code]) => ({ code, output }))
  const until = (words: string | RegExp) => expect.poll(() => output).toMatch(words)
  const kill = (signal: NodeJS.Signals) => child.kill(signal)
  const end = () => {
    kill('SIGTERM')
    return allGone
  }
  return { kill, end, until, allGone, output: () => output }
}

const isStamped = () => existsSync(join(project, 'packages/web/dist/.stamp'))

it.each(['SIGTERM', 'SIGINT'] as const)(
  'leaves nothing behind when it is ended while it builds (%s)',
  async (signal) => {
    put('vite-waits')
    const run = start()
    await run.until('vite begins with packages/web')
    await run.until('Waiting for the web application')
    run.kill(signal)
    expect((await run.allGone).output).not.toContain('not built:')
    expect(isStamped()).toBe(false)
  },
)

it('leaves no builder behind when the server cannot start', async () => {
  put('vite-waits')
  put('folder-taken')
  const { code, output } = await start().allGone
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('Another server is using it.') })
  expect(isStamped()).toBe(false)
})

it.each(['SIGTERM', 'SIGINT'] as const)(
  'ends an open portal in order, however often it is told (%s)',
  async (signal) => {
    put('server-works')
    const run = start()
    await run.until('is open')
    run.kill(signal)
    await run.until('is ending')
    run.kill(signal)
    rmSync(join(project, 'server-works'))
    expect(await run.allGone).toMatchObject({ code: 0, output: expect.stringContaining('ended in order') })
  },
)

it('ends the portal when npm has gone with its shell', async () => {
  const run = start({ npm_lifecycle_event: 'start' }, ['/bin/sh', '-c', `${process.execPath} scripts/start.mjs; :`])
  await run.until('is open')
  expect((await run.end()).output).toContain('ended in order')
})

it('does not wait for a build whose starter was killed, and says so', async () => {
  put('vite-waits')
  const run = start()
  await run.until('vite begins with packages/web')
  await run.until('Waiting for the web application')
  run.kill('SIGKILL')
  expect((await run.allGone).output).toContain('The portal does not open.')
  expect(isStamped()).toBe(false)
})

it('does not wait for the build of another start', async () => {
  const first = start()
  await first.until('Built the server')
  await first.end()
  const second = start({ BUILD_STAMP: 'of-another' })
  await second.until('is open from /packages/server/dist/main.js')
  expect(second.output()).not.toContain('Waiting')
  await second.end()
})

it('opens although a source of the pages changes while the build begins', async () => {
  put('on-build', 'echo changed > packages/web/src/changed.ts')
  const run = start()
  await run.until('is open')
  expect(await run.end()).toMatchObject({ code: 0 })
})

it('says that it does not open when the pages cannot be built', async () => {
  put('fails-web')
  const { code, output } = await start().allGone
  expect({ code, output }).toMatchObject({
    code: 1,
    output: expect.stringMatching(/a long stack\n(.*\n)*The web application was not built/),
  })
})

it('goes on from the sources with one line when the bundle of the server cannot be built', async () => {
  put('fails-server')
  const run = start()
  await run.until(/bundle of the server cannot be built.*goes on from its sources/)
  await run.until('is open from /packages/server/src/app/main.ts')
  expect(run.output()).not.toContain('a long stack')
  await run.end()
})

it('trusts no bundle that is not there or half written', async () => {
  const bundle = join(project, 'packages/server/dist/main.js')
  const first = start()
  await first.until('Built the server')
  await first.end()
  rmSync(bundle)
  put('vite-waits')
  const second = start()
  await second.until('is open from /packages/server/src/app/main.ts')
  await second.until('Building the server')
  writeFileSync(bundle, 'half of')
  await second.end()
  rmSync(join(project, 'vite-waits'))
  const third = start()
  await third.until('is open from /packages/server/src/app/main.ts')
  await third.until('Built the server')
  await third.end()
})
