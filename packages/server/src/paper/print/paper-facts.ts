import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import type { ChargeView } from '@landbridge/contract/charge/charge-line'
import type { SentInstruction } from '@landbridge/contract/paper/instruction/instruction-content'
import type { FreeTime } from '@landbridge/contract/pricing/free-time'
import type { Language } from '@landbridge/contract/shared/languages'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { Booking } from '../../booking/index.ts'
import type { LocalPartners, OwnEntity } from '../../entity/index.ts'
import type { PackingLine } from '../../packing/index.ts'
import type { ReaderNames } from '../../reference/index.ts'
import type { JobPart } from '../../workorder/index.ts'
import type { BillOfLading } from '../bill-of-lading.ts'

type ShownJob = Omit<JobDetail, 'charges' | 'othersCharges' | 'collected'> & { serviceModeId: LegModeCode }

export type PaperFacts = {
  shown: ShownJob
  booking: Booking
  packing: readonly PackingLine[]
  /** The goods as they were instructed, else as packing list and booking know them; each line describes itself. */
  goods: readonly GoodsLine[]
  isInstructed: boolean
  /** The parts of the job as they were instructed; none while nobody has. */
  instructedBoxes: SentInstruction['containers']
  /** The lines of the packing list in the words of those goods. */
  packed: readonly GoodsLine[]
  charges: readonly ChargeView[]
  /** Receivables that the consignee pays, whichever side of the sale our customer is. */
  ofConsignee: readonly ChargeView[]
  /** Our payables; for our own eyes alone. */
  payables: readonly ChargeView[]
  containers: readonly JobPart[]
  /** The bills that it travels under, by their numbers. */
  bills: readonly BillOfLading[]
  /** Its reader may issue bills, and so print their originals. */
  mayIssue: boolean
  /** The only one of them that is to be drawn. */
  billSeq: number | undefined
  /** The payers of each part of the way; for our own eyes alone. */
  payers: readonly { railway: string; payer: string }[]
  freeTime: FreeTime | undefined
  /** Names of things in the languages of the bill, the reader's first. */
  billNames: readonly ReaderNames[]
  language: Language
  customer: string | undefined
  /** The company of ours that issues it, and its name and address in the reader's language. */
  entity: OwnEntity
  issuer: string
  companyContact: string
  partners: LocalPartners
}
