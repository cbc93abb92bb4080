import { z } from 'zod'
import { documentDue, formPath } from '../booking/booking-views.ts'
import { lclStates } from '../booking/lcl-state.ts'
import { chargeDeskView, chargeView, currencySum } from '../charge/charge-line.ts'
import { measuredPieces } from '../charge/measured-cargo.ts'
import { quotedLine } from '../charge/quoted-line.ts'
import { packingView } from '../packing/packing-list.ts'
import { fieldsThat, shownShape } from '../shared/fields/typed-fields.ts'
import { modeCodes } from '../shared/modes.ts'
import { wayFields } from '../shared/way-done.ts'
import { actionView, commaList, day, instant } from '../shared/wire-values.ts'
import { customsFields, headFields } from './fields/head-fields.ts'
import { ownHeadFields } from './fields/own-head-fields.ts'
import {
  billStates,
  changeReasons,
  customsStates,
  draftAnswers,
  holdKinds,
  jobActions,
  jobStates,
  objectionReasons,
  releaseStates,
  shippingInstructionStates,
} from './job-lifecycle.ts'
import { containerDeskView, containerView } from './job-parts.ts'
import { ownFactsView, ownRowView } from './modes/own-fields.ts'

export const nextActions = ['siDue', 'confirmDraft', 'confirmCompletion'] as const

const headline = z.object({
  id: z.uuid(),
  jobNo: z.string(),
  state: z.enum(jobStates),
  stateLabel: z.string(),
  version: z.int(),
  bookingId: z.uuid(),
  bookingNo: z.string(),
  /** The mode of its booking, by which the booking is found; the leg that the job carries may go by another. */
  bookingMode: z.enum(modeCodes),
  customerReference: z.string().optional(),
  /** None by modes that know no other. */
  loadType: z.string().optional(),
  /** The whole way or a leg of it, by rail, or the modes of a chain; as the booking has it. */
  transportType: z.string(),
  serviceTerm: z.string(),
  containerNos: commaList(z.string()).optional(),
  truckPlates: commaList(z.string()).optional(),
  boxText: z.string(),
  sealNos: commaList(z.string()).optional(),
  /** The bill under which it travels: our house bill, or the consignment notes of its boxes. */
  houseBillNo: z.string().optional(),
  originCode: z.string(),
  originName: z.string(),
  entryPortCode: z.string().optional(),
  entryPortName: z.string().optional(),
  entryPortPassed: z.boolean().optional(),
  /** In kilometres from the origin. */
  entryPortKm: z.int().optional(),
  destinationCode: z.string(),
  destinationName: z.string(),
  originZone: z.string().optional(),
  destinationZone: z.string().optional(),
  departureNo: z.string().optional(),
  etd: instant,
  atd: instant.optional(),
  eta: instant,
  ata: instant.optional(),
  promisedEta: instant,
  ...wayFields,
  lastEventCode: z.string().optional(),
  trackLabel: z.string().optional(),
  locatedAt: instant.optional(),
  siCutoff: instant.optional(),
  nextAction: z.enum(nextActions).optional(),
  packages: z.int().optional(),
  grossWeightKg: z.string().optional(),
  volumeM3: z.string().optional(),
  /** Of cargo that shares a container: where it stands, and what its warehouse measured beside what was declared. */
  lclState: z.enum(lclStates).optional(),
  warehouseName: z.string().optional(),
  receivedAt: instant.optional(),
  actualPieces: z.int().optional(),
  actualGrossWeightKg: z.string().optional(),
  actualVolumeM3: z.string().optional(),
  chargeableQty: z.string().optional(),
  releaseState: z.enum(releaseStates),
  lastFreeDay: day.optional(),
  amounts: z.array(currencySum),
  orderedAt: instant,
  remark: z.string().optional(),
  ...shownShape(fieldsThat(headFields, { shownIn: 'list' })),
  ...ownRowView,
})

export const jobRow = headline.extend({ masterBillNo: z.string().optional() })
export type JobRow = z.infer<typeof jobRow>

const { gaugePlaces, ...ownFacts } = shownShape(fieldsThat(ownHeadFields, { shownIn: 'facts' }))

/** The completion sheet: when we say the job is done, until when the customer may answer, and the answer. */
const completionView = z.object({
  issuedAt: instant,
  dueAt: instant,
  note: z.string().optional(),
  answeredAt: instant.optional(),
  answeredBy: z.string().optional(),
  reasonCode: z.enum(objectionReasons).optional(),
  reason: z.string().optional(),
})

const draftAnswerView = z.object({
  answer: z.enum(draftAnswers),
  answeredAt: instant,
  answeredBy: z.string().optional(),
  reason: z.string().optional(),
})

