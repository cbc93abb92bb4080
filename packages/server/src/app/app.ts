import { finished } from 'node:stream'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { auditRounds } from '../platform/audit-chain/audit-chain-rounds.ts'
import { callLimits, checkHost, checkJson, checkNames, fieldsIn } from '../platform/call-limits.ts'
import { guestPace } from '../platform/guest-pace.ts'
import { forgetOldKeys } from '../platform/idempotency.ts'
import { foldCounts } from '../platform/list.ts'
import { forgetOldEvents } from '../platform/outbox.ts'
import { replyWithProblems } from '../platform/problems.ts'
import { outboxSenders } from '../platform/senders/outbox-drivers.ts'
import { sendNext } from '../platform/senders/outgoing.ts'
import type { Outside, Port } from '../platform/serve.ts'
import { areaRoutes } from './areas.ts'
import { checkServed } from './endpoints.ts'
import { failureTexts } from './failure-texts.ts'
import { openApiRoutes } from './open-api.ts'
import { answerUnreadable } from './web-pages.ts'

export type AppOptions = {
  logger?: { level: string }
  /** Behind which proxies the address of a caller is believed. */
  trustProxy?: string | boolean
  connectsTo?: readonly string[]
  picturesFrom?: readonly string[]
}

const largestUpload = 10 * 1024 * 1024
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** Treatment of connections: one that closes answers what reaches it all the same. */
export const serverOptions = {
  bodyLimit: callLimits.body,
  requestTimeout: 60_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  return503OnClosing: false,
} as const

/** Powers of a browser that no page of ours asks for, refused to whatever might run in one. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((power) => `${power}=()`)
  .join(', ')

/** The whole server, not yet listening, over a database, a clock and sessions that tests replace. */
export async function buildApp(outside: Outside, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ? { ...options.logger, serializers } : false,
    trustProxy: options.trustProxy ?? false,
    ...serverOptions,
    routerOptions: { querystringParser: fieldsIn },
    frameworkErrors: (error, request, reply) => answerUnreadable(error, request.raw, reply.raw),
  })
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityOf(outside, options),
    referrerPolicy: { policy: 'same-origin' },
    hsts: false,
  })
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.header('Permissions-Policy', permissionsPolicy)
    checkHost(raw.rawHeaders)
  })
  // Told over TLS alone, as our proxy says: a portal at home has none.
  app.addHook('onRequest', async ({ protocol }, reply) => {
    if (protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000')
  })
  app.addHook('onRequest', async (_, { raw }) => void finished(raw, outside.jobs.spareTime.callBegins()))
  // Fast rather than small, without a thread except for the largest answers (docs/decisions/0202).
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 2048, syncThreshold: 131_072, brotliOptions })
  await app.register(cookie)
  readBodiesOf(app as unknown as FastifyInstance)
  await app.register(multipart, { limits: { fileSize: largestUpload, files: 1, fields: 20 } })
  replyWithProblems(app, failureTexts)
  const { senders = outboxSenders(), messagingApp, captcha } = outside
  const port: Port = {
    app: app as unknown as FastifyInstance,
    served: new Set(),
    countGuest: guestPace(outside.clock, outside.settings),
    expectedOf: undefined,
    ...outside,
    senders,
    messagingApp,
    captcha,
  }
  port.jobs.outside(() => sendNext(port.db, senders))
  port.jobs.every('platform.forget-old-keys', 3600, forgetOldKeys)
  port.jobs.every('platform.fold-counts', 30, ({ tx }) => foldCounts(tx))
  port.jobs.every('platform.forget-old-events', 3600, forgetOldEvents)
  auditRounds(port)
  for (const routes of areaRoutes) routes(port)
  checkServed(port.served)
  openApiRoutes(app as unknown as FastifyInstance, port.served)
  return app as unknown as FastifyInstance
}

/** Fields of a request in a log line, without its query, where session ids, signatures and share keys stand. */
const serializers = {
  req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
}

/** Reads queries, forms and JSON; a body larger than any call is refused before it costs anything. */
function readBodiesOf(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => checkNames(raw.url ?? ''))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) => {
      checkNames(text)
      const fields = fieldsIn(text)
      for (const value of Object.values(fields)) if (isJson(value)) checkJson(value)
      return fields
    },
  )
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, text: string, done) => {
    try {
      checkJson(text)
    } catch (problem) {
      return done(problem as Error)
    }
    return parseJson(request, text, done)
  })
}

const isJson = (value: unknown): value is string => typeof value === 'string' && /^[[{]/.test(value)

/** The two style sheets that the component library injects: touch handling, and a page locked under a dialog. */
const kitStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const

/** Sources from which a page may load; the provider's page of QR codes and a captcha provider's widget stand in frames. */
const contentSecurityOf = ({ messagingApp, captcha }: Outside, { connectsTo = [], picturesFrom = [] }: AppOptions) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(captcha?.hosts.script ?? [])],
    styleSrc: ["'self'", ...kitStyles, ...(captcha?.hosts.style ?? [])],
    // Our own pages set the styles of single elements by the DOM; a captcha provider's widget may write them into its HTML.
    styleSrcAttr: [captcha ? "'unsafe-inline'" : "'none'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...picturesFrom],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...connectsTo, ...(captcha?.hosts.connect ?? [])],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameSrc: [
      "'self'",
      ...(messagingApp?.kind === 'wechat' ? [new URL(messagingApp.connectUrl).origin] : []),
      ...(captcha?.hosts.frame ?? []),
    ],
    frameAncestors: ["'none'"],
  },
})
