import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, withNode } from './set-up.mjs'

const atOnce = 2

/**
 * Runs the `check:` scripts of package.json two at a time, and answers how many passed and the output of each other
 * one.
 */
export async function runChecks() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const waiting = Object.entries(scripts).filter(([name]) => name.startsWith('check:'))
  const failures = []
  let passed = 0
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next
      const { status, said } = await runCheck(command)
      console.log(`${name}\n${said}`.trim())
      if (status === 0) passed++
      else failures.push(`${name}\n${said.slice(-2_000)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return { passed, failures }
}

async function runCheck(command) {
  const program = spawn(command, { cwd: root, shell: true, stdio: ['inherit', 'pipe', 'pipe'], env: withNode() })
  let said = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (part) => (said += part))
  const [status] = await once(program, 'close')
  return { status, said }
}

if (import.meta.main) {
  const { passed, failures } = await runChecks()
  for (const failure of failures) console.error(`\nFAILED ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
