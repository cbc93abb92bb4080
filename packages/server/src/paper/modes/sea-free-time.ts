import type { ClockKind, FreeTime } from '@landbridge/contract/pricing/free-time'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { Called } from '../print/bill-words.ts'
import type { PaperWord } from '../print/printed-words.ts'

const clockWords: Partial<Record<ClockKind, PaperWord>> = {
  storage: 'workorder.paper-clock-storage',
  containerUse: 'workorder.paper-clock-use',
  demurrage: 'workorder.paper-clock-demurrage',
  detention: 'workorder.paper-clock-detention',
}

/** The free time of a box by kind, each with its days and its last free day: by its clocks, else as staff typed, else as it was agreed. */
export function freeTimeOf(
  box: Pick<ContainerView, 'clocks' | 'freeDays' | 'lastFreeDay'>,
  agreed: FreeTime | undefined,
  called: Called,
): string {
  const { freeDays, lastFreeDay } = box
  // The clocks of origin have no word here: they are not the receiver's.
  const clocks = (box.clocks ?? []).filter(({ clock }) => clockWords[clock])
  const until = called('workorder.paper-last-free-day').replaceAll('\n', ' / ')
  const line = (name: string | undefined, days: number | undefined, last: string | undefined) =>
    [[name, days].filter((one) => one !== undefined).join(': '), last && `${until}: ${last}`].filter(Boolean).join('\n')
  if (clocks.length === 0 && (freeDays !== undefined || lastFreeDay)) return line(undefined, freeDays, lastFreeDay)
  const known = clocks.length > 0 ? clocks : (agreed?.lines ?? [])
  const byClock = new Map(known.map((one) => [one.clock, one]))
  return [...byClock.values()]
    .flatMap((one) => {
      const word = clockWords[one.clock]
      const last = 'lastFreeDay' in one && !one.endsOn ? one.lastFreeDay : undefined
      return word ? [line(called(word).replaceAll('\n', ' / '), one.freeDays, lastFreeDay ?? last)] : []
    })
    .join('\n')
}
