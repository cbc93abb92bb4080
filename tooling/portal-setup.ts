import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPortal } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the portal of these tests listens. */
    portal: string
    /** A data folder with the demo business, to be copied. */
    demo: string
  }
}

/** One portal for all browser tests: its own data folder, a free port, the demo business. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.PORTAL
  if (given) {
    project.provide('portal', given)
    project.provide('demo', process.env.DEMO_FOLDER ?? '')
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-e2e-'))
  const [demo, data] = [join(folder, 'demo'), join(folder, 'data')]
  await (await startPortal({ DATA_DIR: demo })).stop()
  await cp(demo, data, { recursive: true, filter: (path) => !path.endsWith('.sock') })
  const portal = await startPortal({ DATA_DIR: data })
  project.provide('portal', portal.address)
  project.provide('demo', demo)
  return async () => {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
