import { join } from 'node:path'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { sessionsOver } from '../access/index.ts'
import { keyCallerOf } from '../customer/index.ts'
import { type Clock, clockByDatabase, clockOf, timeBy } from '../platform/clock.ts'
import { type Connections, connect, type PoolLimits } from '../platform/connections.ts'
import { type Database, databaseOver } from '../platform/database.ts'
import { lockFolder } from '../platform/folder-lock.ts'
import { jobRunnerOver } from '../platform/job-runner.ts'
import { planJobs } from '../platform/jobs.ts'
import { type MessagingApp, wechatLogin } from '../platform/messaging-app.ts'
import { migrate } from '../platform/migrations.ts'
import { sendersOf } from '../platform/senders/choose-senders.ts'
import { loadReferenceData } from '../reference/index.ts'
import { type Deployment, keepDeployment, loadSiteTexts } from '../site/index.ts'
import { buildApp } from './app.ts'
import { followers } from './areas.ts'
import { demoAccounts, makeDemoBusiness } from './demo/demo-business.ts'
import { readSettings, type Settings } from './settings.ts'
import { serveWebPages } from './web-pages.ts'

const system = { actor: 'system' } as const
const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

const adjustEveryMs = 60_000

/** Starts the portal and answers when it serves; a failure is said plainly and gives another exit code than 0. */
export async function start(environment: NodeJS.ProcessEnv): Promise<number> {
  const settings = readSettings(environment)
  if ('wrong' in settings) {
    complain('The portal cannot start with these settings (docs/settings.md says what each is for):')
    for (const line of settings.wrong) complain(`  ${line}`)
    return 1
  }
  const lock = settings.DATABASE_URL ? undefined : await lockFolder(settings.DATA_DIR)
  if (lock === 'taken') {
    complain(`Another server is using ${settings.DATA_DIR}. Stop it first, or set DATA_DIR to another folder.`)
    return 1
  }
  const embedded = { folder: join(settings.DATA_DIR, 'database') }
  const { pool, close } = await connect(settings.DATABASE_URL, { ...embedded, ...limitsOf(settings) })
  await migrate(pool)
  const { clock, adjust } = clockByDatabase(pool, clockOf(settings))
  await adjust()
  // Whether the database can be reached, the calls themselves find out.
  setInterval(() => void adjust().catch(() => {}), adjustEveryMs).unref()
  const db = databaseOver(pool, clock, followers)
  await fill(db, settings, clock)
  await listen({ settings, db, pool, clock }, async () => {
    await close()
    await lock?.release()
  })
  return 0
}

async function fill(db: Database, settings: Settings, clock: Clock): Promise<void> {
  const today = businessDay(timeBy(clock))
  await db.as(system, (tx) => keepDeployment(tx, deploymentOf(settings)))
  await db.as(system, loadSiteTexts)
  await db.as(system, (tx) => loadReferenceData(tx, today, { samples: settings.seedDemo }))
  if (settings.seedDemo) await makeDemoBusiness(db, { clock, password: settings.DEMO_PASSWORD, say })
}

const limitsOf = (settings: Settings): PoolLimits => ({
  poolSize: settings.POOL_SIZE,
  waitMs: settings.POOL_WAIT_MS,
  statementMs: settings.STATEMENT_TIMEOUT_MS,
  lockMs: settings.LOCK_TIMEOUT_MS,
  idleMs: settings.IDLE_TRANSACTION_TIMEOUT_MS,
})

const deploymentOf = (settings: Settings): Deployment => ({
  companyName: settings.COMPANY_NAME,
  companyContact: settings.COMPANY_CONTACT,
  publicAddress: settings.PUBLIC_ADDRESS ?? (settings.isProduction ? null : `http://localhost:${settings.PORT}`),
  crmBasePath: settings.CRM_BASE_PATH,
  guestPriceQuery: settings.GUEST_PRICE_QUERY,
  smsCountries: settings.SMS_COUNTRIES,
  smsCooldownS: settings.SMS_COOLDOWN_S,
  qrExpiryMs: settings.QR_EXPIRY_MS,
  passwordMax: settings.PASSWORD_MAX,
  map: { style: settings.MAP_TILE_STYLE ?? '', key: settings.MAP_KEY ?? '' },
})

/** The provider, where one is set; else the simulator, which a production has only when told. */
function messagingAppOf(settings: Settings): MessagingApp | undefined {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, WECHAT_ORIGIN: origin } = settings
  if (appId && secret) return wechatLogin({ appId, secret, origin })
  const hasSimulator = settings.MESSAGING_APP_SIMULATOR ?? String(!settings.isProduction)
  return hasSimulator === 'true' ? { kind: 'simulator' } : undefined
}

type Running = { settings: Settings; db: Database; pool: Connections['pool']; clock: Clock }

async function listen({ settings, db, pool, clock }: Running, afterwards: () => Promise<void>): Promise<void> {
  const jobs = planJobs()
  const secrets = [settings.SIGNATURE_SECRET, settings.SIGNATURE_SECRET_BEFORE].filter((one) => one !== undefined)
  const senders = sendersOf(settings, settings.isProduction ? undefined : say)
  const messagingApp = messagingAppOf(settings)
  const sessions = sessionsOver(db)
  const app = await buildApp(
    {
      db,
      clock,
      jobs,
      signatureSecrets: secrets,
      senders,
      callerOf: keyCallerOf({ db, clock }, sessions.callerOf),
      expectedOf: sessions.expectedOf,
      messagingApp,
    },
    { logger: { level: settings.LOG_LEVEL }, ...(settings.TRUST_PROXY && { trustProxy: settings.TRUST_PROXY }) },
  )
  await serveWebPages(app, {
    clock,
    signatureSecret: settings.SIGNATURE_SECRET,
    companyName: settings.COMPANY_NAME,
    publicAddress: settings.PUBLIC_ADDRESS,
  })
  const running = jobRunnerOver(jobs, { db, pool, clock }).start((error) =>
    app.log.error({ err: error }, 'a job failed'),
  )
  app.addHook('onClose', async () => {
    await running.stop()
    await afterwards()
  })
  const stop = () => void app.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  const address = await app.listen({ port: settings.PORT, host: settings.HOST })
  say(banner(address, settings))
}

function banner(address: string, settings: Settings): string {
  const lines = ['', `  ${settings.COMPANY_NAME} is open at ${address}`, '']
  if (!settings.seedDemo) return lines.join('\n')
  const accounts = demoAccounts.map(({ account, says }) => `    ${account.padEnd(10)} ${says}`)
  return [...lines, `  Demo accounts, password ${settings.DEMO_PASSWORD}:`, ...accounts, ''].join('\n')
}
