import { resolve } from 'node:path'
import { z } from 'zod'

const onOff = (byDefault: boolean) =>
  z
    .enum(['true', 'false'])
    .optional()
    .transform((said) => (said === undefined ? byDefault : said === 'true'))
const whole = (byDefault: number, least: number, most: number) =>
  z.coerce.number().int().min(least).max(most).default(byDefault)

/** Every setting of a deployment, with what holds where it is not set. docs/settings.md says what each is for. */
const settingsOf = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: whole(3000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((folder) => resolve(folder)),
  POOL_SIZE: whole(16, 1, 200),
  SEED_DEMO: z.enum(['true', 'false']).optional(),
  DEMO_PASSWORD: z.string().min(8).max(20).default('Landbridge-demo-1'),
  COMPANY_NAME: z.string().min(1).max(60).default('Landbridge'),
  SIGNATURE_SECRET: z.string().min(8).default('landbridge'),
  SIGNATURE_SECRET_BEFORE: z.string().min(8).optional(),
  GUEST_PRICE_QUERY: onOff(true),
  TRUST_PROXY: z.string().optional(),
  CRM_BASE_PATH: z.string().default(''),
  MAP_TILE_STYLE: z.string().optional(),
  MAP_KEY: z.string().optional(),
  SMS_COOLDOWN_S: whole(60, 1, 3600),
  QR_EXPIRY_MS: whole(295_000, 100, 3_600_000),
  PASSWORD_MAX: whole(20, 20, 64),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  TIME_SHIFT_MS: z
    .string()
    .regex(/^-?\d+$/)
    .optional(),
})

export type Settings = Omit<z.output<typeof settingsOf>, 'SEED_DEMO'> & { seedDemo: boolean; isProduction: boolean }

/** A setting that cannot be used, said plainly. */
export type WrongSettings = { wrong: string[] }

/** Reads the settings of a deployment. An empty one counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings | WrongSettings {
  const said = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = settingsOf.safeParse(said)
  if (!read.success) {
    return { wrong: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  }
  const { SEED_DEMO, ...settings } = read.data
  const isProduction = settings.NODE_ENV === 'production'
  return { ...settings, isProduction, seedDemo: SEED_DEMO === undefined ? !isProduction : SEED_DEMO === 'true' }
}
