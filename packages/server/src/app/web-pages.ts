import type { IncomingMessage, ServerResponse } from 'node:http'
import fastifyStatic from '@fastify/static'
import { type Language, languageOfCookie, languages } from '@landbridge/contract/shared/languages'
import type { ProblemReply } from '@landbridge/contract/shared/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { madeOnce } from '../platform/made-once.ts'
import { askAsGuest } from './ask-as-guest.ts'
import { type PageWish, publicPagesOver } from './public-pages.ts'
import { robotsText, siteMap, webManifest } from './site-files.ts'
import { browserFiles, hasApplication, listBrowserFiles, loadWebBuild, type WebBuild } from './web-build.ts'

type WebOptions = {
  clock: Clock
  signatureSecret: string
  companyName: string
  /** How the portal is reached from outside, where requests cannot tell. */
  publicAddress?: string | undefined
  loadBuild?: () => Promise<WebBuild | undefined>
  lookAgainMs?: number
}

/** Serves the built web application: its files, the public pages as they are drawn, and for every other page address the one page that starts it. */
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
  const originOf = ({ protocol, host }: FastifyRequest) => options.publicAddress ?? `${protocol}://${host}`

  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request))),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const addresses = (await drawing())?.bundle.publicAddresses() ?? ['/']
    return reply.type('application/xml; charset=utf-8').send(siteMap(originOf(request), addresses))
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
    const address = addressOf(request.url, originOf(request))
    const { pathname } = address
    if (files.has(pathname)) return reply.sendFile(pathname)
    if (!hasPages || callsAndChunks.test(pathname)) return reply.callNotFound()
    const draws = await drawing()
    const kind = draws?.bundle.addressKind(pathname) ?? 'application'
    if (kind === 'unknown') return reply.redirect(pageOfUnknown(pathname + address.search))
    if (!draws || kind === 'application') return sendApplication(reply, pathname)
    const wish = { address, ...languageFor(request, address) }
    reply.type(html).header('Cache-Control', 'no-cache').header('Content-Language', wish.language)
    if (kind === 'missing') return reply.code(404).send(await draws.pages.missing(wish))
    return sendPage(request, reply, await draws.pages.shared(wish))
  })
}

const html = 'text/html; charset=utf-8'

/** What no person types: a call or a part of the application that is not there is told as such, not by a page. */
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
function drawingOver(app: FastifyInstance, { loadBuild = loadWebBuild, lookAgainMs, ...options }: WebOptions) {
  return madeOnce(async () => {
    const build = await loadBuild()
    const pages =
      build && publicPagesOver(build, askAsGuest(app, options), lookAgainMs === undefined ? {} : { lookAgainMs })
    return build && pages ? { bundle: build.bundle, pages } : undefined
  })
}

/** The language that the address names, else the cookie's, else Chinese. */
function languageFor({ cookies }: FastifyRequest, { searchParams }: URL): Pick<PageWish, 'language' | 'isNamed'> {
  const named = languages.find((language) => language === searchParams.get('lang'))
  const language: Language = named ?? languageOfCookie(cookies.language) ?? languages[0]
  return { language, isNamed: named !== undefined }
}

type Ready = Awaited<ReturnType<ReturnType<typeof publicPagesOver>['shared']>>

function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: Ready): FastifyReply {
  reply.header('ETag', page.etag).header('Vary', 'Cookie, Accept-Encoding')
  if (headers['if-none-match']?.split(/,\s*/).includes(page.etag)) return reply.code(304).send()
  const accepted = headers['accept-encoding'] ?? ''
  const form = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  return form
    ? reply.header('Content-Encoding', form).send(page[form])
    : reply.header('Content-Encoding', 'identity').send(page.plain)
}
