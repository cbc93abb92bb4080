import { type Job, releaseGapsOf } from '../../workorder/index.ts'
import type { MilestoneRecord } from './milestone-store.ts'

/** Milestones with which the cargo goes over to its receiver at the destination. */
const handOvers: readonly string[] = ['GTOT', 'DLVD', 'DLV']

type Happening = Pick<MilestoneRecord, 'event' | 'step' | 'classifier' | 'placeCode'>

export const isHandedOver = ({ event }: Pick<Happening, 'event'>): boolean => handOvers.includes(event)

/** Cargo went over to its receiver, and not back to its shipper. */
export const isTakenAtDestination = (
  one: Pick<Happening, 'event' | 'placeCode'>,
  { originCode }: Pick<Job, 'originCode'>,
): boolean => isHandedOver(one) && one.placeCode !== originCode

/** The return of an empty box proves that its cargo was taken, where nothing else does. */
const isOnlyWord = ({ event }: Happening, records: readonly Happening[]): boolean =>
  event === 'DROP' && !records.some((one) => one.classifier === 'ACT' && isHandedOver(one))

/** Obstacles to a recorded handing over: held cargo, bill not issued, no release; to loading, a customs order. */
export function releaseDoubts(
  job: Job,
  { records, happening }: { records: readonly Happening[]; happening: Happening },
): string[] {
  const { classifier, placeCode } = happening
  const isTaken = isHandedOver(happening) || isOnlyWord(happening, records)
  if (classifier !== 'ACT') return []
  if (happening.event === 'LOAD' && job.head.doNotLoad) return ['workorder.warn-do-not-load']
  return isTaken && placeCode !== job.originCode ? releaseGapsOf(job) : []
}
