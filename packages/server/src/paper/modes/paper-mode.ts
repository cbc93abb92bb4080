import type { BookingForm, HeadName } from '@landbridge/contract/booking/fields/form-fields'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import type { SentInstruction } from '@landbridge/contract/paper/instruction/instruction-content'
import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import type { Language } from '@landbridge/contract/shared/languages'
import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { PaperPart } from '../../platform/paper.ts'
import type { Job, JobHead, JobPart } from '../../workorder/index.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import type { PaperWord } from '../print/printed-words.ts'

/** A paper as a mode draws it. */
export type PaperOfMode = { title(shown: PaperFacts['shown']): PaperWord; parts(facts: PaperFacts): PaperPart[] }

/** A name with its value on a paper. */
type PaperFact = readonly [name: string, value: string | undefined]

/** What the bills of a job are written from: its form as it was instructed, its goods, its parts, and what the instruction says of those. */
export type BillContents = {
  form: BookingForm
  goods: readonly GoodsLine[]
  isInstructed: boolean
  parts: readonly JobPart[]
  instructedBoxes: SentInstruction['containers']
}
/** A reason not to send bills as they stand, and the boxes that it is about. */
export type BillGap = { reason: PaperWord; containerNos?: string[] }

/** The papers of one transport mode: what they say, and how they are drawn. */
export type PaperMode = {
  /** What its papers say of a booking besides what the shipping instruction says. */
  papersSay: readonly HeadName[]
  /** The milestones after which the carrier has the cargo. */
  handedOverBy: readonly string[]
  /** What of the head says that a manifest was filed which is to be amended. */
  filingAmended?(head: JobHead): JobHead
  /** The number that our own bill is still to be given; nothing where it has one, or where only the carrier issues one. */
  billNoToGive?(job: Pick<Job, 'jobNo' | 'head'>): string | undefined
  /** What its bill says of the head, by the fields of the form that enter it. */
  headOnBill?(job: Pick<Job, 'head' | 'trainNo' | 'masterBillNo'>): Partial<Record<keyof JobHeadForm, unknown>>
  isBillInstructed?: true
  /** A reason not to send or issue its bills as they stand. */
  billGap?(contents: BillContents): BillGap | undefined
  /** The languages that its bill is written in beside the reader's. */
  billLanguages(shown: Pick<JobDetail, 'railBillType'>, form: BookingForm): readonly Language[]
  /** The papers that it draws in its own way. */
  papers: Readonly<Partial<Record<JobPaper, PaperOfMode>>>
  /** What sheet and note say of the parts of a job, where they are no containers. */
  partsOnPaper?(facts: PaperFacts): PaperPart
  /** What every paper says of what carries the cargo, and of the bills that it travels under. */
  carriageFacts(shown: PaperFacts['shown'], word: (key: PaperWord) => string): PaperFact[]
  billFacts(shown: PaperFacts['shown'], word: (key: PaperWord) => string): PaperFact[]
}
