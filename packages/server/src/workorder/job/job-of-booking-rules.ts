import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { cleanContainerNo, unitNoPattern } from '@landbridge/contract/shared/container-number'
import { isSame } from '@landbridge/contract/shared/differences'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import { partFields } from '@landbridge/contract/workorder/fields/part-fields'
import { partNoOf } from '@landbridge/contract/workorder/part-kinds'
import type { GivenLeg, Leg } from '../../booking/index.ts'
import type { Departure } from '../../pricing/index.ts'
import type { ContainerType } from '../../reference/index.ts'
import { emptyPart } from '../container/empty-part.ts'
import { takenOver } from '../head-fields-rules.ts'
import type { Job, JobHead, JobPart } from '../job.ts'
import type { Opening } from '../job-mode.ts'
import { countsOf, type PartsLine, takeOne } from '../job-rules.ts'
import { jobModeOf } from '../modes/job-modes.ts'

export function wayOf({ form, given, ...leg }: GivenLeg, departure: Departure | undefined) {
  const cutoffAt = (kind: 'SI' | 'CARGO' | 'CUSTOMS') =>
    given.cutoffs.find((one) => one.cutoffKind === kind)?.at ?? null
  return {
    loadType: form.loadType ?? 'FCL',
    transportType: form.serviceTerm ?? 'ST-ST',
    originCode: leg.originCode,
    destinationCode: leg.destinationCode,
    entryPortCode: given.entryPortCode ?? form.entryPortCode ?? null,
    departureId: given.departureId ?? null,
    departureNo: given.departureNo ?? null,
    etd: given.etd,
    promisedEta: given.promisedEta,
    eta: given.eta,
    siCutoff: cutoffAt('SI'),
    cargoCutoff: cutoffAt('CARGO'),
    customsCutoff: cutoffAt('CUSTOMS'),
    viaPlaces: (departure?.viaCodes ?? []).map((placeCode) => ({ placeCode })),
  } satisfies Partial<Job> & Pick<Job['head'], 'viaPlaces'>
}

/** The moment at which the warehouse closes to the cargo of a job; none for cargo that goes through no warehouse. */
export const closingOf = ({ given }: Pick<Opening, 'given'>): Pick<JobHead, 'warehouseCutoff'> => ({
  warehouseCutoff: given.cutoffs.find(({ cutoffKind }) => cutoffKind === 'WAREHOUSE')?.at.toISOString(),
})

/** The head of a new job: fields of its booking and additions of its mode. */
export const headAtOpening = (mode: LegModeCode, opening: Opening): JobHead => ({
  ...takenOver(headFields, { mode, form: opening.form, isOpening: true }),
  ...closingOf(opening),
  ...jobModeOf(mode).openingHead(opening),
})

/** The way in the head of a job, which follows the booking whenever it is amended. */
export const headOnWay = (mode: LegModeCode, opening: Opening): JobHead => ({
  ...takenOver(headFields, { mode, form: opening.form, isOpening: false }),
  ...closingOf(opening),
  ...jobModeOf(mode).headOfWay(opening),
})

type PartMaking = {
  leg: Leg
  types: ReadonlyMap<string, ContainerType>
  /** The shipper's own numbers that no job carries yet, by type; they are handed out in order. */
  numbers: Map<string, string[]>
}

/** The parts of these lines with the leg's facts; `after` is the number of the last existing part. */
export function newParts(
  job: Job,
  lines: readonly PartsLine[],
  { leg, types, numbers, after = 0 }: PartMaking & { after?: number },
): JobPart[] {
  const { partAsBooked } = jobModeOf(job.mode)
  const { mode } = job
  const parts = lines.flatMap(({ qty, ...line }) =>
    Array.from({ length: qty }, () => ({
      ...emptyPart(job, line.kind),
      ...line,
      ...takenOver(partFields, { mode, form: leg.form, isOpening: true }),
      ...partAsBooked(leg.form, line),
      ...(line.containerType !== null && {
        containerNo: line.containerOwner === 'S' ? (numbers.get(line.containerType)?.shift() ?? null) : null,
        tareKg: types.get(line.containerType)?.tareKg.toString() ?? null,
      }),
    })),
  )
  return parts.map((part, index) => ({ ...part, seq: after + index + 1 }))
}

type AmendedForms = { before: BookingForm; after: BookingForm }

/** The changes of a part that stays, by its amended booking; fields that staff have entered since are theirs. */
export function changedByAmendment(
  part: JobPart,
  mode: LegModeCode,
  { before, after }: AmendedForms,
): Partial<JobPart> {
  const { partAsBooked } = jobModeOf(mode)
  const [bookedBefore, bookedAfter] = [partAsBooked(before, part), partAsBooked(after, part)]
  const names = Object.keys(bookedAfter) as (keyof typeof bookedAfter)[]
  const changed = names.filter(
    (name) => isSame(part[name], bookedBefore[name]) && !isSame(bookedBefore[name], bookedAfter[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, bookedAfter[name]]))
}

export function shipperNumbers({ form }: Pick<Leg, 'form'>, taken: readonly JobPart[]): Map<string, string[]> {
  const used = new Set(taken.map(({ containerNo }) => containerNo))
  const free = new Map<string, string[]>()
  for (const { containerType, shipperContainerNos } of form.boxes ?? []) {
    const isFree = (no: string) => unitNoPattern.test(no) && !used.has(no)
    const numbers = [...new Set(shipperContainerNos?.map(cleanContainerNo))].filter(isFree)
    for (const no of numbers) used.add(no)
    if (containerType) free.set(containerType, [...(free.get(containerType) ?? []), ...numbers])
  }
  return free
}

/** The surplus parts of a job with fewer booked, chosen among empty ones first, and those of them already filled in. */
export function surplusOf(
  booked: readonly PartsLine[],
  carried: readonly JobPart[],
): { surplus: JobPart[]; filled: JobPart[] } {
  const countsLeft = countsOf(booked)
  const isFilled = (part: JobPart) => Boolean(partNoOf(part) ?? part.consignmentNoteNo) || part.sealNos.length > 0
  const inOrder = [...carried.filter(isFilled), ...carried.filter((one) => !isFilled(one))]
  const surplus = inOrder.filter((one) => takeOne(countsLeft, one) < 0)
  return { surplus, filled: surplus.filter(isFilled) }
}
