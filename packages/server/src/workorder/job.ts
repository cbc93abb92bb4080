import type { BookingForm, HeadName } from '@landbridge/contract/booking/fields/form-fields'
import type { StopLine } from '@landbridge/contract/booking/fields/stop-lines'
import type { LclState } from '@landbridge/contract/booking/lcl-state'
import type { FreeTime } from '@landbridge/contract/pricing/free-time'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import type { ImpliedTime, WayDone } from '@landbridge/contract/shared/way-done'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type {
  BillState,
  changeReasons,
  draftAnswers,
  HoldKind,
  JobState,
  objectionReasons,
  releaseStates,
  shippingInstructionStates,
} from '@landbridge/contract/workorder/job-lifecycle'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import type { ClockDays } from './clock/clock-rules.ts'
import type { HeadColumns, HeadFacts, PartKept } from './kept-fields.ts'

export const stopMembers = [
  'cityCode',
  'cityName',
  'cityTyped',
  'stopCompany',
  'address',
  'stopDate',
  'timeFrom',
  'timeTo',
] as const satisfies readonly (keyof StopLine)[]

export type BookedStop = Pick<StopLine, (typeof stopMembers)[number]> & { stopType: 'L' | 'U'; stopSeq: number }

type OneOf<List extends readonly string[]> = List[number]

export type CustomsSide = 'export' | 'import'

export type DraftAnswer = {
  answer: OneOf<typeof draftAnswers>
  answeredAt: string
  answeredBy: string
  reason?: string | undefined
}

/** A reason for which cargo is held: since when and by whom, in whose words. */
type CargoHold = { kind: HoldKind; since: string; by?: string | undefined; reason?: string | undefined }

/** The head of a job besides its columns: facts that staff type, and what follows from other things, with times as ISO texts. */
export type JobHead = HeadFacts & {
  stops?: BookedStop[] | undefined
  customsElsewhere?: readonly CustomsSide[] | undefined
  /** When its cargo was given free or held last, and by whom. */
  release?: { at: string; by: string } | undefined
  /** A booking change that carrier or holder of the bill must be told: since when, which fields, and why. */
  changeToTell?:
    | { since: string; fields: readonly HeadName[]; reasons: readonly OneOf<typeof changeReasons>[] }
    | undefined
  /** The booking and the boxes as its issued bill has them, where those were changed since: taken over once the bill is taken back. */
  heldChange?: { before: BookingForm; boxes: Pick<JobPart, 'id' | 'containerNo' | 'sealNos'>[] } | undefined
  /** Kind, release and originals of the bill as its instruction asked for them last, so that what the desk entered otherwise is known. */
  billInstructed?: Readonly<Record<string, unknown>> | undefined
  freeTime?: FreeTime | undefined
  /** Its cargo ships after the last day that a letter of credit allows: both days, on the clock of the place. */
  lateShipment?: { latest: string; shipsOn: string } | undefined
  /** The only filing of a sea job from before filings had a table. */
  filingState?: 'none' | 'filed' | 'accepted' | 'rejected' | 'amendDue' | undefined
  filingNo?: string | undefined
  doNotLoad?: readonly string[] | undefined
  /** Cargo that a feed says was taken although nothing freed it: when, by which milestone, and what forbade it. */
  leftWithoutRelease?: { at: string; event: string; gaps: readonly WorkorderTextKey[] } | undefined
}

export type KeptWarnings = { warnings: readonly WorkorderTextKey[]; reason: string }

export type Completion = {
  issuedAt: string
  dueAt: string
  note?: string | undefined
  /** Gaps of bill and release when it was issued, and why it was all the same. */
  kept?: KeptWarnings | undefined
  answeredAt?: string | undefined
  answeredBy?: string | undefined
  reasonCode?: OneOf<typeof objectionReasons> | undefined
  reason?: string | undefined
}

/** A work order; an unknown column is null. */
export type Job = HeadColumns & {
  id: string
  jobNo: string
  bookingId: string
  bookingNo: string
  customerReference: string | null
  customerId: string
  mode: LegModeCode
  legSeq: number
  loadType: string
  transportType: string
  state: JobState
  originCode: string
  destinationCode: string
  departureId: string | null
  openedBy: string | null
  promisedEta: Date
  atd: Date | null
  ata: Date | null
  siCutoff: Date | null
  cargoCutoff: Date | null
  customsCutoff: Date | null
  lastEventCode: string | null
  lastPlaceCode: string | null
  lastEventAt: Date | null
  passedCodes: string[]
  /** The times of departure and arrival that follow from later events and were not reported. */
  impliedTimes: ImpliedTime[]
  /** Nothing until its milestones were folded. */
  way: WayDone | null
  customsReleased: CustomsSide[]
  siState: OneOf<typeof shippingInstructionStates>
  /** The state of the least far of its bills, and that one of them is out. */
  billState: BillState
  billsOut: boolean
  /** One of its bills is a draft that waits for its customer, wherever the others stand. */
  draftWaits: boolean
  draftAnswer: DraftAnswer | null
  /** The holds on its cargo; held or free follows from them and its bills, and lists show the first. */
  holds: readonly CargoHold[]
  releaseState: OneOf<typeof releaseStates>
  holdReason: string | null
  /** When the last of its cargo was loaded at the origin. */
  loadedAt: Date | null
  head: JobHead
  completion: Completion | null
  /** The state of its cargo if it shares a container, and the consolidation in which it lies, by id and number. */
  lclState: LclState | null
  consolidationId: string | null
  consolidationNo: string | null
  version: number
  orderedAt: Date
  openedAt: Date
}

/** A part of a job: a container, a truck, or the pieces of a consignment; an unknown field, or one that its kind lacks, is null. */
export type JobPart = PartKept & {
  id: string
  jobId: string
  customerId: string
  seq: number
  kind: PartKind
  clockDays: ClockDays | null
  lastEventCode: string | null
  lastPlaceCode: string | null
  locatedAt: Date | null
  /** Numbers under which its cargo went before, until it was in another box. */
  formerNos: readonly { no: string; until: string }[] | null
  /** The file that proves its delivery, when it was delivered, and who took it. */
  proofFid: string | null
  deliveredAt: Date | null
  receivedBy: string | null
}
