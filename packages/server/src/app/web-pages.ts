import type { IncomingMessage, ServerResponse } from 'node:http'
import fastifyStatic from '@fastify/static'
import { languageOfCookie, languages } from '@landbridge/contract/shared/languages'
import { Problem, type ProblemReply } from '@landbridge/contract/shared/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, timeBy } from '../platform/clock.ts'
import { languageOf } from '../platform/language.ts'
import { madeOnce } from '../platform/made-once.ts'
import { askAsGuest } from './ask-as-guest.ts'
import { type PageTimes, type PageWish, type PublicPages, publicPagesOver, type ReadyPage } from './public-pages.ts'
import { robotsText, securityText, siteMap, unavailablePage, webManifest } from './site-files.ts'
import { browserFiles, hasApplication, listBrowserFiles, loadWebBuild, type WebBuild } from './web-build.ts'

type WebOptions = {
  clock: Clock
  signatureSecret: string
  companyName: string
  /** The address of the portal from outside; the Host of a request is believed by no page, or each would be another page to draw. */
  publicAddress: string
  /** The contact for faults, as an address of mail, telephone or web. */
  securityContact?: string | undefined
  loadBuild?: () => Promise<WebBuild | undefined>
  times?: PageTimes
}

/** Serves the built web: its files, the public pages as drawn, and the start page for every other address. */
export async function serveWebPages(app: FastifyInstance, options: WebOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: browserFiles,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // Built files carry their content's hash in the name.
      const isHashed = path.includes('/assets/')
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('Vary', 'Accept-Encoding')
    },
  })
  const drawing = drawingOver(app, options)
  const origin = options.publicAddress

  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robotsText(origin)))
  const { securityContact: contact, clock } = options
  if (contact) {
    app.get('/.well-known/security.txt', (_, reply) =>
      reply.type('text/plain; charset=utf-8').send(securityText({ contact, origin, now: timeBy(clock) })),
    )
  }
  app.get('/sitemap.xml', async (_, reply) => {
    const addresses = (await drawing())?.bundle.publicAddresses() ?? ['/']
    return reply.type('application/xml; charset=utf-8').send(siteMap(origin, addresses))
  })
  app.get('/manifest.webmanifest', (_, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(webManifest(options.companyName)),
  )
  const hasPages = options.loadBuild !== undefined || hasApplication()
  const files = listBrowserFiles()
  app.get('/*', async (request, reply) => {
    const address = addressOf(request.url, origin)
    const { pathname } = address
    if (files.has(pathname)) return reply.sendFile(pathname)
    if (!hasPages || callsAndChunks.test(pathname)) return reply.callNotFound()
    const draws = await drawing()
    const kind = draws?.bundle.addressKind(pathname) ?? 'application'
    if (kind === 'unknown') return reply.redirect(pageOfUnknown(pathname + address.search))
    if (!draws || kind === 'application') return sendApplication(reply, pathname)
    const wish = { address, ...languageFor(request, address) }
    reply.type(html).header('Cache-Control', 'no-cache').header('Content-Language', wish.language)
    return sendDrawn(draws.pages, kind, wish, { request, reply }).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error
      return reply.code(503).header('Retry-After', '5').send(unavailablePage(options.companyName, wish.language))
    })
  })
}

const isUnavailable = (error: unknown) => error instanceof Problem && error.code === 'shared.unavailable'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

async function sendDrawn(pages: PublicPages, kind: 'public' | 'missing', wish: PageWish, { request, reply }: Exchange) {
  if (kind === 'public') return sendPage(request, reply, await pages.shared(wish))
  const page = await pages.missing(wish)
  return reply.code(404).send(page)
}

const html = 'text/html; charset=utf-8'

/** Addresses that no person types: a missing call or part of the application is answered as such, not by a page. */
const callsAndChunks = /^\/(api|f9api|logistics|assets)\//

const pageOfUnknown = (url: string): string => `/404?${new URLSearchParams({ url })}`

/** The address that was asked for, at our own origin whatever the request's first line says. */
function addressOf(url: string, origin: string): URL {
  const address = new URL(origin)
  const [path = '/', ...query] = url.split('?')
  address.pathname = path.replace(/^\/+/, '/')
  address.search = query.join('?')
  return address
}

/** Leads an address that no router can read to the page of unknown ones; a call is refused as malformed. */
export function answerUnreadable(error: Error, { url = '', method }: IncomingMessage, response: ServerResponse): void {
  if (method === 'GET' && !callsAndChunks.test(url)) {
    response.writeHead(302, { Location: pageOfUnknown(url) }).end()
  } else {
    const body: ProblemReply = { success: false, code: 'shared.malformed', message: error.message }
    response.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
  }
}

function sendApplication(reply: FastifyReply, pathname: string): FastifyReply {
  if (pathname.startsWith('/track/share/')) reply.header('X-Robots-Tag', 'noindex')
  // Keys stand in these addresses.
  if (/^\/(track\/share|messaging-app)\//.test(pathname)) reply.header('Referrer-Policy', 'no-referrer')
  if (pathname === '/messaging-app/callback') allowInOwnFrame(reply)
  return reply.type(html).sendFile('index.html')
}

/** The provider of the QR codes sends its frame in our login dialog back to this page of ours. */
function allowInOwnFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
}

/** The render bundle is loaded for the first reader of a public page. */
function drawingOver(app: FastifyInstance, { loadBuild = loadWebBuild, times, ...options }: WebOptions) {
  return madeOnce(async () => {
    const build = await loadBuild()
    const pages = build && publicPagesOver(build, askAsGuest(app, options), times)
    return build && pages ? { bundle: build.bundle, pages } : undefined
  })
}

/** The language that the address names, else the one that was shown before, else what the browser asks for. */
function languageFor(
  { cookies, headers }: FastifyRequest,
  { searchParams }: URL,
): Pick<PageWish, 'language' | 'isNamed'> {
  const namedLanguage = languages.find((language) => language === searchParams.get('lang'))
  const language = namedLanguage ?? languageOfCookie(cookies.language) ?? languageOf(headers['accept-language'])
  return { language, isNamed: namedLanguage !== undefined }
}

function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: ReadyPage): FastifyReply {
  reply.header('ETag', page.etag).header('Vary', 'Cookie, Accept-Language, Accept-Encoding')
  if (headers['if-none-match']?.split(/,\s*/).includes(page.etag)) return reply.code(304).send()
  const accepted = headers['accept-encoding'] ?? ''
  const form = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  return form
    ? reply.header('Content-Encoding', form).send(page[form])
    : reply.header('Content-Encoding', 'identity').send(page.plain)
}
