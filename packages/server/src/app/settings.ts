import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { lackingFileSettings } from '../platform/choose-files.ts'
import { isInsideNetwork } from '../platform/network.ts'
import { lackingSenderSettings } from '../platform/senders/choose-senders.ts'

/** Countries of the forwarder's customers and their partners. */
const tradingCountries = [
  'CN,HK,MO,TW,MN,RU,BY,KZ,UZ,KG,TJ,TM,AZ,AM,GE,TR,IR,UA,MD,PL,DE,NL,BE,LU,FR,IT,ES,PT,CZ,SK,HU,AT,CH,SI,HR,RS,RO,BG,GR',
  'LT,LV,EE,FI,SE,NO,DK,GB,IE,JP,KR,VN,LA,TH,MY,SG,ID,PH,IN,PK,AE,SA,US,CA,AU',
].join(',')

const onOff = (byDefault: boolean) =>
  z
    .enum(['true', 'false'])
    .optional()
    .transform((value) => (value === undefined ? byDefault : value === 'true'))
const address = (byDefault: string) => z.url({ protocol: /^https?$/ }).default(byDefault)
const wholeNumber = (byDefault: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(byDefault)

/** Every setting of a deployment, with what holds where it is not set. docs/settings.md says what each is for. */
const everySetting = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  DRAIN_MS: z.coerce.number().int().min(0).max(10_000).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((folder) => resolve(folder)),
  FILES_DRIVER: z.enum(['folder', 's3']).default('folder'),
  FILES_SHARED: onOff(false),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^tcp:\/\/[^/:]+:\d+$/, 'must read tcp://host:3310')
    .optional(),
  POOL_SIZE: wholeNumber(16, 1, 200),
  POOL_WAIT_MS: wholeNumber(10_000, 100, 600_000),
  STATEMENT_TIMEOUT_MS: wholeNumber(30_000, 100, 3_600_000),
  LOCK_TIMEOUT_MS: wholeNumber(10_000, 100, 600_000),
  IDLE_TRANSACTION_TIMEOUT_MS: wholeNumber(60_000, 1_000, 3_600_000),
  BUILD_STAMP: z.string().optional(),
  SEED_DEMO: z.enum(['true', 'false', 'whole']).optional(),
  DEMO_PASSWORD: z.string().min(8).max(20).default('Landbridge-demo-1'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|tel:|https:\/\/)\S+$/, 'must begin with mailto:, tel: or https://')
    .optional(),
  COMPANY_CONTACT: z.string().max(100).default(''),
  COMPANY_NAME: z.string().min(1).max(60).default('Landbridge'),
  SIGNATURE_SECRET: z.string().min(8).default('landbridge'),
  SIGNATURE_SECRET_BEFORE: z.string().min(8).optional(),
  GUEST_PRICE_QUERY: onOff(true),
  GUEST_QUERIES_MINUTE: wholeNumber(1200, 0, 1_000_000),
  UPLOAD_DAY_MB: wholeNumber(2000, 1, 10_000_000),
  DRAFTS_MAX: wholeNumber(300, 1, 1_000_000),
  TRUST_PROXY: z.string().optional(),
  PUBLIC_ADDRESS: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  CRM_BASE_PATH: z
    .string()
    .regex(/^$|^\/|^https?:\/\/./, 'must be a path or an address of http or https')
    .default(''),
  MAP_TILE_STYLE: z.url({ protocol: /^https?$/ }).optional(),
  MAP_KEY: z.string().optional(),
  SMS_COUNTRIES: z
    .string()
    .default(tradingCountries)
    .transform((codes) => codes.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'must be country codes of two capitals, comma-separated')).min(1)),
  SMS_COOLDOWN_S: wholeNumber(60, 1, 3600),
  SMS_COUNTRY_DAY: wholeNumber(500, 1, 1_000_000),
  SMS_DAY: wholeNumber(5000, 1, 10_000_000),
  SMS_RESERVE_PERCENT: wholeNumber(30, 0, 90),
  EMAIL_CODES_DAY: wholeNumber(1000, 1, 1_000_000),
  EMAIL_CODES_RESERVE_PERCENT: wholeNumber(30, 0, 90),
  QR_EXPIRY_MS: wholeNumber(295_000, 100, 3_600_000),
  WECHAT_APP_ID: z.string().min(1).max(64).optional(),
  WECHAT_APP_SECRET: z.string().min(1).max(128).optional(),
  WECHAT_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  MESSAGING_APP_SIMULATOR: z.enum(['true', 'false']).optional(),
  CAPTCHA_PROVIDER: z.enum(['picture', 'turnstile', 'hcaptcha']).default('picture'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  PASSWORD_MAX: wholeNumber(20, 20, 64),
  SMS_DRIVER: z.enum(['outbox', 'aliyun', 'twilio', 'http']).default('outbox'),
  ALIYUN_SMS_ENDPOINT: address('https://dysmsapi.aliyuncs.com'),
  ALIYUN_SMS_KEY_ID: z.string().optional(),
  ALIYUN_SMS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN_NAME: z.string().optional(),
  ALIYUN_SMS_TEMPLATES: z
    .string()
    .regex(/^[a-z-]+=\w+(,[a-z-]+=\w+)*$/, 'must read code=SMS_1,invitation=SMS_2')
    .optional(),
  TWILIO_ENDPOINT: address('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  SMS_HTTP_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_HTTP_TOKEN: z.string().optional(),
  MAIL_DRIVER: z.enum(['outbox', 'smtp']).default('outbox'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  TIME_SHIFT_MS: z
    .string()
    .regex(/^-?\d+$/)
    .optional(),
})
const settingsOf = everySetting.refine(
  ({ WECHAT_APP_ID, WECHAT_APP_SECRET }) => !WECHAT_APP_ID === !WECHAT_APP_SECRET,
  {
    path: ['WECHAT_APP_SECRET'],
    error: 'must be set together with WECHAT_APP_ID',
  },
)

export type Settings = Omit<z.output<typeof settingsOf>, 'SEED_DEMO'> & {
  /** Extent of the demo business when the portal opens; without it there is none. */
  seedDemo: 'first' | 'whole' | undefined
  isProduction: boolean
}

export type WrongSettings = { wrong: string[] }

/** Reads the settings of a deployment; an empty one counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings | WrongSettings {
  const value = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = settingsOf.safeParse(value)
  if (!read.success) {
    return { wrong: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  }
  const { SEED_DEMO, ...settings } = read.data
  const lacking = [...lackingSenderSettings(settings), ...lackingFileSettings(settings), ...lackingCaptcha(settings)]
  if (lacking.length > 0) return { wrong: lacking }
  const isProduction = settings.NODE_ENV === 'production'
  const seedDemo = demoExtents[SEED_DEMO ?? (isProduction ? 'false' : 'true')]
  return { ...settings, isProduction, seedDemo }
}

const demoExtents = { true: 'first', whole: 'whole', false: undefined } as const

const lackingCaptcha = ({ CAPTCHA_PROVIDER, ...settings }: z.output<typeof everySetting>): string[] =>
  (['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const)
    .filter((name) => CAPTCHA_PROVIDER !== 'picture' && !settings[name])
    .map((name) => `${name}: is needed for CAPTCHA_PROVIDER=${CAPTCHA_PROVIDER}`)

const insideName = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/i

/** True for an address of the web that leads nowhere from outside, judged as it is written, without a query for its name. */
function leadsInside(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? insideName.test(host) : isInsideNetwork(host)
}

type Doubted = Pick<Settings, 'isProduction' | 'TRUST_PROXY' | 'PUBLIC_ADDRESS' | 'SMS_HTTP_URL'>

/** Doubts about settings that can be meant so, but seldom are where customers come from outside: printed at the start, which goes on. */
export function doubtsOf({ isProduction, TRUST_PROXY, PUBLIC_ADDRESS, SMS_HTTP_URL }: Doubted): string[] {
  if (!isProduction) return []
  return [
    !TRUST_PROXY &&
      'TRUST_PROXY is not set: behind a proxy all visitors have its address, and wrong passwords of one slow the others.',
    PUBLIC_ADDRESS &&
      leadsInside(PUBLIC_ADDRESS) &&
      `PUBLIC_ADDRESS is inside a network (${PUBLIC_ADDRESS}): links in mails lead nowhere from outside.`,
    SMS_HTTP_URL &&
      leadsInside(SMS_HTTP_URL) &&
      `SMS_HTTP_URL is inside a network (${new URL(SMS_HTTP_URL).origin}): one-time codes go there.`,
  ].filter((doubt) => typeof doubt === 'string')
}

const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The contact for faults: who is named for it, else the contact of the pages where that is a mail address. */
export const securityContactOf = ({ SECURITY_CONTACT, COMPANY_CONTACT }: Settings): string | undefined =>
  SECURITY_CONTACT ?? (mailAddress.test(COMPANY_CONTACT) ? `mailto:${COMPANY_CONTACT}` : undefined)

/** The address of the portal from outside; without a setting, this machine. */
export const publicAddressOf = ({ PUBLIC_ADDRESS, PORT }: Settings) => PUBLIC_ADDRESS ?? `http://localhost:${PORT}`

/** The host of an address on another one; none for a path of ours. */
export const originsOf = (address = ''): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])
