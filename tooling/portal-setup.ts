import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeDemoIn } from './demo-folder.ts'
import { startPortal } from './portal-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the portals of these tests listen, one for each worker. */
    portals: readonly string[]
    /** A data folder with the demo business, to be copied. */
    demo: string
  }
}

/** A portal for each worker of the browser tests: its own data folder, a free port, the demo business. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.PORTAL
  if (given) {
    project.provide('portals', [given])
    project.provide('demo', process.env.DEMO_FOLDER ?? '')
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-e2e-'))
  const demo = process.env.DEMO_FOLDER || (await newDemo(join(folder, 'demo')))
  const portals = await Promise.all(
    Array.from({ length: Math.min(project.config.maxWorkers, filesNamed()) }, async (_, worker) => {
      const data = join(folder, `data-${worker}`)
      await cp(demo, data, { recursive: true, filter: (path) => !path.endsWith('.sock') })
      return startPortal({ DATA_DIR: data }, { from: 'bundle' })
    }),
  )
  project.provide(
    'portals',
    portals.map(({ address }) => address),
  )
  project.provide('demo', demo)
  return async () => {
    await Promise.all(portals.map((portal) => portal.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** The number of files that the command names one by one, which is that of the portals they need; without bound where it names none. */
function filesNamed(): number {
  const named = process.argv.filter((word, i, words) => /^(?:e2e|prove)\//.test(word) && words[i - 1] !== '--config')
  return named.length > 0 && named.every((word) => word.endsWith('.test.ts')) ? named.length : Number.POSITIVE_INFINITY
}

async function newDemo(folder: string): Promise<string> {
  await makeDemoIn(folder)
  return folder
}
