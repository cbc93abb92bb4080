import { type LclState, lclStates } from '@landbridge/contract/booking/lcl-state'
import type { Job } from '../job.ts'
import { jobModeOf } from '../modes/job-modes.ts'

/** The state of the cargo of a new job: awaited where it waits for that of others, none where it goes by itself. */
export const lclStateOfNew = ({ mode, loadType }: Pick<Job, 'mode' | 'loadType'>): LclState | null =>
  jobModeOf(mode).measureOf(loadType)?.isShared ? 'awaiting' : null

export const lclStateOf = ({ isReceived, isStuffed }: { isReceived: boolean; isStuffed: boolean }): LclState =>
  isStuffed ? 'loaded' : isReceived ? 'warehoused' : 'awaiting'

/** True where leaving means loaded: the cargo shares its carrier and no container is closed over it. */
export function isLoadedByLeaving({ mode, loadType }: Pick<Job, 'mode' | 'loadType'>): boolean {
  const by = jobModeOf(mode).measureOf(loadType)
  return by?.isShared === true && !by.mustFitContainer
}

/** The state of the shared cargo of a booking: that of its least advanced job, on the first leg that it shares. */
export function lclStateOfJobs(jobs: readonly Pick<Job, 'state' | 'lclState' | 'legSeq'>[]): LclState | null {
  const sharing = jobs.filter(({ state, lclState }) => state !== 'cancelled' && lclState !== null)
  const first = Math.min(...sharing.map(({ legSeq }) => legSeq))
  const standing = new Set(sharing.flatMap(({ legSeq, lclState }) => (legSeq === first ? (lclState ?? []) : [])))
  return lclStates.find((state) => standing.has(state)) ?? null
}
