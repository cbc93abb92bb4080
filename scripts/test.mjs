import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asIfAt } from './at-moment.mjs'
import { runChecks } from './check.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'
import { buildWeb, install, node, root } from './set-up.mjs'
import { runVitest } from './vitest-run.mjs'

// `npm test` runs all tests with their set-up, or one part by name; TEST_MOMENT=2028-02-29T10:00+08:00 runs them as if
// it were that time.
const only = process.argv[2]
install()
const moment = process.env.TEST_MOMENT
if (moment) Object.assign(process.env, asIfAt(moment))
const started = Date.now()
const results = []
const failures = []
const slowest = []
// The database's folder goes to another user, who cannot enter ours.
const postgresFolder = mkdtempSync(join(tmpdir(), 'landbridge-postgres-'))

/** A run of Vitest, whose tests are counted one by one. */
async function vitest(name, args, env = {}) {
  if (only && only !== name) return
  console.log(`\n== ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
  const { passed, failed, failures: told, durations } = await runVitest(args, env)
  results.push({ name, passed, failed })
  failures.push(...told.map((failure) => `${name}: ${failure}`))
  slowest.push(...durations.map(({ file, ms }) => ({ name, file: file.replace(root, ''), ms })))
}

/** The checks of `npm run check`, each of which is right or wrong as a whole. */
async function check(name) {
  if (only && only !== name) return
  console.log(`\n== ${name}`)
  const { passed, failures: told } = await runChecks()
  results.push({ name, passed, failed: told.length })
  failures.push(...told.map((failure) => `${name}: ${failure}`))
}

// The checks are programs of one thread or two, which leave room for tests beside them.
await Promise.all([
  check('check'),
  vitest('unit', ['--project', 'contract', '--project', 'reference-data', '--project', 'scripts']).then(() =>
    vitest('answers', ['--project', 'tooling']),
  ),
])
const postgres = findPostgres()
// What PostgreSQL runs whole, the embedded database runs in part (docs/decisions/0240); asked for by its name, and where there is no PostgreSQL, whole.
await vitest('server', ['--project', 'server'], postgres && !only ? { EMBEDDED_SHARE: 'true' } : {})
if (!postgres)
  console.log('\nNo PostgreSQL server programs found: the server tests ran on the embedded database alone.')
else if (!only || only === 'server-postgres') {
  const server = await startPostgres(postgres, postgresFolder)
  try {
    await vitest('server-postgres', ['--project', 'server'], { DATABASE_URL: server.url, SECOND_DATABASE: 'true' })
  } finally {
    await server.stop()
  }
}
// Made alone, the demo business of the browser tests would keep one core busy for a minute and a half, and leave the others idle.
const demo = !only || only === 'e2e' ? makeDemo() : undefined
await vitest('web', ['--project', 'web'])
if (demo) {
  await buildWeb()
  const { folder, status } = await demo
  if (status === 0)
    await vitest('e2e', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM: findChromium(), DEMO_FOLDER: folder })
  else {
    results.push({ name: 'e2e', passed: 0, failed: 1 })
    failures.push(`e2e: the demo business was not made (${status}), and no browser test ran; what it said stands above`)
  }
  rmSync(folder, { recursive: true, force: true })
}
rmSync(postgresFolder, { recursive: true, force: true })

const listed = 12
console.log(`\nThe slowest files:`)
for (const { name, file, ms } of slowest.sort((a, b) => b.ms - a.ms).slice(0, listed))
  console.log(`  ${(ms / 1000).toFixed(1)} s ${name}: ${file}`)
console.log('')
for (const failure of failures) console.log(`FAILED ${failure}\n`)
for (const { name, passed, failed } of results)
  console.log(`${name}: ${passed} passed${failed ? `, ${failed} FAILED` : ''}`)
const sum = (member) => results.reduce((total, result) => total + result[member], 0)
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0

/** Makes the demo business in a new folder, which the browser tests copy; nothing but its own end says whether it is there. */
async function makeDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'landbridge-demo-'))
  const program = spawn(node, [join(root, 'tooling', 'make-demo.ts'), folder], { cwd: root, stdio: 'inherit' })
  const [status] = await once(program, 'exit')
  return { folder, status }
}

/**
 * The browser of the tests: Debian's headless shell, which needs a fifth less processor, installed if allowed, else any
 * Chromium.
 */
function findChromium() {
  const withoutWindow = '/usr/bin/chromium-headless-shell'
  const known = [
    process.env.CHROMIUM,
    withoutWindow,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const isDebian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!process.env.CHROMIUM && !existsSync(withoutWindow) && isDebian) {
    console.log('Installing Chromium …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const browser = known.find((path) => path && existsSync(path))
  if (!browser) {
    console.error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium), or name it in CHROMIUM.',
    )
    process.exit(1)
  }
  return browser
}
