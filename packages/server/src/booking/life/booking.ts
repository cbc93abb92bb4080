import type { BookingCheck, BookingHold } from '@landbridge/contract/booking/booking-desk-views'
import type { BookingEventKind } from '@landbridge/contract/booking/booking-labels'
import type { BookingState, MoveCause, RequestKind, RequestState } from '@landbridge/contract/booking/booking-lifecycle'
import type { AmendmentChanges, Cutoff, FieldRemark, PriceLine } from '@landbridge/contract/booking/booking-views'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { Warning } from '@landbridge/contract/booking/form/check-facts'
import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import type { LegModeCode, ModeCode } from '@landbridge/contract/shared/modes'
import type { Money } from '@landbridge/contract/shared/money'
import type { ImpliedTime, WayDone } from '@landbridge/contract/shared/way-done'

export type AgreedPrice = {
  /** A line for one leg of several names it; one that names none is for the whole. */
  lines: (PriceLine & { legSeq?: number | undefined })[]
  totals: { currency: string; amount: string }[]
  /** Handling that the customer pays at the terminal itself: in no sum, and no charge of ours. */
  paidDirectly?: PriceLine[] | undefined
  /** The sums that our customer owes; absent in prices agreed before payers were recorded. */
  owed?: { currency: string; amount: string }[] | undefined
  reason?: string | undefined
  at: string
}

/** The carriage of a booking as it was accepted: on a departure, or at times that staff typed, as planned then. */
export type GivenDeparture = {
  departureId?: string | undefined
  /** The number of the departure; a flight that is none of our departures has one all the same, a truck has none. */
  departureNo?: string | undefined
  loadingDate?: string | undefined
  /** The line or airline, and the vessel of a sailing. */
  carrierCode?: string | undefined
  vessel?: string | undefined
  /** The border crossing of the train, which stands on lists where the customer chose none. */
  entryPortCode?: string | undefined
  etd: Date
  etdZone: string
  eta: Date
  etaZone: string
  promisedEta: Date
  cutoffs: Cutoff[]
}

export type BoxCount = { containerType: string; owner: 'C' | 'S'; quantity: number }

/** Boxes of a leg that go by another departure than the rest of it. */
export type GivenShare = { legSeq: number; given: GivenDeparture; boxes: BoxCount[] }

/** A kept leg of a booking of several modes: its own form fields, its departure and its quote. */
export type KeptLeg = {
  seq: number
  mode: LegModeCode
  requested: Partial<BookingForm>
  given?: GivenDeparture | undefined
  quoted?: PriceSnapshot | undefined
}

/** An empty box as the carrier hands it out: where, against which number. */
type ReleasedBox = {
  containerNo?: string | undefined
  containerType?: string | undefined
  emptyPickUpPlace?: string | undefined
  releaseNo?: string | undefined
}

/** The numbers and places that a carrier gave for a booking's jobs, and the numbers of boxes that its cargo has left. */
export type CarrierFacts = {
  carrierRefs?: string[] | undefined
  loadTerminal?: string | undefined
  dischargeTerminal?: string | undefined
  releases?: ReleasedBox[] | undefined
  formerNos?: string[] | undefined
}

/** The carriage of a booking's cargo as its jobs report it: the flight and the figures measured before it, the truck and its driver. */
export type Carried = {
  truckPlate?: string | undefined
  trailerPlate?: string | undefined
  driverName?: string | undefined
  driverPhone?: string | undefined
  flightNo?: string | undefined
  /** The code of the airline: each reader has a name for it. */
  airline?: string | undefined
  actualPieces?: number | undefined
  actualGrossWeightKg?: string | undefined
  actualVolumeM3?: string | undefined
  actualChargeableWeightKg?: string | undefined
  handed?: CarrierFacts | undefined
}

/** A paper asked of the customer or promised by us. */
export type DueDocument = { documentType: string; dueBy?: string | undefined; bringer?: 'customer' | 'us' | undefined }

/** The reason of a lifted hold, by whom and when, and the form as it was seen then: the hold is lifted for that alone. */
export type Lift = {
  reason: string
  by: string
  at: string
  seen?: string | undefined
  /** For a credit, the price that was seen, where there was one. */
  price?: readonly Money[] | undefined
}

export type BookingEvent = {
  id: string
  kind: BookingEventKind
  at: Date
  actor: 'customer' | 'staff' | 'system'
  userId: string | null
  data: Record<string, string>
  note: string | null
}

