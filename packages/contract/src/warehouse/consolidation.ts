import { z } from 'zod'
import { lclStates } from '../booking/lcl-state.ts'
import { enteredContainerNo, unitNoPattern } from '../shared/container-number.ts'
import { libraryCode, trimmedText } from '../shared/fields/trimmed-values.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { modeCodes } from '../shared/modes.ts'
import { actionView, commaList, instant } from '../shared/wire-values.ts'
import { jobStates } from '../workorder/job-lifecycle.ts'

export const consolidationStates = ['open', 'closed', 'cancelled'] as const
export type ConsolidationState = (typeof consolidationStates)[number]

/** The life of a container that several jobs share: it takes cargo while it is open, and closed it is stuffed and sealed. */
// biome-ignore format: a table
export const consolidationLifecycle = [
  { from: ['open'],   action: 'close',  by: 'staff', to: 'closed' },
  { from: ['closed'], action: 'reopen', by: 'staff', to: 'open' },
  { from: ['open'],   action: 'cancel', by: 'staff', to: 'cancelled' },
] as const satisfies Lifecycle<ConsolidationState>
const consolidationActions = [...new Set(consolidationLifecycle.map((step) => step.action))]

/** A consolidation as staff enter it: a missing field stays as it is, an empty one is cleared. */
const wholeForm = z.object({
  mode: z.enum(modeCodes),
  originCode: libraryCode,
  destinationCode: libraryCode,
  departureId: z.uuid().nullish(),
  departureNo: trimmedText(35).nullish(),
  warehouseName: trimmedText(100).nullish(),
  containerType: z.string().regex(/^[0-9]{2}[A-Z]{2}$/),
  containerNo: enteredContainerNo.regex(unitNoPattern, 'workorder.container-no-wrong').nullish(),
  sealNos: commaList(trimmedText(20).min(1)).nullish(),
})
export const consolidationForm = wholeForm.partial()
export type ConsolidationForm = z.infer<typeof consolidationForm>

/** The fill of the container: kilograms and cubic metres against what its type can take, in per cent. */
const fill = {
  volumeM3: z.string(),
  grossWeightKg: z.string(),
  maxVolumeM3: z.string().optional(),
  maxWeightKg: z.string().optional(),
  volumePct: z.int().optional(),
  weightPct: z.int().optional(),
}

export const consolidationRow = z.object({
  id: z.uuid(),
  consolidationNo: z.string(),
  mode: z.enum(modeCodes),
  state: z.enum(consolidationStates),
  version: z.int(),
  originCode: z.string(),
  originName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  departureId: z.uuid().optional(),
  departureNo: z.string().optional(),
  warehouseName: z.string().optional(),
  containerType: z.string(),
  containerNo: z.string().optional(),
  sealNos: commaList(z.string()).optional(),
  closedAt: instant.optional(),
  createdAt: instant,
  jobCount: z.int(),
  ...fill,
})
export type ConsolidationRow = z.infer<typeof consolidationRow>

/** A job that lies in a consolidation or could, with the figures of its booking and those that the warehouse measured. */
const sharedJob = z.object({
  jobId: z.uuid(),
  jobNo: z.string(),
  jobState: z.enum(jobStates),
  bookingId: z.uuid(),
  bookingNo: z.string(),
  bookingMode: z.enum(modeCodes),
  legSeq: z.int(),
  customerShortName: z.string(),
  lclState: z.enum(lclStates),
  departureNo: z.string().optional(),
  goodsName: z.string().optional(),
  dangerous: z.boolean(),
  packages: z.int().optional(),
  grossWeightKg: z.string().optional(),
  volumeM3: z.string().optional(),
  actualPieces: z.int().optional(),
  actualGrossWeightKg: z.string().optional(),
  actualVolumeM3: z.string().optional(),
  chargeableQty: z.string(),
  measureDiffers: z.boolean(),
  warehouseName: z.string().optional(),
  receivedAt: instant.optional(),
})
export type SharedJob = z.infer<typeof sharedJob>

export const consolidationDetail = consolidationRow.extend({
  createdBy: z.string().optional(),
  jobs: z.array(sharedJob),
  candidates: z.array(sharedJob),
  warnings: z.array(z.string()),
  actions: z.array(actionView(consolidationActions)),
})
export type ConsolidationDetail = z.infer<typeof consolidationDetail>
