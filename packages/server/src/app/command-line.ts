import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeAdministrator } from '../access/index.ts'
import { clockOf } from '../platform/clock.ts'
import { connect } from '../platform/connections.ts'
import { databaseOver } from '../platform/database.ts'
import { lockFolder } from '../platform/folder-lock.ts'
import { migrate } from '../platform/migrations.ts'
import { askInSecret } from './ask-in-secret.ts'
import { readSettings, type Settings } from './settings.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

const usage = `Usage: npm run landbridge -- admin create --account <account> [--name <name>]

Makes an administrator. The password (15 to 64 characters) is taken from ADMIN_PASSWORD, or asked for.`

const afterwards = `
The first login leads to the security settings: have an authenticator app at hand, scan the picture it shows,
enter the code, and keep the ten recovery codes. Until then nothing else is open.`

/** The commands that a person gives to the program from outside, and the exit code they end with. */
export async function runCommand(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { account: { type: 'string' }, name: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  if (positionals.join(' ') !== 'admin create' || typeof values.account !== 'string') {
    complain(usage)
    return 1
  }
  const settings = readSettings(environment)
  if ('wrong' in settings) {
    for (const line of settings.wrong) complain(line)
    return 1
  }
  const password = environment.ADMIN_PASSWORD || (await askInSecret('Password: '))
  const realName = typeof values.name === 'string' ? values.name : values.account
  return createAdministrator({ account: values.account, realName, password }, settings)
}

async function createAdministrator(
  person: { account: string; realName: string; password: string },
  settings: Settings,
): Promise<number> {
  const lock = settings.DATABASE_URL ? undefined : await lockFolder(settings.DATA_DIR)
  if (lock === 'taken') {
    complain(`A server is using ${settings.DATA_DIR}. Stop it first.`)
    return 1
  }
  const { pool, close } = await connect(settings.DATABASE_URL, { folder: join(settings.DATA_DIR, 'database') })
  try {
    await migrate(pool)
    const refusal = await makeAdministrator(databaseOver(pool, clockOf(settings)), person)
    if (refusal) complain(refusal)
    else say(`${person.account} can log in now.${settings.isProduction ? afterwards : ''}`)
    return refusal ? 1 : 0
  } finally {
    await close()
    await lock?.release()
  }
}

if (import.meta.main) process.exitCode = await runCommand(process.argv.slice(2), process.env)
