import type { Job } from './job.ts'

/** Where cargo stands: the times as they are known now, and the last thing that happened to it. It follows from events; nobody sets it. */
export type Progress = {
  etd?: Date | undefined
  eta?: Date | undefined
} & Pick<Job, 'atd' | 'ata' | 'lastEventCode' | 'lastPlaceCode' | 'lastEventAt' | 'passedCodes' | 'customsReleased'>

/** Several boxes or jobs together: they left when the first did, have passed what the first of them has, and are there when the last is. */
export function together(parts: readonly Progress[]): Progress {
  const times = (name: 'etd' | 'eta' | 'atd' | 'ata') => parts.flatMap((part) => part[name] ?? []).toSorted(byTime)
  const newest = parts.reduce<Progress | undefined>(
    (last, part) => (part.lastEventAt && !(last?.lastEventAt && last.lastEventAt >= part.lastEventAt) ? part : last),
    undefined,
  )
  const arrivals = times('ata')
  const areAllThere = parts.length > 0 && arrivals.length === parts.length
  return {
    etd: times('etd')[0],
    eta: times('eta').at(-1),
    atd: times('atd')[0] ?? null,
    ata: (areAllThere && arrivals.at(-1)) || null,
    lastEventCode: newest?.lastEventCode ?? null,
    lastPlaceCode: newest?.lastPlaceCode ?? null,
    lastEventAt: newest?.lastEventAt ?? null,
    customsReleased: (['export', 'import'] as const).filter(
      (side) => parts.length > 0 && parts.every(({ customsReleased }) => customsReleased.includes(side)),
    ),
    passedCodes: parts.map(({ passedCodes }) => passedCodes).toSorted((a, b) => b.length - a.length)[0] ?? [],
  }
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime()

/** Where a booking stands: where its jobs do together, those apart that were cancelled. */
export const standingOfJobs = (jobs: readonly Job[]): Progress =>
  together(jobs.filter(({ state }) => state !== 'cancelled'))
