import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** Serves the built web application: its files, and for every page address the one page that starts it. */
export async function serveWebPages(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(built, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: built,
    serve: false,
    cacheControl: false,
    setHeaders(reply, path) {
      // Built files carry their content's hash in the name.
      const isHashed = path.includes('/assets/')
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://portal')
    if (/^\/(api|f9api|logistics)\//.test(pathname)) return reply.callNotFound()
    if (/\.\w+$/.test(pathname)) return reply.sendFile(decodeURIComponent(pathname))
    if (pathname.startsWith('/track/share/')) reply.header('X-Robots-Tag', 'noindex')
    if (pathname === '/messaging-app/callback') allowInOwnFrame(reply)
    return reply.type('text/html; charset=utf-8').sendFile('index.html')
  })
}

/** The provider of the QR codes sends its frame in our login dialog back to this page of ours. */
function allowInOwnFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
}
