import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks at the terminal for a word that is not shown while it is typed. */
export async function askInSecret(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_, __, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY === true })
  const answer = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return answer.trim()
}
