import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { isContainerNo } from '@landbridge/contract/reference/check-digits'
import { lifeOf } from '@landbridge/contract/shared/life'
import { Problem } from '@landbridge/contract/shared/problem'
import { consolidationLifecycle } from '@landbridge/contract/warehouse/consolidation'
import type { Job } from '../workorder/index.ts'
import type { Consolidation } from './consolidation.ts'

function checkShares({ loadType, jobNo }: Pick<Job, 'loadType' | 'jobNo'>): void {
  if (!sharesContainer(loadType)) throw new Problem('workorder.job-not-shared', undefined, { jobNo })
}

const notOpen = {
  open: 'workorder.action-not-allowed',
  closed: 'workorder.consolidation-closed',
  cancelled: 'workorder.consolidation-cancelled',
} as const

const consolidationLife = lifeOf(consolidationLifecycle, {
  standing: ({ version, state }: Consolidation) => ({ version, state }),
  notAllowed: ({ state }) => notOpen[state],
  changed: 'workorder.consolidation-changed',
})
export const { advance: advanceConsolidation, checkUnchanged: checkConsolidationUnchanged } = consolidationLife

/** Only an open consolidation takes cargo, gives it back or becomes another one. */
export function checkOpen(consolidation: Consolidation): void {
  if (consolidation.state !== 'open') throw consolidationLife.notAllowed(consolidation, 'staff')
}

type Lane = Pick<Job, 'mode' | 'originCode' | 'destinationCode'>
export const isSameLane = (one: Lane, other: Lane): boolean =>
  one.mode === other.mode && one.originCode === other.originCode && one.destinationCode === other.destinationCode

export function checkFits(job: Job, consolidation: Consolidation): void {
  const { jobNo } = job
  checkShares(job)
  if (!isSameLane(job, consolidation)) throw new Problem('workorder.job-other-lane', undefined, { jobNo })
  if (job.consolidationId !== null) throw new Problem('workorder.job-consolidated', undefined, { jobNo })
  if (!isWaiting(job)) throw new Problem('workorder.closed', undefined, { jobNo })
}

type OnDeparture = Pick<Job, 'jobNo' | 'departureId'>

/** The departure that a container leaves by: the one chosen for it, else that of the cargo in it. */
export const departureWith = (
  { departureId }: Pick<Consolidation, 'departureId'>,
  jobs: readonly OnDeparture[],
): string | null | undefined => departureId ?? jobs[0]?.departureId

/** Cargo leaves with the container that it shares: jobs of another departure are refused, by their numbers. */
export function checkOneDeparture(
  consolidation: Pick<Consolidation, 'departureId'>,
  jobs: readonly OnDeparture[],
): void {
  const leaves = departureWith(consolidation, jobs)
  const others = jobs.filter(({ departureId }) => departureId !== leaves).map(({ jobNo }) => jobNo)
  if (others.length > 0) throw new Problem('workorder.job-other-departure', undefined, { jobNo: others.join(', ') })
}

const isWaiting = ({ state, atd }: Job): boolean => (state === 'opened' || state === 'underway') && atd === null

/** A box is stuffed and sealed: it has a number and a seal, and cargo in it that its warehouse has received. */
export function checkClosable(
  { containerNo, sealNos }: Consolidation,
  jobs: readonly Pick<Job, 'jobNo' | 'id'>[],
  receipts: ReadonlyMap<string, unknown>,
): void {
  if (!containerNo) throw new Problem('workorder.consolidation-number-needed')
  if (sealNos.length === 0) throw new Problem('workorder.consolidation-seal-needed')
  if (jobs.length === 0) throw new Problem('workorder.consolidation-empty')
  const awaited = jobs.filter(({ id }) => !receipts.has(id)).map(({ jobNo }) => jobNo)
  if (awaited.length > 0) throw new Problem('workorder.not-received', undefined, { jobNos: awaited })
}

export const doubtsOnConsolidation = ({ containerNo }: Pick<Consolidation, 'containerNo'>) =>
  containerNo && !isContainerNo(containerNo) ? { containerNo: 'workorder.warn-check-digit' } : {}
