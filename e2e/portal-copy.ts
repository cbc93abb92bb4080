import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startPortal } from '../tooling/portal-process.ts'

/** A portal of one's own with the demo business, for what the common one is not set to or must not be left with. */
export async function startPortalCopy(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-copy-'))
  const demo = inject('demo')
  if (demo) await cp(demo, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') })
  const portal = await startPortal({ DATA_DIR: folder, ...environment }, { from: 'bundle' })
  return {
    address: portal.address,
    async stop() {
      await portal.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
