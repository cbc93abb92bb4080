import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { root } from '../scripts/set-up.mjs'

/** Builds the page of the kit's parts, which only development has, and serves it on loopback. `address` is the page's. */
export async function serveGallery(): Promise<{ address: string; stop(): Promise<void> }> {
  const web = join(root, 'packages/web')
  const outDir = await mkdtemp(join(tmpdir(), 'landbridge-gallery-'))
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    environments: { client: { build: { outDir, rolldownOptions: { input: join(web, 'dev/widgets.html') } } } },
  })
  const server = await preview({
    root: web,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return {
    address: new URL('/dev/widgets.html', server.resolvedUrls?.local[0]).href,
    async stop() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
