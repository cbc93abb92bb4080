import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { type Booking, type BoxCount, carriageAt, carriagesOf, type GivenLeg, type Leg } from '../../booking/index.ts'
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

type OpeningFacts = {
  jobs: readonly Pick<Job, 'id' | 'legSeq' | 'departureId'>[]
  parts: readonly JobPart[]
  shares?: Booking['shares']
}

/** The legs still to open, once per departure; boxes count on each leg, shared cargo goes as one job. */
export function openLegs(legs: readonly GivenLeg[], { jobs, parts, shares }: OpeningFacts): OpenLeg[] {
  return legs.flatMap((leg) => {
    const ofLeg = jobs.filter(({ legSeq }) => legSeq === leg.seq)
    const carriages = carriagesOf(leg, shares)
    const open = carriages.flatMap(({ given, boxes }, index) => {
      const onIt = ofLeg.filter(({ departureId }) => carriageAt(carriages, departureId) === index)
      const partsTaken = parts.filter(({ jobId }) => onIt.some(({ id }) => id === jobId))
      const booked = carriages.length > 1 ? boxLinesOf(boxes) : partsBooked(leg)
      const linesLeft = partsLeft(booked, orderedOf(partsTaken))
      const isWhole = sharesContainer(leg.form.loadType) && ofLeg.length === 0
      return linesLeft.length > 0 || isWhole ? [{ leg: { ...leg, given }, left: linesLeft, taken: partsTaken }] : []
    })
    // What is agreed for the leg as a whole falls on the first job of all.
    return open.map((one, index) => ({ ...one, isNew: ofLeg.length === 0 && index === 0 }))
  })
}

export const boxLinesOf = (boxes: readonly BoxCount[]): PartsLine[] =>
  boxes.map(({ containerType, owner, quantity }) => ({
    kind: 'box',
    containerType,
    containerOwner: owner,
    qty: quantity,
  }))

export const boxCountsIn = (
  lines: readonly Pick<PartsLine, 'containerType' | 'containerOwner' | 'qty'>[],
): BoxCount[] =>
  lines.flatMap(({ containerType, containerOwner, qty }) =>
    containerType ? [{ containerType, owner: containerOwner === 'S' ? 'S' : 'C', quantity: qty }] : [],
  )

export type CustomsLegs = Readonly<Record<'export' | 'import', number>>

/** The customs legs: export on the first border crossing, import on the last, else first and last of all. */
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
