import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type { ContainerView, JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail, JobDetail, JobRow, MissingPart } from '@landbridge/contract/workorder/job-view'
import type {
  ownPapersView,
  ownRowView,
  ownStopsView,
  ownTruckView,
} from '@landbridge/contract/workorder/modes/own-fields'
import type { Booking, Carried } from '../../booking/index.ts'
import type { Departure } from '../../pricing/index.ts'
import type { ReaderNames } from '../../reference/index.ts'
import type { Job, JobHead, JobPart } from '../job.ts'
import type { PartsLine } from '../job-rules.ts'
import type { CargoMeasure } from '../measure/measure-rules.ts'
import type { OwnHead, OwnPart } from './own-parts.ts'

/** A place that a head names, and the field of the form that names it. */
export type NamedPlace = { field: string; placeCode: string }

/** What a booking and the departure that it was given say for the head of its jobs. */
export type Opening = Pick<Booking, 'form'> & {
  /** The number of the job whose head it is. */
  jobNo: string
  given: Pick<
    NonNullable<Booking['given']>,
    'cutoffs' | 'departureNo' | 'carrierCode' | 'loadingDate' | 'etd' | 'etdZone' | 'eta'
  >
  departure: Departure | undefined
  /** The carrier of the departure, as papers name it. */
  carrierName?: string | undefined
  /** How long the price lets a truck wait for nothing. */
  waiting?: FreeHours | undefined
}

/** How many hours a truck waits for nothing at each stop where it loads, and where it unloads. */
export type FreeHours = { freeHoursLoading?: number | undefined; freeHoursUnloading?: number | undefined }

/** What is known of the type of a box, or of a truck, which says no tare. */
export type PartType = { maxPayloadKg: number; tareKg?: number | undefined }

/** A part that staff change, among the others of its job. */
export type PartBeside = { part: JobPart; job: Job; parts: readonly JobPart[]; now: Date }
/** What was said of a part as it is kept, what of it cannot be, and the places that it names. */
export type GivenPart = { changes: Partial<JobPart>; wrong: Record<string, string>; places: NamedPlace[] }

/** A carrier whose bills have numbers of his own. */
type Numbering = { awbPrefix?: string | undefined }

/** The share of one transport mode in work orders. */
export type JobMode = {
  /** What the head of a new job takes of its booking. */
  openingHead(booking: Opening): OwnHead
  /** How the cargo of a load is measured and charged that a warehouse receives before it goes; nothing for loads that it never sees. */
  measureOf(loadType: string): CargoMeasure | undefined
  /** The parts that a booking asks for, equal ones in a line; none where its cargo shares what is ordered for many. */
  partsAsked(form: Booking['form']): PartsLine[]
  /** What the parts of a new job know at first, and what they take of it whenever it is amended. */
  openingPart(form: Booking['form']): Partial<OwnPart>
  toldOfPart(form: Booking['form'], part: Omit<PartsLine, 'qty'>): Partial<JobPart>
  /** What of the head follows the departure, when the booking is given another one. */
  headOfWay(booking: Opening): OwnHead
  /** What of the head follows the times of its departure, when they change. */
  headRetimed?(head: JobHead, times: { etd?: Date | undefined; eta: Date }): OwnHead
  /** What staff said with what follows from it for the rest of the head. */
  completed?(form: JobHeadForm): JobHeadForm
  /** The number of a carrier's bill as it is kept, in whatever spelling it was typed. */
  keptBillNo?(typed: string): string
  /** What looks wrong in the head, by field, and can be kept all the same. */
  doubtsOnHead?(
    job: Pick<Job, 'masterBillNo' | 'head' | 'originCode' | 'destinationCode'>,
    carrier: Numbering | undefined,
  ): Record<string, WorkorderTextKey>
  /** Whether the cargo is given free only to whom the bill entitles: against its originals, or once they were surrendered. */
  isFreedByBill?(head: JobHead): boolean
  /** What staff said of the mode's own part of the head, as it is kept: times as ISO text, undefined where nothing was said. */
  headGiven(form: JobHeadForm): Partial<Record<keyof OwnHead, unknown>>
  placesOf(head: Pick<JobHeadForm, 'gaugePlaces' | 'transhipPortCode' | 'flights'> | JobHead): NamedPlace[]
  /** What a list tells of it: the bill that it travels under, and what is the mode's own. */
  rowView(
    job: Pick<Job, 'head' | 'masterBillNo' | 'trainNo'>,
    parts: readonly JobPart[],
    names?: Pick<ReaderNames, 'truckType'>,
  ): Partial<Pick<JobRow, 'houseBillNo' | 'masterBillNo' | keyof typeof ownRowView>>
  /** What every reader sees of it, and what the desk alone does. */
  headView(
    head: JobHead,
    named: (placeCode: string) => { placeCode: string; placeName: string },
    times: Pick<Job, 'atd' | 'ata'>,
  ): Partial<Pick<JobDetail, keyof typeof ownPapersView | keyof typeof ownStopsView>>
  internalView(head: JobHead): Pick<JobDeskDetail, 'payerCodes'>
  neededParts(head: JobHead): readonly MissingPart[]
  /** What looks wrong on a part of this mode, by field; what its type bears may not be known. */
  doubtsOn(part: JobPart, type?: PartType): Record<string, WorkorderTextKey>
  partGiven?(said: Partial<JobPart>, beside: PartBeside): GivenPart
  partView?(
    part: JobPart,
    around: Pick<Job, 'head'> & { parts: readonly JobPart[]; names: ReaderNames; now: Date },
  ): Partial<Pick<ContainerView, keyof typeof ownTruckView>>
  /** The hours that a part has waited beyond the free ones; unknown while nothing says what is free. */
  waitHoursOf?(head: JobHead, part: JobPart, now: Date): number | undefined
  carriedOf?(job: Pick<Job, 'head' | 'trainNo'>, parts: readonly JobPart[]): Carried
}
