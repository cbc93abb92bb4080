import { type ImpliedTime, impliedTimes } from '@landbridge/contract/shared/way-done'
import type { Job } from '../job.ts'

/** The times of cargo as they are known now, and the last thing that happened to it, as its events say. */
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

export const customsSides = ['export', 'import'] as const

/** Progress of parallel parts: departed with the first, as far as the last of those, arrived with the last. */
export function progressTogether(parts: readonly Progress[]): Progress {
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
    customsReleased: customsSides.filter(
      (side) => parts.length > 0 && parts.every(({ customsReleased }) => customsReleased.includes(side)),
    ),
    passedCodes: last?.passedCodes ?? [],
    way: last?.way ?? null,
  }
}

/** True for a time that only follows from later events, on every part that has it. */
const isImpliedOf = (parts: readonly Progress[], name: ImpliedTime, at: Date): boolean =>
  parts.filter((part) => part[name]?.getTime() === at.getTime()).every((part) => part.impliedTimes.includes(name))

type OnWay = Pick<Progress, 'atd' | 'passedCodes' | 'way'>

/** The least far of what has left; what has not left yet counts where nothing has. */
export function lastOnWay<Part extends OnWay>(parts: readonly Part[]): Part | undefined {
  const shareOf = ({ way }: OnWay) => (way?.totalKm ? (way.doneKm ?? 0) / way.totalKm : 0)
  const isFurther = (one: Part, other: Part) =>
    shareOf(one) - shareOf(other) || one.passedCodes.length - other.passedCodes.length
  const departed = parts.filter(({ atd }) => atd)
  return (departed.length > 0 ? departed : parts).toSorted(isFurther)[0]
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime()

const isLive = ({ state }: Pick<Job, 'state'>) => state !== 'cancelled'

/** The progress of a booking: jobs of a leg in parallel, legs in series, cancelled jobs left out. */
export function standingOfJobs(jobs: readonly Job[], legs: number): Progress {
  const live = jobs.filter(isLive)
  return inSeries(
    Array.from({ length: legs }, (_, index) => progressTogether(live.filter(({ legSeq }) => legSeq === index + 1))),
  )
}

/** Progress of legs in series: departed with the first, arrived with the last, over all their way. */
export function inSeries(legs: readonly Progress[]): Progress {
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last || legs.length === 1) return first ?? progressTogether([])
  const { lastEventCode, lastPlaceCode, lastEventAt } = progressTogether(legs)
  return {
    etd: first.etd,
    eta: last.eta,
    atd: first.atd,
    ata: last.ata,
    impliedTimes: impliedTimes.filter((name) => (name === 'atd' ? first : last).impliedTimes.includes(name)),
    lastEventCode,
    lastPlaceCode,
    lastEventAt,
    customsReleased: customsSides.filter((side) => legs.some(({ customsReleased }) => customsReleased.includes(side))),
    passedCodes: [...new Set(legs.flatMap(({ passedCodes }) => passedCodes))],
    way: waysInSeries(legs.map(({ way }) => way)),
  }
}

/** The way over all legs; unknown if one of them is. */
function waysInSeries(legWays: readonly Progress['way'][]): Progress['way'] {
  return legWays.reduce((before, way): Progress['way'] => {
    if (before?.totalKm === undefined || way?.totalKm === undefined) return null
    const from = before.totalKm
    const stops = Object.entries(way.stopKm ?? {}).map(([code, km]) => [code, from + km] as const)
    return {
      doneKm: (before.doneKm ?? 0) + (way.doneKm ?? 0),
      totalKm: from + way.totalKm,
      stopKm: { ...Object.fromEntries(stops), ...before.stopKm },
    }
  })
}

/** The live jobs of the leg that cargo is on: of the last that left, of the first while none has. */
export function jobsOnLeg<OneJob extends Pick<Job, 'state' | 'legSeq' | 'atd'>>(jobs: readonly OneJob[]): OneJob[] {
  const live = jobs.filter(isLive)
  const departedLegs = live.flatMap(({ legSeq, atd }) => (atd ? [legSeq] : []))
  const seq = departedLegs.length > 0 ? Math.max(...departedLegs) : Math.min(...live.map(({ legSeq }) => legSeq))
  return live.filter(({ legSeq }) => legSeq === seq)
}
