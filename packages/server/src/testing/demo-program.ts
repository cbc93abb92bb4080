import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { followers } from '../app/areas.ts'
import { demoBusiness } from '../app/demo/demo-business.ts'
import { sampleProgress } from '../insight/index.ts'
import { system } from '../platform/caller.ts'
import { connect } from '../platform/connections.ts'
import { databaseOver } from '../platform/database.ts'
import { filesIn } from '../platform/folder-files.ts'
import { jobRunnerOver } from '../platform/job-runner.ts'
import { planJobs } from '../platform/jobs.ts'
import { migrate } from '../platform/migrations.ts'
import { loadReferenceData } from '../reference/index.ts'

/** A start of a small demo business as a process that can be killed; it reports to its parent at each line. */
export type DemoReport = { line: string } | { made: number; isOpen: boolean } | { isWhole: true }

const [folder = '', bookings = ''] = process.argv.slice(2)
const reportToParent = (message: DemoReport) => process.send?.(message)
const clock = { shiftMs: 0 }

const { pool, close } = await connect(undefined, { folder: join(folder, 'database') })
await migrate(pool)
const db = databaseOver(pool, clock, followers)
await db.as(system, (tx) => loadReferenceData(tx, new Date().toISOString().slice(0, 10)))

const settings = { isProduction: false, publicAddress: undefined, trustsProxy: false, files: filesIn(folder) }
const making = { db, clock, settings, password: 'Landbridge-demo-1', bookings: Number(bookings) }
const demo = demoBusiness({ ...making, say: (line) => reportToParent({ line }) })
let isOpen = false
const telling = tellHowFar()
await demo.make('first')
isOpen = true
const jobs = planJobs()
demo.goOn(jobs)
const running = jobRunnerOver(jobs, { db, pool, clock }).start((error) => reportToParent({ line: String(error) }))
await telling
await running.stop()
await close()
reportToParent({ isWhole: true })
process.exit(0)

async function tellHowFar(): Promise<void> {
  for (;;) {
    const progress = await db.readAs(system, sampleProgress)
    if (progress) reportToParent({ made: progress.made, isOpen })
    else if (isOpen) return
    await wait(50)
  }
}
