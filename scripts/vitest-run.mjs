import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, withNode } from './set-up.mjs'

const brokenReporter = fileURLToPath(new URL('broken-reporter.mjs', import.meta.url))
const longestText = 2_000

/**
 * Runs Vitest, shows what it says, and answers how many tests passed and failed, each failure in words, and how long each file took.
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {Record<'stdout' | 'stderr', { write(part: unknown): unknown, isTTY?: boolean }>} show
 */
export async function runVitest(args, env = {}, show = process) {
  const folder = mkdtempSync(join(tmpdir(), 'landbridge-report-'))
  const [report, broken] = [join(folder, 'report.json'), join(folder, 'broken.json')]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const program = spawn('npx', ['vitest', 'run', ...args, ...reporters, `--reporter=${brokenReporter}`], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...withNode(), ...(show.stdout.isTTY && { FORCE_COLOR: '1' }), ...env, BROKEN_REPORT: broken },
  })
  let saidLast = ''
  for (const stream of ['stdout', 'stderr'])
    program[stream].on('data', (part) => {
      show[stream].write(part)
      saidLast = (saidLast + part).slice(-longestText)
    })
  const [status] = await once(program, 'close')
  const read = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise)
  const outcome = outcomeOf({ status, report: read(report, {}), broken: read(broken, []), saidLast })
  rmSync(folder, { recursive: true, force: true })
  return outcome
}

/** A run that broke outside its tests, or ran none, has failed too. */
function outcomeOf({ status, report, broken, saidLast }) {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults: files = [] } = report
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => inWords(name, fullName, failureMessages.join('\n'))),
  )
  const outside = broken.map(({ file, test, error }) => inWords(file, `outside its tests ${test}`.trim(), error))
  const isBroken = failed === 0 && (status !== 0 || passed === 0)
  const failures = [...tests, ...outside]
  if (isBroken && failures.length === 0)
    failures.push(inWords('the run itself', `ended with ${status} after ${passed} tests; its last words`, saidLast))
  const durations = files.map(({ name, startTime, endTime }) => ({ file: name, ms: endTime - startTime }))
  return { passed, failed: isBroken ? 1 : failed, failures, durations }
}

const inWords = (file, what, why) => `${file.replace(root, '')}\n  ${what}\n${why.slice(0, longestText)}`
