import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from './postgres.mjs'
import { buildWeb, install, root, withNode } from './set-up.mjs'

// The whole of the tests, with all their set-up: `npm test`; or one part of them by name.
const only = process.argv[2]
install()
const started = Date.now()
const results = []
const failures = []
const slowest = []
const folder = mkdtempSync(join(tmpdir(), 'landbridge-tests-'))
// The database's folder goes to another user, who cannot enter ours.
const postgresFolder = mkdtempSync(join(tmpdir(), 'landbridge-postgres-'))

/** A step that is right or wrong as a whole. */
function step(name, program, args, env = {}) {
  if (only && only !== name) return
  console.log(`\n== ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...withNode(), ...env } })
  results.push({ name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 })
}

/** A run of Vitest, whose tests are counted one by one. */
function vitest(name, args, env = {}) {
  if (only && only !== name) return
  const report = join(folder, `${name}.json`)
  console.log(`\n== ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...withNode(), ...env },
    },
  )
  const said = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const passed = said?.numPassedTests ?? 0
  const failed = said?.numFailedTests ?? 0
  for (const { name: file, assertionResults } of said?.testResults ?? [])
    for (const { status: result, fullName, failureMessages } of assertionResults)
      if (result === 'failed')
        failures.push(`${name}: ${file}\n  ${fullName}\n${failureMessages.join('\n').slice(0, 2_000)}`)
  const perFile = (said?.testResults ?? []).map((file) => [file.name, file.endTime - file.startTime])
  slowest.push(...perFile.map(([file, ms]) => ({ name, file: file.replace(root, ''), ms })))
  // A run that broke outside its tests, or ran none, has failed too.
  results.push({ name, passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed })
}

step('check', 'npm', ['run', 'check', '--silent'])
vitest('unit', ['--project', 'contract', '--project', 'reference-data', '--project', 'scripts'])
vitest('answers', ['--project', 'tooling'])
vitest('server', ['--project', 'server'])
const postgres = findPostgres()
if (!postgres)
  console.log('\nNo PostgreSQL server programs found: the server tests ran on the embedded database alone.')
else if (!only || only === 'server-postgres') {
  const server = await startPostgres(postgres, postgresFolder)
  vitest('server-postgres', ['--project', 'server'], { DATABASE_URL: server.url, SECOND_DATABASE: 'true' })
  await server.stop()
}
vitest('web', ['--project', 'web'])
if (!only || only === 'e2e') {
  buildWeb()
  if (existsSync(join(root, 'e2e')) && readdirSync(join(root, 'e2e')).length > 0) {
    const browser = findChromium()
    vitest('e2e', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM: browser })
  }
}
for (const made of [folder, postgresFolder]) rmSync(made, { recursive: true, force: true })

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

/** The browser of the tests: the system's Chromium, installed from Debian's packages when we may. */
function findChromium() {
  const known = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const found = () => known.find((path) => path && existsSync(path))
  if (!found() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const browser = found()
  if (!browser) {
    console.error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium), or name it in CHROMIUM.',
    )
    process.exit(1)
  }
  return browser
}
