import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import type { GivenLeg, Leg } from '../../booking/index.ts'
import type { Job, JobPart } from '../job.ts'
import { orderedOf, type PartsLine, partsLeft } from '../job-rules.ts'
import { jobModeOf } from '../modes/job-modes.ts'

export function legOf<OneLeg extends Leg>(
  legs: readonly OneLeg[],
  { jobNo, legSeq }: Pick<Job, 'jobNo' | 'legSeq'>,
): OneLeg {
  const leg = legs.find(({ seq }) => seq === legSeq)
  if (!leg) throw new Error(`The booking of ${jobNo} has no leg ${legSeq}.`)
  return leg
}

export const partsBooked = ({ mode, form }: Pick<Leg, 'mode' | 'form'>): PartsLine[] =>
  jobModeOf(mode).partsOrdered(form)

export type OpenLeg = {
  leg: GivenLeg
  left: PartsLine[]
  taken: JobPart[]
  isNew: boolean
}

/** The legs on which jobs can still be opened: a box is counted on each, cargo that shares a container goes as one job. */
export function openLegs(
  legs: readonly GivenLeg[],
  { jobs, parts }: { jobs: readonly Pick<Job, 'id' | 'legSeq'>[]; parts: readonly JobPart[] },
): OpenLeg[] {
  return legs.flatMap((leg) => {
    const ids = new Set(jobs.flatMap(({ id, legSeq }) => (legSeq === leg.seq ? [id] : [])))
    const taken = parts.filter(({ jobId }) => ids.has(jobId))
    const left = partsLeft(partsBooked(leg), orderedOf(taken))
    const isNew = ids.size === 0
    const isWhole = sharesContainer(leg.form.loadType) && isNew
    return left.length > 0 || isWhole ? [{ leg, left, taken, isNew }] : []
  })
}

export type CustomsLegs = Readonly<Record<'export' | 'import', number>>

/** Exports are cleared on the first leg that crosses a border, imports on the last; of a chain that crosses none on the first and the last of all. */
export function customsLegs(
  legs: readonly (Pick<Leg, 'seq'> & { originCountry: string | undefined; destinationCountry: string | undefined })[],
): CustomsLegs {
  const crossing = legs.filter(({ originCountry, destinationCountry }) => originCountry !== destinationCountry)
  const bearing = crossing.length > 0 ? crossing : legs
  return { export: bearing[0]?.seq ?? 1, import: bearing.at(-1)?.seq ?? 1 }
}

export function isFirstOfLeg(
  { id, legSeq }: Pick<Job, 'id' | 'legSeq'>,
  jobs: readonly Pick<Job, 'id' | 'legSeq' | 'state'>[],
): boolean {
  const first = jobs.find((one) => one.legSeq === legSeq && one.state !== 'cancelled')
  return first === undefined || first.id === id
}
