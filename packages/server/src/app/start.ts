import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { sessionsOver } from '../access/index.ts'
import { keyCallerOf } from '../customer/index.ts'
import { keepFirstEntity } from '../entity/index.ts'
import { sealAudit } from '../platform/audit-chain/audit-chain-rounds.ts'
import { system } from '../platform/caller.ts'
import { captchaProvider } from '../platform/captcha-provider.ts'
import { filesOf } from '../platform/choose-files.ts'
import { type Clock, clockByDatabase, clockOf, timeBy } from '../platform/clock.ts'
import { type Connections, connect, type PoolLimits } from '../platform/connections.ts'
import { type Database, databaseOver } from '../platform/database.ts'
import { lockFolder } from '../platform/folder-lock.ts'
import { jobRunnerOver } from '../platform/job-runner.ts'
import { planJobs } from '../platform/jobs.ts'
import { clamavAt } from '../platform/malware-scanner.ts'
import { type MessagingApp, wechatLogin } from '../platform/messaging-app.ts'
import { migrate } from '../platform/migrations.ts'
import { takePlace } from '../platform/node-lock.ts'
import { closeToOthers } from '../platform/private-folder.ts'
import { sendersOf } from '../platform/senders/choose-senders.ts'
import type { CallSettings } from '../platform/serve.ts'
import { loadReferenceData } from '../reference/index.ts'
import { type Deployment, keepDeployment, loadSiteTexts } from '../site/index.ts'
import { buildApp } from './app.ts'
import { followers } from './areas.ts'
import type { DemoBusiness } from './demo/demo-business.ts'
import { isDemoMade } from './demo/demo-made.ts'
import { demoAccounts } from './demo/demo-people.ts'
import { stopGracefully } from './graceful-stop.ts'
import { doubtsOf, originsOf, publicAddressOf, readSettings, type Settings, securityContactOf } from './settings.ts'
import { awaitBuild } from './web-build.ts'
import { serveWebPages } from './web-pages.ts'

const printLine = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

const adjustEveryMs = 60_000

/** So long a step may take before somebody who watches the terminal wonders. */
const noticedMs = 500

/** Does a step of the start, and prints the time that it took where that is noticed. */
async function timedStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await work()
  const tookMs = performance.now() - began
  if (tookMs >= noticedMs) printLine(`${name} (${(tookMs / 1000).toFixed(1)} s).`)
  return done
}

/** Starts the portal and answers when it serves; a failure is said plainly and gives another exit code than 0. */
export async function start(environment: NodeJS.ProcessEnv): Promise<number> {
  const settings = readSettings(environment)
  if ('wrong' in settings) {
    complain('The portal cannot start with these settings (docs/settings.md says what each is for):')
    for (const line of settings.wrong) complain(`  ${line}`)
    return 1
  }
  for (const doubt of doubtsOf(settings)) complain(doubt)
  // What the portal writes is its own: rows, files and sockets.
  process.umask(0o077)
  const lock = settings.DATABASE_URL ? undefined : await lockFolder(settings.DATA_DIR)
  if (lock === 'taken') {
    complain(`Another server is using ${settings.DATA_DIR}. Stop it first, or set DATA_DIR to another folder.`)
    return 1
  }
  const opened = lock ? await closeToOthers(settings.DATA_DIR) : 0
  if (opened > 0)
    complain(`${opened} files in ${settings.DATA_DIR} were open to other users of this machine; they are closed now.`)
  const place = settings.DATABASE_URL
    ? await takePlace(settings.DATABASE_URL, { isAlone: keepsOwnFiles(settings) })
    : undefined
  if (place === 'taken') {
    complain(
      'Another node runs at this database, and the files of one of them are its own. Set FILES_DRIVER=s3 for all',
    )
    complain('nodes, or FILES_SHARED=true where DATA_DIR lies on a disk that they share (docs/settings.md).')
    return 1
  }
  const embedded = { folder: join(settings.DATA_DIR, 'database') }
  const { pool, close } = await timedStep('The database is open', () =>
    connect(settings.DATABASE_URL, { ...embedded, ...limitsOf(settings) }),
  )
  // The first files of a new embedded database come out of an archive, with rights of their own.
  if (lock) await closeToOthers(settings.DATA_DIR)
  await timedStep('Its tables are those of this release', () => migrate(pool))
  const { clock, adjust } = clockByDatabase(pool, clockOf(settings))
  await adjust()
  // Whether the database can be reached, the calls themselves find out.
  setInterval(() => void adjust().catch(() => {}), adjustEveryMs).unref()
  const db = databaseOver(pool, clock, followers)
  const demo = await fillDatabase(db, settings, clock)
  const leave = async () => {
    await close()
    await place?.leave()
    await lock?.release()
  }
  if (settings.BUILD_STAMP && !(await awaitBuild(settings.BUILD_STAMP, printLine))) {
    complain('The portal does not open: `npm start`, which was building the web application, has ended.')
    await leave()
    return 1
  }
  await listenForCalls({ settings, db, pool, clock, demo }, leave)
  return 0
}

