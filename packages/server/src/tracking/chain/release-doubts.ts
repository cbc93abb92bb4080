import { type Job, releaseGapsOf } from '../../workorder/index.ts'
import type { MilestoneRecord } from './milestone-store.ts'

/** With these the cargo goes over to whoever takes it at its destination. */
const handOvers: readonly string[] = ['GTOT', 'DLVD', 'DLV']

type Happening = Pick<MilestoneRecord, 'event' | 'step' | 'classifier' | 'placeCode'>

/** Whether cargo goes over to whoever takes it with a milestone. */
export const isHandedOver = ({ event }: Pick<Happening, 'event'>): boolean => handOvers.includes(event)

/** The return of an empty box says that its cargo was taken, where nothing else has. */
const isOnlyWord = ({ event }: Happening, records: readonly Happening[]): boolean =>
  event === 'DROP' && !records.some((one) => one.classifier === 'ACT' && isHandedOver(one))

/** What forbids that cargo is handed over as a person says it was: it is held, its bill was not issued, its release was not given. */
export function releaseDoubts(
  job: Job,
  { records, happening }: { records: readonly Happening[]; happening: Happening },
): string[] {
  const { classifier, placeCode } = happening
  const isTaken = isHandedOver(happening) || isOnlyWord(happening, records)
  return classifier === 'ACT' && isTaken && placeCode !== job.originCode ? releaseGapsOf(job) : []
}