const papers = {
  siState: z.enum(shippingInstructionStates),
  billState: z.enum(billStates),
  /** The reasons for which its cargo is held; the first of them stands by itself as well. */
  holds: z.array(z.object({ holdKind: z.enum(holdKinds), since: instant })),
  holdReason: z.string().optional(),
  holdReasonLabel: z.string().optional(),
  /** When the cargo was given free or held, and by whom. */
  releaseAt: instant.optional(),
  releaseBy: z.string().optional(),
  exportCustomsState: z.enum(customsStates),
  importCustomsState: z.enum(customsStates),
  ...shownShape(fieldsThat(customsFields, { shownIn: 'facts' })),
}

export const jobDetail = headline.extend({
  ...papers,
  legSeq: z.int(),
  serviceModeId: z.string(),
  ...ownFacts,
  ...ownFactsView,
  /** The carrier's booking number (S/O). */
  supplierRef: z.string().optional(),
  masterBillNo: z.string().optional(),
  operatorName: z.string().optional(),
  salesperson: z.string().optional(),
  createdBy: z.string().optional(),
  viaPlaces: headFields.viaPlaces.shown,
  gaugePlaces,
  draftAnswer: draftAnswerView.optional(),
  /** The last day that a letter of credit allows for shipment, where the cargo ships later, and that later day. */
  lateShipment: z.object({ latest: day, shipsOn: day }).optional(),
  receiptNo: z.string().optional(),
  receiptRemark: z.string().optional(),
  measuredPieces: z.array(measuredPieces).optional(),
  actualLoadingMetres: z.string().optional(),
  /** The declared quantity to be charged; both sides are informed where the measure differs far from it. */
  declaredQty: z.string().optional(),
  measureDiffers: z.boolean().optional(),
  completion: completionView.optional(),
  containers: z.array(containerView),
  packing: z.array(packingView),
  charges: z.array(chargeView),
  /** Lines of the agreed price that another party of the sale pays, as our agent collects them. */
  othersCharges: z.array(quotedLine),
  /** The papers that its booking asks for: the same list wherever it is shown. */
  documentsDue: z.array(documentDue),
  collected: z.boolean(),
  actions: z.array(actionView(jobActions)),
})
export type JobDetail = z.infer<typeof jobDetail>

export const missingParts = [
  'containerNo',
  'truckPlate',
  'driver',
  'seal',
  'consignmentNote',
  'vgm',
  'flight',
  'masterBill',
  'receipt',
  'screening',
  'packing',
  'charges',
  'changeTold',
  'leftWithoutRelease',
  'doNotLoad',
] as const
export type MissingPart = (typeof missingParts)[number]

export const jobDeskRow = headline.extend({
  mode: z.string(),
  customerShortName: z.string(),
  supplierRef: z.string().optional(),
  masterBillNo: z.string().optional(),
  siState: papers.siState,
  billState: papers.billState,
  exportCustomsState: papers.exportCustomsState,
  importCustomsState: papers.importCustomsState,
  firstCutoff: instant.optional(),
  operatorName: z.string().optional(),
  missing: z.array(z.enum(missingParts)),
  chargeCount: z.int(),
  margins: z.array(currencySum),
})
export type JobDeskRow = z.infer<typeof jobDeskRow>

const { payerCodes, operatorId, supplierCode, ...deskFacts } = shownShape(fieldsThat(headFields, { shownIn: 'desk' }))

export const jobDeskDetail = jobDetail.omit({ charges: true }).extend({
  containers: z.array(containerDeskView),
  mode: z.string(),
  customerShortName: z.string(),
  supplierCode,
  operatorId,
  ...deskFacts,
  departureId: z.uuid().optional(),
  consolidationId: z.uuid().optional(),
  consolidationNo: z.string().optional(),
  payerCodes,
  changeToTell: z
    .object({ since: instant, fields: z.array(formPath), reasons: z.array(z.enum(changeReasons)) })
    .optional(),
  /** Cargo that a feed says was taken although nothing freed it. */
  leftWithoutRelease: z.object({ at: instant, event: z.string(), gaps: z.array(z.string()) }).optional(),
  /** Gaps of its bill and its release when the completion sheet was issued, and why it was all the same. */
  completionKept: z.object({ warnings: z.array(z.string()), reason: z.string() }).optional(),
  headWarnings: z.array(z.string()).optional(),
  missing: z.array(z.enum(missingParts)),
  charges: z.array(chargeDeskView),
  quotedLines: z.array(quotedLine),
  margins: z.array(currencySum),
})
export type JobDeskDetail = z.infer<typeof jobDeskDetail>
