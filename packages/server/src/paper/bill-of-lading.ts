import type { SwitchedContent } from '@landbridge/contract/paper/bill/bill-endpoints'
import type { BillDeed, BillLevel, ReleaseKind } from '@landbridge/contract/paper/bill/bill-lifecycle'
import type { BillState } from '@landbridge/contract/workorder/job-lifecycle'
import type { IssuedCarriage } from './modes/issued-carriage.ts'

/** A deed in the history of a bill: the state after it, who did it and why, and the papers handed in for it. */
export type KeptDeed = {
  deed: BillDeed
  state: BillState
  at: string
  by?: string | undefined
  note?: string | undefined
  fids?: string[] | undefined
}

/** One set of a bill of lading, a waybill or a note. What is not known, and what its kind does not have, is null. */
export type BillOfLading = {
  id: string
  jobId: string
  customerId: string
  level: BillLevel
  seq: number
  setNo: number
  releaseKind: ReleaseKind
  billNo: string | null
  state: BillState
  statesBefore: BillState[]
  draftVersion: number
  originals: number | null
  originalsBack: number | null
  onBoardDate: string | null
  issuedAt: Date | null
  issuedBy: string | null
  issuePlace: string | null
  carriage: IssuedCarriage | null
  switched: SwitchedContent | null
  deeds: readonly KeptDeed[]
}
