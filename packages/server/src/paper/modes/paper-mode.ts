import type { BookingForm, HeadName } from '@landbridge/contract/booking/fields/form-fields'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import type { BillLevel, ReleaseKind } from '@landbridge/contract/paper/bill/bill-lifecycle'
import type { SentInstruction } from '@landbridge/contract/paper/instruction/instruction-content'
import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import type { Language } from '@landbridge/contract/shared/languages'
import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { PaperPart } from '../../platform/paper.ts'
import type { Job, JobHead, JobPart } from '../../workorder/index.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import type { PaperWord } from '../print/printed-words.ts'

export type PaperOfMode = {
  title(shown: PaperFacts['shown'], facts: PaperFacts): PaperWord
  parts(facts: PaperFacts): PaperPart[]
}

type PaperFact = readonly [name: string, value: string | undefined]

/** The sources of the bills of a job: its form as it was instructed, its goods, its parts, and the instruction's words on those. */
export type BillContents = {
  form: BookingForm
  goods: readonly GoodsLine[]
  isInstructed: boolean
  parts: readonly JobPart[]
  instructedBoxes: SentInstruction['containers']
}
/** A reason not to send bills as they stand, and the boxes that it is about. */
export type BillGap = {
  reason: 'workorder.box-on-no-bill' | 'workorder.bill-without-goods'
  containerNos?: string[]
}

export type PaperMode = {
  /** The fields of a booking that its papers print besides those of the shipping instruction. */
  papersSay: readonly HeadName[]
  /** The milestones after which the carrier has the cargo. */
  handedOverBy: readonly string[]
  /** The level of the main bill, ours or the carrier's, in modes that have both. */
  billLevel?(head: JobHead): BillLevel
  /** The cargo goes under a house bill of ours, over which the carrier's own stands. */
  hasHouseBill?(head: JobHead): boolean
  /** The way in which its bills free the cargo; a waybill or a note goes to whom it names. */
  releaseKind?(head: JobHead): ReleaseKind
  /** Its bills are dated on board a vessel, which nobody does before the cargo was loaded. */
  isDatedOnBoard?: true
  /** The number that our own bill is still to be given; nothing where it has one, or where only the carrier issues one. */
  billNoToGive?(job: Pick<Job, 'jobNo' | 'head'>): string | undefined
  /** The values of the head that its bill prints, by the fields of the form that enter them. */
  headOnBill?(job: Pick<Job, 'head' | 'departureNo' | 'masterBillNo'>): Partial<Record<keyof JobHeadForm, unknown>>
  /** The vessels or flights that customs were given with a filing, beside the numbers that every mode has. */
  filedOfHead?(head: JobHead): readonly unknown[]
  /** The fields of a booking by which its bill is asked for, and which the head has under the same names. */
  billAsked?: readonly ('billKind' | 'billRelease' | 'billOriginals')[]
  isBillInstructed?: true
  /** A reason not to send or issue its bills as they stand. */
  billGap?(contents: BillContents): BillGap | undefined
  /** The languages that its bill is written in beside the reader's. */
  billLanguages(shown: Pick<JobDetail, 'railBillType'>, form: BookingForm): readonly Language[]
  papers: Readonly<Partial<Record<JobPaper, PaperOfMode>>>
  /** The parts of a job on sheet and note, where they are no containers. */
  partsOnPaper?(facts: PaperFacts): PaperPart
  /** The carriage on every paper, and the bills that the cargo travels under. */
  carriageFacts(shown: PaperFacts['shown'], word: (key: PaperWord) => string): PaperFact[]
  billFacts(shown: PaperFacts['shown'], word: (key: PaperWord) => string): PaperFact[]
}
