import { z } from 'zod'
import { enteredContainerNo } from '../shared/container-number.ts'
import { enteredHsCode } from '../shared/hs-code.ts'
import { enteredPlate } from '../shared/plate.ts'
import { commaList, count, day, decimal, flag, instant } from '../shared/wire-values.ts'
import { boxClock } from './box-clock.ts'
import { customsStates, draftBillStates } from './job-lifecycle.ts'
import { code, codeOr, words } from './job-values.ts'
import {
  ownBoxForm,
  ownBoxView,
  ownHeadForm,
  ownTruckForm,
  ownTruckInternalView,
  ownTruckView,
} from './modes/own-fields.ts'
import { type PartKind, partKinds, partNoNames } from './part-kinds.ts'

/** A part of a job as staff enter it: a container or a truck. A missing field stays as it is, an empty one is cleared. */
export const containerForm = z.object({
  truckPlate: enteredPlate.nullish(),
  truckType: code.nullish(),
  containerNo: enteredContainerNo.regex(/^[A-Z]{3}[UJZ]\d{7}$/, 'workorder.container-no-wrong').nullish(),
  containerType: z
    .string()
    .regex(/^[0-9]{2}[A-Z]{2}$/)
    .optional(),
  containerOwner: z.enum(['C', 'S']).optional(),
  releaseNo: words(35).nullish(),
  emptyPickUpPlace: words(100).nullish(),
  emptyPickedUpAt: instant.nullish(),
  sealNos: commaList(words(20).min(1)).nullish(),
  packages: count(1, 999_999).nullish(),
  grossWeightKg: decimal(12, 3, { least: 'positive' }).nullish(),
  volumeM3: decimal(10, 3, { least: 'positive' }).nullish(),
  tareKg: decimal(9, 3, { least: 'positive' }).nullish(),
  consignmentNoteNo: words(35).nullish(),
  ...ownBoxForm,
  ...ownTruckForm,
  stuffedAt: instant.nullish(),
  gateInAt: instant.nullish(),
  freeDays: count(0, 365).nullish(),
  lastFreeDay: day.nullish(),
  emptyReturnPlace: words(100).nullish(),
  emptyReturnedAt: instant.nullish(),
  t1No: words(35).nullish(),
  customsReleasedAt: instant.nullish(),
  remark: words(200).nullish(),
})
export type ContainerForm = z.infer<typeof containerForm>

/** A part of a job as its reader sees it: a container unless it says another kind. `warnings` are texts of what was kept although it looks wrong. */
export const containerView = z.object({
  id: z.uuid(),
  partKind: z.enum(partKinds).optional(),
  containerNo: z.string().optional(),
  containerType: z.string().optional(),
  containerOwner: z.enum(['C', 'S']).optional(),
  truckPlate: z.string().optional(),
  truckType: z.string().optional(),
  releaseNo: z.string().optional(),
  emptyPickUpPlace: z.string().optional(),
  emptyPickedUpAt: instant.optional(),
  sealNos: commaList(z.string()).optional(),
  packages: z.int().optional(),
  grossWeightKg: z.string().optional(),
  volumeM3: z.string().optional(),
  tareKg: z.string().optional(),
  consignmentNoteNo: z.string().optional(),
  ...ownBoxView,
  ...ownTruckView,
  stuffedAt: instant.optional(),
  gateInAt: instant.optional(),
  freeDays: z.int().optional(),
  lastFreeDay: day.optional(),
  emptyReturnPlace: z.string().optional(),
  emptyReturnedAt: instant.optional(),
  t1No: z.string().optional(),
  customsReleasedAt: instant.optional(),
  remark: z.string().optional(),
  lastEventCode: z.string().optional(),
  lastPlaceName: z.string().optional(),
  trackLabel: z.string().optional(),
  locatedAt: instant.optional(),
  /** The file that proves its delivery, when and to whom it was delivered. */
  proofFid: z.uuid().optional(),
  deliveredAt: instant.optional(),
  receivedBy: z.string().optional(),
  /** Its clocks of free time, in the order of its way; absent while none has begun. */
  clocks: z.array(boxClock).optional(),
  warnings: z.array(z.string()),
})
export type ContainerView = z.infer<typeof containerView>

