import { type ImpliedTime, impliedTimes } from '@landbridge/contract/shared/way-done'
import type { Job } from '../job.ts'

/** Where cargo stands: the times as they are known now, and the last thing that happened to it. It follows from events; nobody sets it. */
export type Progress = {
  etd?: Date | undefined
  eta?: Date | undefined
} & Pick<
  Job,
  | 'atd'
  | 'ata'
  | 'impliedTimes'
  | 'lastEventCode'
  | 'lastPlaceCode'
  | 'lastEventAt'
  | 'passedCodes'
  | 'way'
  | 'customsReleased'
>

/** Several boxes or jobs together: they left when the first did, are as far on their way as the last of those that left, and are there when the last is. */
export function together(parts: readonly Progress[]): Progress {
  const times = (name: 'etd' | 'eta' | 'atd' | 'ata') => parts.flatMap((part) => part[name] ?? []).toSorted(byTime)
  const newest = parts.reduce<Progress | undefined>(
    (last, part) => (part.lastEventAt && !(last?.lastEventAt && last.lastEventAt >= part.lastEventAt) ? part : last),
    undefined,
  )
  const arrivals = times('ata')
  const last = lastOnWay(parts)
  const areAllThere = parts.length > 0 && arrivals.length === parts.length
  const ends = { atd: times('atd')[0] ?? null, ata: (areAllThere && arrivals.at(-1)) || null }
  return {
    etd: times('etd')[0],
    eta: times('eta').at(-1),
    ...ends,
    impliedTimes: impliedTimes.filter((name) => ends[name] && isImpliedOf(parts, name, ends[name])),
    lastEventCode: newest?.lastEventCode ?? null,
    lastPlaceCode: newest?.lastPlaceCode ?? null,
    lastEventAt: newest?.lastEventAt ?? null,
    customsReleased: (['export', 'import'] as const).filter(
      (side) => parts.length > 0 && parts.every(({ customsReleased }) => customsReleased.includes(side)),
    ),
    passedCodes: last?.passedCodes ?? [],
    way: last?.way ?? null,
  }
}

/** A time that nobody reported of any part that it is known of. */
const isImpliedOf = (parts: readonly Progress[], name: ImpliedTime, at: Date): boolean =>
  parts.filter((part) => part[name]?.getTime() === at.getTime()).every((part) => part.impliedTimes.includes(name))

type OnWay = Pick<Progress, 'atd' | 'passedCodes' | 'way'>

/** The least far of what has left; what has not left yet counts where nothing has. */
export function lastOnWay<Part extends OnWay>(parts: readonly Part[]): Part | undefined {
  const shareOf = ({ way }: OnWay) => (way?.totalKm ? (way.doneKm ?? 0) / way.totalKm : 0)
  const isFurther = (one: Part, other: Part) =>
    shareOf(one) - shareOf(other) || one.passedCodes.length - other.passedCodes.length
  const gone = parts.filter(({ atd }) => atd)
  return (gone.length > 0 ? gone : parts).toSorted(isFurther)[0]
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime()

/** Where a booking stands: where its jobs do together, those apart that were cancelled. */
export const standingOfJobs = (jobs: readonly Job[]): Progress =>
  together(jobs.filter(({ state }) => state !== 'cancelled'))
