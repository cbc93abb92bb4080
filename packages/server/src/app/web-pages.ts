import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

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
    return reply.type('text/html; charset=utf-8').sendFile('index.html')
  })
}