export type Booking = {
  id: string
  bookingNo?: string | undefined
  mode: ModeCode
  state: BookingState
  stateBeforeStop?: BookingState | undefined
  /** None for the draft of a user who belongs to no company yet. */
  customerId: string | null
  createdBy: string | null
  form: BookingForm
  version: number
  revision: number
  savedAt: Date
  orderedAt?: Date | undefined
  listedAt: Date
  waitingSince?: Date | undefined
  quote?: PriceSnapshot | undefined
  toQuote: boolean
  termsVersion?: number | undefined
  findings: BookingCheck[]
  /** Warnings that the customer saw at submission. */
  warnings: Warning[]
  firstCutoff?: { at: Date; timeZone: string } | undefined
  operatorId?: string | undefined
  /** The company of ours that carries it: settled at the acceptance or chosen before; by default as the rules say. */
  entityId?: string | undefined
  given?: GivenDeparture | undefined
  /** The legs of a booking that goes by several; none where one mode carries it, whose leg is the booking itself. */
  legs?: KeptLeg[] | undefined
  /** Boxes that go by another departure than their leg; none where all go together. */
  shares?: GivenShare[] | undefined
  agreed?: AgreedPrice | undefined
  documentsDue: DueDocument[]
  replyText?: string | undefined
  returnedFields: FieldRemark[]
  lifts: Partial<Record<BookingHold, Lift>>
  reasonCode?: string | undefined
  closingNote?: string | undefined
  fee?: { amount: string; currency: string } | undefined
  openRequest?: RequestKind | undefined
  atd?: Date | undefined
  ata?: Date | undefined
  lastEventCode?: string | undefined
  lastPlaceCode?: string | undefined
  lastEventAt?: Date | undefined
  /** The places that lie behind its cargo, as the milestones of its jobs say. */
  passedCodes?: string[] | undefined
  /** The times of departure and arrival that follow from later events and were not reported. */
  impliedTimes?: ImpliedTime[] | undefined
  /** The way that lies behind its cargo, as tracking folded it. */
  way?: WayDone | undefined
  jobNos: string[]
  containerNos: string[]
  houseBillNo?: string | undefined
  masterBillNo?: string | undefined
  carried: Carried
  instructed?: boolean | undefined
  /** Its jobs were all completed while it was on hold. */
  jobsDone?: boolean | undefined
}

/** Carriage as staff typed it; its moments are texts, as they are kept until the customer agrees. */
export type TypedCarriage = {
  departureNo?: string | undefined
  carrierCode?: string | undefined
  loadingDate?: string | undefined
  etd?: string | undefined
  eta?: string | undefined
  cutoffs?: (Omit<Cutoff, 'at'> & { at: string })[] | undefined
}

/** The boxes, jobs or trucks to move to another departure; by default all that have not left. */
export type MoveOrder = TypedCarriage & {
  cause: MoveCause
  legSeq: number
  jobIds?: readonly string[] | undefined
  containerIds?: readonly string[] | undefined
  boxes?: readonly BoxCount[] | undefined
  departureId?: string | undefined
  /** Space that is held on the departure until the customer answers. */
  held?: readonly BoxCount[] | undefined
}

/** The amendment as staff granted it on condition that its customer agrees to the fee. */
export type GrantedAmendment = {
  by: string
  departureId?: string | undefined
  agreedLines?: readonly PriceLine[] | undefined
  priceReason?: string | undefined
  note?: string | undefined
  typed?: TypedCarriage | undefined
  /** The price as it stood when the fee was named: what its customer agrees to is carried out at no other. */
  price?: { agreed: AgreedPrice; quote?: PriceSnapshot | undefined } | undefined
}

export type ChangeRequest = {
  id: string
  bookingId: string
  customerId: string
  kind: RequestKind
  state: RequestState
  askedAt: Date
  askedBy: string | null
  reasonCode?: string | undefined
  note?: string | undefined
  changes?: AmendmentChanges | undefined
  /** Values before, in the fields that the changes name. */
  stood?: AmendmentChanges | undefined
  departureId?: string | undefined
  price?: AgreedPrice | undefined
  fee?: Money | undefined
  agreedFee?: (Money & { at: Date; by: string }) | undefined
  until?: Date | undefined
  answeredAt?: Date | undefined
  answeredBy?: string | undefined
  answerNote?: string | undefined
  moved?: MoveOrder | undefined
  granted?: GrantedAmendment | undefined
  /** The moment by which the carrier must hear of the change. */
  carrierBy?: Date | undefined
}
