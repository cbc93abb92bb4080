import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { type ChainFault, sealedWithinS } from '@landbridge/contract/site/audit-chain'
import { makeAdministrator } from '../access/index.ts'
import { verifyChain } from '../platform/audit-chain/audit-chain-commands.ts'
import { system } from '../platform/caller.ts'
import { clockOf } from '../platform/clock.ts'
import { connect } from '../platform/connections.ts'
import { type Database, databaseOver } from '../platform/database.ts'
import { lockFolder } from '../platform/folder-lock.ts'
import { migrate } from '../platform/migrations.ts'
import { followers } from './areas.ts'
import { deployedBy, makeBackup, restoreBackup } from './backup-commands.ts'
import { readSettings, type Settings } from './settings.ts'

const printLine = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

const usage = `Usage:
  npm run landbridge -- admin create --account <account> [--name <name>]
    Makes an administrator. The password (15 to 64 characters) is taken from ADMIN_PASSWORD, or typed at the terminal.
  npm run landbridge -- audit verify [--anchor <number:hash>]
    Says whether the audit log is whole, or names the first entry that was tampered with (exit code 1). The end that it
    prints can be kept elsewhere and given as the anchor later: a log that somebody wrote anew does not lead through it.
    Where entries have had no seal for over a minute it says so and ends with 2.
  npm run landbridge -- backup --to <folder>
    Copies rows and files into a new folder. A PostgreSQL may be in use meanwhile; the embedded database is stopped first.
  npm run landbridge -- restore --from <folder>
    Brings such a copy back into a database in which there is nothing yet, and checks that all of it is there.`

const afterwards = `
The first login leads to the security settings: have an authenticator app at hand, scan the picture it shows,
enter the code, and keep the ten recovery codes. Until then nothing else is open.`

/** The commands that a person gives to the program from outside, and the exit code they end with. */
export async function runCommand(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      ['account', 'name', 'anchor', 'to', 'from'].map((name) => [name, { type: 'string' as const }]),
    ),
    allowPositionals: true,
    strict: false,
  })
  const command = commands[positionals.join(' ')]
  const isComplete = command?.needs.every((option) => typeof values[option] === 'string')
  if (!command || !isComplete || (values.anchor !== undefined && !anchorOf(values.anchor))) {
    complain(usage)
    return 1
  }
  const settings = readSettings(environment)
  if ('wrong' in settings) {
    for (const line of settings.wrong) complain(line)
    return 1
  }
  return command.run({ settings, environment, option: (name) => values[name] as string | undefined })
}

type CommandContext = { settings: Settings; environment: NodeJS.ProcessEnv; option(name: string): string | undefined }
type Command = { needs: readonly string[]; run(given: CommandContext): Promise<number> }

const commands: Readonly<Record<string, Command>> = {
  'admin create': {
    needs: ['account'],
    async run({ settings, environment, option }) {
      const account = option('account') ?? ''
      const password = environment.ADMIN_PASSWORD || (await askInSecret('Password: '))
      const person = { account, realName: option('name') ?? account, password }
      return withDatabase(settings, (db) => createAdministrator(person, settings, db))
    },
  },
  'audit verify': {
    needs: [],
    run: ({ settings, option }) => withDatabase(settings, (db) => verifyAudit(db, anchorOf(option('anchor')))),
  },
  backup: {
    needs: ['to'],
    run: ({ settings, environment, option }) =>
      withFolder(settings, () => makeBackup(deployedBy(settings, environment), option('to') ?? '')),
  },
  restore: {
    needs: ['from'],
    run: ({ settings, environment, option }) =>
      withFolder(settings, () => restoreBackup(deployedBy(settings, environment), option('from') ?? '')),
  },
}

async function withFolder(settings: Settings, work: () => Promise<number>): Promise<number> {
  const lock = settings.DATABASE_URL ? undefined : await lockFolder(settings.DATA_DIR)
  if (lock === 'taken') {
    complain(`A server is using ${settings.DATA_DIR}. Stop it first.`)
    return 1
  }
  return work().finally(() => lock?.release())
}

const withDatabase = (settings: Settings, work: (db: Database) => Promise<number>): Promise<number> =>
  withFolder(settings, async () => {
    const { pool, close } = await connect(settings.DATABASE_URL, { folder: join(settings.DATA_DIR, 'database') })
    try {
      await migrate(pool)
      return await work(databaseOver(pool, clockOf(settings), followers))
    } finally {
      await close()
    }
  })

async function createAdministrator(
  person: { account: string; realName: string; password: string },
  { isProduction }: Settings,
  db: Database,
): Promise<number> {
  const refusal = await makeAdministrator(db, person)
  if (refusal) complain(refusal)
  else printLine(`${person.account} can log in now.${isProduction ? afterwards : ''}`)
  return refusal ? 1 : 0
}

/** An end of the chain as it was printed earlier. */
function anchorOf(option: unknown): { seq: number; hash: Buffer } | undefined {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(String(option)) ?? []
  return seq && hash ? { seq: Number(seq), hash: Buffer.from(hash, 'hex') } : undefined
}

async function verifyAudit(db: Database, anchor: { seq: number; hash: Buffer } | undefined): Promise<number> {
  const found = await db.readAs(system, (tx) => verifyChain(tx, anchor))
  const waiting = `${found.waiting} wait for their seal.`
  if (found.broken) {
    const { seq, entryId, because } = found.broken
    complain(`The audit log is BROKEN at entry ${seq}${entryId ? ` (${entryId})` : ''}: ${faults[because]}. ${waiting}`)
    return 1
  }
  const until = found.wholeTo ? ` until ${found.wholeTo.toISOString()}` : ''
  printLine(`The audit log is whole: ${found.sealed} entries${until}. ${waiting}`)
  printLine(`Its end: ${found.end.seq}:${found.end.hash.toString('hex')}`)
  if (found.waitingS <= sealedWithinS) return 0
  complain(
    `The oldest entry without a seal has waited ${ageOf(found.waitingS)}; sealing takes seconds, so it stands still.`,
  )
  complain('What waits is not protected yet. Start the portal, or look at its log, and verify again.')
  return 2
}

const ageOf = (seconds: number) =>
  seconds < 7200 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3600)} h`

const faults: Readonly<Record<ChainFault, string>> = {
  'seal-missing': 'its seal is missing',
  'entry-missing': 'the entry is missing',
  'entry-changed': 'the entry or its seal was changed',
  'seal-forged': 'its seal does not belong to the chain',
  'never-sealed': 'an entry stands beside the chain',
  'end-cut': 'the end of the chain was cut off',
}

/** Asks at the terminal for a word that is not shown while it is typed. */
async function askInSecret(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_, __, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY === true })
  const answer = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return answer.trim()
}
