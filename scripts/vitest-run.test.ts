import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { root } from './set-up.mjs'
import { runVitest } from './vitest-run.mjs'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What is told of a run of these files of tests. */
async function toldOf(files: Record<string, string>) {
  // Inside the project, where its packages are found.
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, 'node_modules', '.cache', 'landbridge-run-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const silent = { write: () => true }
  return runVitest(['--globals', '--root', folder, '--exclude', 'none'], {}, { stdout: silent, stderr: silent })
}

const uncaught = `
it('ends before', () => void setTimeout(() => { throw Error('thrown too late') }, 1))
it('waits', () => new Promise((done) => setTimeout(done, 100)))`
const failingHook =
  "describe('a part', () => { afterAll(() => { throw Error('left open') }); it('is right', () => {}) })"

it('counts the tests, and names each failure by its file: of a test, a file, a hook, an error that nobody caught', async () => {
  const { passed, failed, failures } = await toldOf({
    'right.test.mjs': "it('is right', () => {})",
    'wrong.test.mjs': "it('is wrong', () => expect(1).toBe(2))",
    'unloaded.test.mjs': "throw Error('no such part')",
    'hook.test.mjs': failingHook,
    'uncaught.test.mjs': uncaught,
    'unheard.test.mjs': "it('ends before', () => void Promise.reject(Error('refused too late')))",
  })
  expect({ passed, failed }).toEqual({ passed: 5, failed: 1 })
  const told = [
    /\/wrong\.test\.mjs\n {2}is wrong\n.*expected 1 to be 2/,
    /\/unloaded\.test\.mjs\n {2}outside its tests\n.*no such part/,
    /\/hook\.test\.mjs\n {2}outside its tests a part\n.*left open/,
    /\/uncaught\.test\.mjs\n {2}outside its tests .*\n.*thrown too late/,
    /\/unheard\.test\.mjs\n {2}outside its tests.*\n.*refused too late/,
  ]
  expect(failures).toHaveLength(told.length)
  for (const one of told) expect(failures).toContainEqual(expect.stringMatching(one))
})

it('has failed once where no test did and an error was caught by nobody', async () => {
  const { passed, failed, failures } = await toldOf({ 'uncaught.test.mjs': uncaught })
  expect({ passed, failed, failures: failures.length }).toEqual({ passed: 2, failed: 1, failures: 1 })
})

it('repeats the last words of a run that never began', async () => {
  const { failed, failures } = await toldOf({ 'vitest.config.mjs': "throw Error('no such setting')" })
  expect(failed).toBe(1)
  expect(failures.join()).toContain('no such setting')
})