async function fillDatabase(db: Database, settings: Settings, clock: Clock): Promise<DemoBusiness | undefined> {
  const today = businessDay(timeBy(clock))
  await db.as(system, (tx) => keepDeployment(tx, deploymentOf(settings)))
  await db.as(system, loadSiteTexts)
  const { COMPANY_NAME: companyName, COMPANY_CONTACT: companyContact } = settings
  await db.as(system, (tx) => keepFirstEntity(tx, { companyName, companyContact }))
  const samples = settings.seedDemo !== undefined
  await timedStep('The reference data is there', () => db.as(system, (tx) => loadReferenceData(tx, today, { samples })))
  if (!settings.seedDemo || (await isDemoMade(db))) return undefined
  // What makes it is loaded where there is something to make.
  const { demoBusiness } = await import('./demo/demo-business.ts')
  const making = { db, clock, password: settings.DEMO_PASSWORD, settings: callSettingsOf(settings), say: printLine }
  const demo = demoBusiness(making)
  await demo.make(settings.seedDemo)
  return demo
}

const limitsOf = (settings: Settings): PoolLimits => ({
  poolSize: settings.POOL_SIZE,
  waitMs: settings.POOL_WAIT_MS,
  statementMs: settings.STATEMENT_TIMEOUT_MS,
  lockMs: settings.LOCK_TIMEOUT_MS,
  idleMs: settings.IDLE_TRANSACTION_TIMEOUT_MS,
})

const appOptionsOf = (settings: Settings) => ({
  logger: { level: settings.LOG_LEVEL },
  connectsTo: originsOf(settings.CRM_BASE_PATH),
  picturesFrom: originsOf(settings.MAP_TILE_STYLE),
  ...(settings.TRUST_PROXY && { trustProxy: settings.TRUST_PROXY }),
})

const keepsOwnFiles = ({ FILES_DRIVER, FILES_SHARED }: Settings): boolean => FILES_DRIVER === 'folder' && !FILES_SHARED

const callSettingsOf = (settings: Settings): CallSettings => ({
  isProduction: settings.isProduction,
  publicAddress: settings.PUBLIC_ADDRESS,
  guestQueriesMinute: settings.GUEST_QUERIES_MINUTE,
  trustsProxy: Boolean(settings.TRUST_PROXY),
  files: filesOf(settings),
  scanFile: settings.CLAMAV_ADDRESS ? clamavAt(new URL(settings.CLAMAV_ADDRESS)) : undefined,
})

const deploymentOf = (settings: Settings): Deployment => ({
  companyName: settings.COMPANY_NAME,
  companyContact: settings.COMPANY_CONTACT,
  publicAddress: settings.PUBLIC_ADDRESS === undefined && settings.isProduction ? null : publicAddressOf(settings),
  crmBasePath: settings.CRM_BASE_PATH,
  guestPriceQuery: settings.GUEST_PRICE_QUERY,
  smsCountries: settings.SMS_COUNTRIES,
  smsCooldownS: settings.SMS_COOLDOWN_S,
  smsBudgets: {
    countryDay: settings.SMS_COUNTRY_DAY,
    day: settings.SMS_DAY,
    reservePercent: settings.SMS_RESERVE_PERCENT,
  },
  emailBudgets: { day: settings.EMAIL_CODES_DAY, reservePercent: settings.EMAIL_CODES_RESERVE_PERCENT },
  quotas: { uploadDayMb: settings.UPLOAD_DAY_MB, drafts: settings.DRAFTS_MAX },
  qrExpiryMs: settings.QR_EXPIRY_MS,
  passwordMax: settings.PASSWORD_MAX,
  map: { style: settings.MAP_TILE_STYLE ?? '', key: settings.MAP_KEY ?? '' },
})

