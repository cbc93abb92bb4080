import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPortal } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the portal of these tests listens. */
    portal: string
  }
}

/** One portal for all browser tests: its own data folder, a free port, the demo business. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.PORTAL
  if (given) {
    project.provide('portal', given)
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-e2e-'))
  const portal = await startPortal({ DATA_DIR: folder })
  project.provide('portal', portal.address)
  return async () => {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
