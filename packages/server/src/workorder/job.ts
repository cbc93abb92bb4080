import type { BookingForm, HeadName } from '@landbridge/contract/booking/form/form-fields'
import type { LclState } from '@landbridge/contract/booking/lcl-state'
import type { FreeTime } from '@landbridge/contract/pricing/free-time'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import type { ImpliedTime, WayDone } from '@landbridge/contract/shared/way-done'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type {
  changeReasons,
  customsStates,
  draftAnswers,
  draftBillStates,
  JobState,
  objectionReasons,
  releaseStates,
  shippingInstructionStates,
} from '@landbridge/contract/workorder/job-lifecycle'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import type { ClockDays } from './clock/clock-rules.ts'
import type { OwnHead, OwnPart } from './modes/own-parts.ts'

type OneOf<List extends readonly string[]> = List[number]

/** Customs of the country it leaves, and of the one it goes to. */
export type CustomsSide = 'export' | 'import'

export type DraftAnswer = {
  answer: OneOf<typeof draftAnswers>
  answeredAt: string
  answeredBy: string
  reason?: string | undefined
}

/** What staff keep at the head of a job besides its columns, with what is its mode's own. Times are ISO texts, as they lie in the database. */
export type JobHead = {
  viaPlaces?: { placeCode: string; plannedAt?: string | undefined }[]
  exportCustomsState?: OneOf<typeof customsStates>
  importCustomsState?: OneOf<typeof customsStates>
  customsElsewhere?: readonly CustomsSide[]
  declarationNo?: string | undefined
  customsReleasedAt?: string | undefined
  mrnNo?: string | undefined
  /** When its cargo was given free or held last, and by whom. */
  release?: { at: string; by: string } | undefined
  /** A change of the booking that carrier or holder of the bill must still hear of: since when, of which fields, and why. */
  changeToTell?:
    | { since: string; fields: readonly HeadName[]; reasons: readonly OneOf<typeof changeReasons>[] }
    | undefined
  /** What its issued bill says of the booking and of its boxes, where those were changed since: taken over once the bill is taken back. */
  heldChange?: { before: BookingForm; boxes: Pick<JobPart, 'id' | 'containerNo' | 'sealNos'>[] } | undefined
  /** The free time of its booking's price, as it was agreed. */
  freeTime?: FreeTime | undefined
} & OwnHead

/** Warnings that are kept all the same, and why. */
export type KeptWarnings = { warnings: readonly WorkorderTextKey[]; reason: string }

/** The completion sheet as it was issued, and the customer's answer to it. */
export type Completion = {
  issuedAt: string
  dueAt: string
  note?: string | undefined
  /** What was open of bill and release when it was issued, and why it was all the same. */
  kept?: KeptWarnings | undefined
  answeredAt?: string | undefined
  answeredBy?: string | undefined
  reasonCode?: OneOf<typeof objectionReasons> | undefined
  reason?: string | undefined
}

/** A work order. What is not known is null. */
export type Job = {
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
  entryPortCode: string | null
  departureId: string | null
  trainNo: string | null
  operatorId: string | null
  openedBy: string | null
  supplierCode: string | null
  supplierRef: string | null
  masterBillNo: string | null
  etd: Date
  promisedEta: Date
  eta: Date
  atd: Date | null
  ata: Date | null
  siCutoff: Date | null
  cargoCutoff: Date | null
  customsCutoff: Date | null
  lastEventCode: string | null
  lastPlaceCode: string | null
  lastEventAt: Date | null
  /** The places of its chain that lie behind it. */
  passedCodes: string[]
  /** Which of its departure and arrival follow from what happened behind them, and were not reported. */
  impliedTimes: ImpliedTime[]
  /** How far it is on its way; nothing until its milestones were folded. */
  way: WayDone | null
  /** Which customs have released all of its boxes. */
  customsReleased: CustomsSide[]
  siState: OneOf<typeof shippingInstructionStates>
  draftState: OneOf<typeof draftBillStates>
  draftAnswer: DraftAnswer | null
  releaseState: OneOf<typeof releaseStates>
  holdReason: string | null
  head: JobHead
  remark: string | null
  internalRemark: string | null
  completion: Completion | null
  /** Where its cargo stands if it shares a container, and the consolidation in which it lies, by id and number. */
  lclState: LclState | null
  consolidationId: string | null
  consolidationNo: string | null
  version: number
  orderedAt: Date
  openedAt: Date
}

/** A part of a job: a container, a truck, or the pieces of a consignment. What is not known, and what its kind does not have, is null. */
export type JobPart = {
  id: string
  jobId: string
  customerId: string
  seq: number
  kind: PartKind
  containerNo: string | null
  containerType: string | null
  containerOwner: 'C' | 'S' | null
  truckPlate: string | null
  truckType: string | null
  releaseNo: string | null
  emptyPickUpPlace: string | null
  emptyPickedUpAt: Date | null
  sealNos: string[]
  packages: number | null
  grossWeightKg: string | null
  volumeM3: string | null
  tareKg: string | null
  consignmentNoteNo: string | null
  stuffedAt: Date | null
  gateInAt: Date | null
  freeDays: number | null
  lastFreeDay: string | null
  /** The days on which its clocks began and ended, as its milestones say. */
  clockDays: ClockDays | null
  emptyReturnPlace: string | null
  emptyReturnedAt: Date | null
  t1No: string | null
  customsReleasedAt: Date | null
  remark: string | null
  lastEventCode: string | null
  lastPlaceCode: string | null
  locatedAt: Date | null
  /** The file that proves its delivery, when it was delivered, and who took it. */
  proofFid: string | null
  deliveredAt: Date | null
  receivedBy: string | null
} & OwnPart

/** One line of a job's packing list. */
export type PackingLine = {
  id: string
  jobId: string
  customerId: string
  seq: number
  containerNo: string | null
  goodsName: string
  hsCode: string | null
  packages: number
  packageType: string | null
  grossWeightKg: string
  netWeightKg: string | null
  volumeM3: string | null
  marks: string | null
  lengthCm: string | null
  widthCm: string | null
  heightCm: string | null
  customerOrderNo: string | null
  remark: string | null
}
