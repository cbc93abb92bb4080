import { z } from 'zod'
import { actionView, day, instant } from '../../shared/wire-values.ts'
import { billStates, draftAnswers, holdKinds } from '../../workorder/job-lifecycle.ts'
import { billActions, billDeeds, billLevels, releaseKinds } from './bill-lifecycle.ts'

/** A deed in the history of a bill. Its words and the name of whoever did it are for the desk. */
const billDeed = z.object({
  deed: z.enum(billDeeds),
  billState: z.enum(billStates),
  at: instant,
  byName: z.string().optional(),
  note: z.string().optional(),
  /** The papers that were handed in for it, by the number of the file. */
  fids: z.array(z.uuid()).optional(),
})

/** One bill of a work order: an own one, or the carrier's. Sets that are void stand behind it. */
const billView = z.object({
  billSeq: z.int(),
  setNo: z.int(),
  level: z.enum(billLevels),
  releaseKind: z.enum(releaseKinds),
  billNo: z.string().optional(),
  billState: z.enum(billStates),
  stateLabel: z.string(),
  isToOrder: z.boolean(),
  /** The number of drafts that were sent; its customer answers the last. */
  draftVersion: z.int(),
  /** The customer's answer to that draft; none while it waits, and none to a draft that was made anew. */
  draftAnswer: z
    .object({ answer: z.enum(draftAnswers), answeredAt: instant, reason: z.string().optional() })
    .optional(),
  originals: z.int().optional(),
  originalsBack: z.int().optional(),
  onBoardDate: day.optional(),
  issuedAt: instant.optional(),
  issuePlace: z.string().optional(),
  /** It was drawn in place of another set, and names other parties. */
  isSwitched: z.boolean(),
  isLive: z.boolean(),
  deeds: z.array(billDeed),
  actions: z.array(actionView(billActions)),
})
export type BillView = z.infer<typeof billView>

const hold = z.object({
  holdKind: z.enum(holdKinds),
  holdLabel: z.string(),
  since: instant,
  byName: z.string().optional(),
  reason: z.string().optional(),
})
export type HoldView = z.infer<typeof hold>

/** The bills of a work order, and the reasons for which its cargo is held. The version is that of the work order. */
export const jobBillsView = z.object({
  id: z.uuid(),
  jobNo: z.string(),
  version: z.int(),
  bills: z.array(billView),
  holds: z.array(hold),
})
export type JobBillsView = z.infer<typeof jobBillsView>
