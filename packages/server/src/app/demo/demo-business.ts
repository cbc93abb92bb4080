import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '../../access/index.ts'
import { sampleProgress, sampleWork } from '../../insight/index.ts'
import { system } from '../../platform/caller.ts'
import { type Clock, timeBy } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { madeOnce } from '../../platform/made-once.ts'
import type { CallSettings } from '../../platform/serve.ts'
import { makeBase } from './demo-base.ts'
import { hasNoUsers } from './demo-made.ts'
import { usualBookings } from './demo-plan.ts'
import { type DemoStory, demoPortal } from './demo-portal.ts'
import { putStoriesOff, storiesToTell, storyToTell, takeStory, tellQuietly } from './demo-telling.ts'

type DemoMaking = {
  db: Database
  clock: Clock
  password: string
  settings: CallSettings
  /** Number of bookings made by rail; a small business is made sooner. */
  bookings?: number
  say(line: string): void
}

export type DemoBusiness = {
  /** Makes the missing base data whole or not at all, then the first stories, or all of them. */
  make(extent: 'first' | 'whole'): Promise<void>
  /** Makes the other stories while the portal is open, when nobody uses it, and says how far they have come. */
  goOn(jobs: Jobs): void
}

const oneAtATime = 7_203_115
/** A story that people's deeds have made impossible is left out in the end. */
const mostTries = 3

export function demoBusiness(making: DemoMaking): DemoBusiness {
  const { db, clock, password, settings, say, bookings = usualBookings } = making
  const makePortal = () => madeOnce(() => demoPortal(settings))
  let portalOnce = makePortal()

  /** Each story stands in a transaction of its own with its being done: it is made once, however often the start is broken off. */
  async function tellNow(story: DemoStory): Promise<void> {
    const portal = await portalOnce()
    for (let tries = 1; ; tries++) {
      try {
        return await db.as(system, async (tx) => {
          if (await takeStory(tx, story)) await tellQuietly(tx, portal, () => story.tell(portal, tx))
        })
      } catch (error) {
        if (tries < mostTries) continue
        say(`A piece of the demo business (${story.seq}) is left out: ${String(error)}`)
        return void (await db.as(system, (tx) => takeStory(tx, story)))
      }
    }
  }

  return {
    async make(extent) {
      if (await db.readAs(system, hasNoUsers)) {
        say('Making the demo business …')
        const began = performance.now()
        const [passwordHash, portal] = await Promise.all([hashPassword(password), portalOnce()])
        await db.as(system, async (tx) => {
          // Another node that makes it may take a while.
          await tx.ask("select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)", [])
          await tx.ask('select pg_advisory_xact_lock($1)', [oneAtATime])
          if (!(await hasNoUsers(tx))) return
          const now = timeBy(clock)
          await tellQuietly(tx, portal, () => makeBase(tx, { portal, now, passwordHash }))
          await putStoriesOff(tx, now, bookings)
        })
        say(`People, prices and departures are there (${secondsSince(began)}).`)
      }
      const toTell = await db.readAs(system, storiesToTell)
      const wantedStories = toTell.filter(({ isFirst }) => isFirst || extent === 'whole')
      if (wantedStories.length === 0) return
      const began = performance.now()
      for (const story of wantedStories) await tellNow(story)
      const progress = await db.readAs(system, sampleProgress)
      const laterNote = progress ? `; the others arrive while the portal is open` : ''
      const progressNote = progress ? `${progress.made} of ${progress.total} bookings are` : 'All bookings are'
      say(`${progressNote} there (${secondsSince(began)})${laterNote}.`)
    },
    goOn(jobs) {
      jobs.inSpareTime(sampleWork, async (event, { tx }) => {
        const story = storyToTell(event)
        const portal = await portalOnce()
        if (story) await tellQuietly(tx, portal, () => story.tell(portal, tx))
      })
      void sayProgress(db, say).then(() => {
        portalOnce = makePortal()
      })
    },
  }
}

const sayEveryMs = 10_000

/** Says how far the demo business has come until all of it is there; nothing where it was when the portal opened. */
async function sayProgress(db: Database, say: DemoMaking['say']): Promise<void> {
  let isArriving = false
  for (;;) {
    // A database that is away for a moment is read again.
    const found = await db.readAs(system, sampleProgress).then(
      (progress) => ({ progress }),
      () => undefined,
    )
    if (found && !found.progress) break
    const { made, total } = found?.progress ?? {}
    if (found && isArriving) say(`Demo business: ${made} of ${total} bookings`)
    isArriving = true
    await wait(sayEveryMs, undefined, { ref: false })
  }
  if (isArriving) say('All of the demo business is there.')
}

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`