/** The provider, where one is set; else the simulator, which a production has only when a setting says so. */
function messagingAppOf(settings: Settings): MessagingApp | undefined {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, WECHAT_ORIGIN: origin } = settings
  if (appId && secret) return wechatLogin({ appId, secret, origin })
  const hasSimulator = settings.MESSAGING_APP_SIMULATOR ?? String(!settings.isProduction)
  return hasSimulator === 'true' ? { kind: 'simulator' } : undefined
}

function captchaOf({ CAPTCHA_PROVIDER: kind, CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_ORIGIN: origin }: Settings) {
  if (kind === 'picture' || !CAPTCHA_SITE_KEY || !CAPTCHA_SECRET) return undefined
  return captchaProvider({ kind, siteKey: CAPTCHA_SITE_KEY, secret: CAPTCHA_SECRET, origin })
}

type RunningServer = {
  settings: Settings
  db: Database
  pool: Connections['pool']
  clock: Clock
  demo: DemoBusiness | undefined
}

async function listenForCalls(
  { settings, db, pool, clock, demo }: RunningServer,
  afterwards: () => Promise<void>,
): Promise<void> {
  const jobs = planJobs()
  const secrets = [settings.SIGNATURE_SECRET, settings.SIGNATURE_SECRET_BEFORE].filter((one) => one !== undefined)
  const senders = sendersOf(settings, settings.isProduction ? undefined : printLine)
  const messagingApp = messagingAppOf(settings)
  const callSettings = callSettingsOf(settings)
  const sessions = sessionsOver(db, callSettings)
  const app = await buildApp(
    {
      db,
      clock,
      jobs,
      settings: callSettings,
      signatureSecrets: secrets,
      senders,
      callerOf: keyCallerOf({ db, clock }, sessions.callerOf),
      expectedOf: sessions.expectedOf,
      messagingApp,
      captcha: captchaOf(settings),
    },
    appOptionsOf(settings),
  )
  await serveWebPages(app, {
    clock,
    signatureSecret: settings.SIGNATURE_SECRET,
    companyName: settings.COMPANY_NAME,
    publicAddress: publicAddressOf(settings),
    securityContact: securityContactOf(settings),
  })
  demo?.goOn(jobs)
  const running = jobRunnerOver(jobs, { db, pool, clock }).start((error) =>
    app.log.error({ err: error }, 'a job failed'),
  )
  let stopped: Promise<void> | undefined
  app.addHook('preClose', async () => {
    stopped = running.stop()
  })
  app.addHook('onClose', async () => {
    await stopped
    // What was written last is sealed as well; where the database is away, the next start does it.
    await db
      .as(system, (tx, now) => sealAudit({ tx, now, caller: system, language: 'zh-CN' }, app.log))
      .catch((error: unknown) => app.log.error({ err: error }, 'the last entries of the audit log have no seal'))
    await afterwards()
  })
  const { stop } = stopGracefully(app, {
    drain: () => wait(settings.DRAIN_MS ?? (settings.isProduction ? 3_000 : 0)),
    reachDatabase: () => pool.query('select 1'),
  })
  const end = () => void stop().then((how) => process.exit(how === 'stopped' ? 0 : 1))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  const address = await app.listen({ port: settings.PORT, host: settings.HOST })
  printLine(banner(address, settings))
}

function banner(address: string, settings: Settings): string {
  const lines = ['', `  ${settings.COMPANY_NAME} is open at ${address}`, '']
  if (!settings.seedDemo) return lines.join('\n')
  const accounts = demoAccounts.map(({ account, says }) => `    ${account.padEnd(10)} ${says}`)
  return [...lines, `  Demo accounts, password ${settings.DEMO_PASSWORD}:`, ...accounts, ''].join('\n')
}
