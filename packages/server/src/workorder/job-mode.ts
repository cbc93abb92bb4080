import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type { ContainerView, JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail, JobRow, MissingPart } from '@landbridge/contract/workorder/job-view'
import type { ownPartView, ownRowView } from '@landbridge/contract/workorder/modes/own-fields'
import type { Booking, Carried } from '../booking/index.ts'
import type { CargoMeasure } from '../charge/index.ts'
import type { Departure } from '../pricing/index.ts'
import type { ReaderNames } from '../reference/index.ts'
import type { Job, JobHead, JobPart } from './job.ts'
import type { PartsLine } from './job-rules.ts'

export type Opening = Pick<Booking, 'form'> & {
  jobNo: string
  given: Pick<
    NonNullable<Booking['given']>,
    'cutoffs' | 'departureNo' | 'carrierCode' | 'loadingDate' | 'etd' | 'etdZone' | 'eta'
  >
  departure: Departure | undefined
  carrierName?: string | undefined
  waiting?: FreeHours | undefined
}

/** The hours that a truck waits for nothing at each stop where it loads, and where it unloads. */
export type FreeHours = { freeHoursLoading?: number | undefined; freeHoursUnloading?: number | undefined }

export type PartType = { maxPayloadKg: number; tareKg?: number | undefined }

export type PartBeside = { part: JobPart; job: Job; parts: readonly JobPart[]; now: Date }
export type GivenPart = { changes: Partial<JobPart>; wrong: Record<string, string> }

/** A carrier whose bills have numbers of his own. */
type Numbering = { awbPrefix?: string | undefined }

/** The new times of a retimed departure; those before it left only until then. */
type Retimed = {
  etd?: Date | undefined
  eta: Date
  vgmCutoff?: Date | undefined
  filingCutoff?: Date | undefined
}

export type JobMode = {
  openingHead(booking: Opening): JobHead
  /** The measure by which cargo is charged that a warehouse receives before it goes; nothing for loads that it never sees. */
  measureOf(loadType: string): CargoMeasure | undefined
  /** The parts that a booking asks for, equal ones in a line; none where its cargo shares what is ordered for many. */
  partsOrdered(form: Booking['form']): PartsLine[]
  /** The fields that parts take of the booking at first and whenever it is amended. */
  partAsBooked(form: Booking['form'], part: Omit<PartsLine, 'qty'>): Partial<JobPart>
  headOfWay(booking: Opening): JobHead
  headRetimed?(head: JobHead, times: Retimed): JobHead
  /** A head as staff typed it, with what follows from it for its other fields. */
  completed?(form: JobHeadForm): JobHeadForm
  /** The number of a carrier's bill as it is kept, in whatever spelling it was typed. */
  keptBillNo?(typed: string): string
  doubtsOnHead?(job: Job, carrier: Numbering | undefined): Record<string, WorkorderTextKey>
  /** The cargo is given free only to whom the bill entitles: against its originals, or once they were surrendered. */
  isFreedByBill?(head: JobHead): boolean
  rowView(
    job: Job,
    parts: readonly JobPart[],
  ): Partial<Pick<JobRow, 'houseBillNo' | 'masterBillNo' | keyof typeof ownRowView>>
  /** Facts of one job that are shown otherwise than their lines say. */
  factsView?(job: Job, shown: Partial<JobDetail>): Partial<JobDetail>
  neededParts(head: JobHead): readonly MissingPart[]
  /** Doubts about a part of this mode, by field; the load that its type bears may not be known. */
  doubtsOn(part: JobPart, type?: PartType): Record<string, WorkorderTextKey>
  partGiven?(entered: Partial<JobPart>, beside: PartBeside): GivenPart
  partView?(
    part: JobPart,
    around: Pick<Job, 'head'> & { parts: readonly JobPart[]; names: ReaderNames; now: Date },
  ): Partial<Pick<ContainerView, keyof typeof ownPartView>>
  /** The hours that a part has waited beyond the free ones; unknown while nothing says what is free. */
  waitHoursOf?(head: JobHead, part: JobPart, now: Date): number | undefined
  carriedOf?(job: Job, parts: readonly JobPart[]): Carried
}

/** Defaults of a mode: a head without fields from the booking. */
const defaults = {
  openingHead: () => ({}),
  headOfWay: () => ({}),
  measureOf: () => undefined,
  rowView: () => ({}),
  doubtsOn: () => ({}),
} as const satisfies Partial<JobMode>

type OwnRules = Omit<JobMode, keyof typeof defaults> & Partial<Pick<JobMode, keyof typeof defaults>>

export const jobMode = (ownRules: OwnRules): JobMode => ({ ...defaults, ...ownRules })