/** The same for the back office, with what nobody else reads. */
export const containerDeskView = containerView.extend(ownTruckInternalView)
export type ContainerDeskView = z.infer<typeof containerDeskView>

/** One line of a packing list. */
export const packingForm = z.object({
  containerNo: enteredContainerNo.max(11).nullish(),
  truckPlate: enteredPlate.nullish(),
  goodsName: words(200).min(1, 'workorder.goods-name-needed'),
  hsCode: enteredHsCode('workorder.hs-code-wrong').nullish(),
  packages: count(1, 999_999),
  packageType: codeOr('workorder.package-type-unknown').nullish(),
  grossWeightKg: decimal(12, 3, { least: 'positive' }),
  netWeightKg: decimal(12, 3, { least: 'positive' }).nullish(),
  volumeM3: decimal(10, 3, { least: 'positive' }).nullish(),
  marks: words(500).nullish(),
  lengthCm: decimal(6, 1, { least: 'positive' }).nullish(),
  widthCm: decimal(6, 1, { least: 'positive' }).nullish(),
  heightCm: decimal(6, 1, { least: 'positive' }).nullish(),
  customerOrderNo: words(35).nullish(),
  remark: words(200).nullish(),
})
export type PackingForm = z.infer<typeof packingForm>

const cargoColumns = [
  'goodsName',
  'hsCode',
  'packages',
  'packageType',
  'grossWeightKg',
  'netWeightKg',
  'volumeM3',
  'marks',
  'lengthCm',
  'widthCm',
  'heightCm',
  'customerOrderNo',
  'remark',
] as const satisfies readonly (keyof PackingForm)[]

/** The columns of a pasted or imported packing list of a job with such parts, in this order where no heading names them. */
export const packingColumns = (kind: PartKind) =>
  [...(partNoNames[kind] ? [partNoNames[kind]] : []), ...cargoColumns] as const

export const packingView = z.object({
  id: z.uuid(),
  containerNo: z.string().optional(),
  truckPlate: z.string().optional(),
  goodsName: z.string(),
  hsCode: z.string().optional(),
  packages: z.int(),
  packageType: z.string().optional(),
  packageTypeLabel: z.string().optional(),
  grossWeightKg: z.string(),
  netWeightKg: z.string().optional(),
  volumeM3: z.string().optional(),
  marks: z.string().optional(),
  lengthCm: z.string().optional(),
  widthCm: z.string().optional(),
  heightCm: z.string().optional(),
  customerOrderNo: z.string().optional(),
  remark: z.string().optional(),
})
export type PackingView = z.infer<typeof packingView>

const viaPlace = z.object({ placeCode: code, plannedAt: instant.nullish() })

/** The head of a work order as staff enter it. A missing field stays as it is, an empty one is cleared. */
export const jobHeadForm = z.object({
  operatorId: z.uuid().optional(),
  supplierCode: words(35).nullish(),
  supplierRef: words(35).nullish(),
  masterBillNo: words(35).nullish(),
  entryPortCode: code.nullish(),
  departureNo: words(35).nullish(),
  etd: instant.optional(),
  eta: instant.optional(),
  viaPlaces: z.array(viaPlace).max(10).optional(),
  ...ownHeadForm,
  draftState: z.enum(draftBillStates).optional(),
  exportCustomsState: z.enum(customsStates).optional(),
  importCustomsState: z.enum(customsStates).optional(),
  declarationNo: words(35).nullish(),
  customsReleasedAt: instant.nullish(),
  mrnNo: words(35).nullish(),
  remark: words(1000).nullish(),
  internalRemark: words(1000).nullish(),
  /** The change of its booking was passed on to whom it concerns. */
  changeTold: flag.optional(),
})
export type JobHeadForm = z.infer<typeof jobHeadForm>
