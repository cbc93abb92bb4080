import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { forgetOldKeys } from '../platform/idempotency.ts'
import { foldCounts } from '../platform/list.ts'
import { forgetOldEvents } from '../platform/outbox.ts'
import { replyWithProblems } from '../platform/problems.ts'
import { outboxSenders } from '../platform/senders/outbox-drivers.ts'
import { sendNext } from '../platform/senders/outgoing.ts'
import type { Outside, Port } from '../platform/serve.ts'
import { areaRoutes } from './areas.ts'
import { checkServed } from './check-served.ts'
import { failureTexts } from './failure-texts.ts'
import { openApiRoutes } from './open-api.ts'
import { answerUnreadable } from './web-pages.ts'

export type AppOptions = {
  logger?: { level: string }
  /** Behind which proxies the address of a caller is believed. */
  trustProxy?: string | boolean
}

const largestBody = 2 * 1024 * 1024
const largestUpload = 10 * 1024 * 1024

/** The whole server, not yet listening. Tests build it with their own database, clock and sessions. */
export async function buildApp(outside: Outside, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ? { ...options.logger, serializers } : false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: largestBody,
    requestTimeout: 60_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { querystringParser },
    frameworkErrors: (error, request, reply) => answerUnreadable(error, request.raw, reply.raw),
  })
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityOf(outside),
    referrerPolicy: { policy: 'same-origin' },
    hsts: false,
  })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 2048 })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(multipart, { limits: { fileSize: largestUpload, files: 1, fields: 20 } })
  replyWithProblems(app, failureTexts)
  const { senders = outboxSenders(), messagingApp } = outside
  const port: Port = {
    app: app as unknown as FastifyInstance,
    served: new Set(),
    expectedOf: undefined,
    ...outside,
    senders,
    messagingApp,
  }
  port.jobs.outside(() => sendNext(port.db, senders))
  port.jobs.every('platform.forget-old-keys', 3600, forgetOldKeys)
  port.jobs.every('platform.fold-counts', 30, ({ tx }) => foldCounts(tx))
  port.jobs.every('platform.forget-old-events', 3600, forgetOldEvents)
  for (const routes of areaRoutes) routes(port)
  checkServed(port.served)
  openApiRoutes(app as unknown as FastifyInstance, port.served)
  return app as unknown as FastifyInstance
}

/** What a log line says of a request. Its query is left out: session ids, signatures and share keys stand there. */
const serializers = {
  req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
}

/** A query as it was sent: names once or in a list, and nothing on a prototype. */
function querystringParser(text: string): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields[name]
    fields[name] = before === undefined ? value : [before, value].flat()
  }
  return fields
}

/** What a page may load. The provider's page of QR codes stands in a frame. */
const contentSecurityOf = ({ messagingApp }: Outside) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // The component library writes its styles into the page.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameSrc: ["'self'", ...(messagingApp?.kind === 'wechat' ? [new URL(messagingApp.connectUrl).origin] : [])],
    frameAncestors: ["'none'"],
  },
})
