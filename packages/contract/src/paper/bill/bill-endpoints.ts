import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { country } from '../../shared/fields/field-values.ts'
import { trimmedText } from '../../shared/fields/trimmed-values.ts'
import { count, currencyCode, decimal, flag, instant } from '../../shared/wire-values.ts'
import { billStates, type holdKinds } from '../../workorder/job-lifecycle.ts'
import { jobBillsView } from './bill-views.ts'

const reason = trimmedText(300).min(5, 'workorder.reason-needed')

export const billEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/bills-of-lading',
    scope: 'read',
    by: ['customer'],
    summary:
      'The bills of lading, waybills or notes of a work order: where each stands, its history, and what holds the cargo.',
    input: z.object({ jobNo: trimmedText(20).min(1) }),
    output: jobBillsView,
  }),
}

type Access = 'workorder.edit' | 'paper.issue' | 'paper.indemnity' | 'paper.switch' | 'paper.money-hold'
type Command<Shape> = { permission: Access; summary: string; input: Shape }

const billCommand = <Shape extends z.ZodRawShape>(name: string, { permission, summary, input }: Command<Shape>) =>
  endpoint({
    method: 'PUT',
    path: `/api/v1/admin/bill-${name}`,
    by: ['staff'],
    permission,
    summary,
    input: z.object({ id: z.uuid(), version: count(1), ...input }),
    output: jobBillsView,
  })

/** One of several bills of a work order, by its number; the first unless it is said. */
const bill = { billSeq: count(1, 20).default(1) }
const file = z.uuid('workorder.file-needed')
const originalsBack = count(0, 20, 'workorder.originals-wrong').optional()

/** A party as a bill names it: nothing besides may come with it. */
const partyOnBill = z.object({
  partyName: trimmedText(100).min(1, 'shared.needed'),
  partyAddress: trimmedText(140).optional(),
  cityName: trimmedText(60).optional(),
  postCode: trimmedText(12).optional(),
  countryCd: country.optional(),
  contactPhone: trimmedText(30).optional(),
})
export type PartyOnBill = z.infer<typeof partyOnBill>

/** Facts that a switched set may change: parties, Incoterm, place of issue, and a load port where cargo was really loaded. */
const switched = {
  shipper: partyOnBill.optional(),
  consignee: partyOnBill.optional(),
  notify: partyOnBill.optional(),
  incotermText: trimmedText(60).optional(),
  issuePlace: trimmedText(60).min(1, 'shared.needed'),
  loadPortCode: trimmedText(10).optional(),
}
const switchedContent = z.object(switched)
export type SwitchedContent = z.infer<typeof switchedContent>

const holdOf = (kinds: readonly ['UNPAID'] | readonly ['ORIGINAL', 'CUSTOMS', 'DISPUTE']) =>
  z.enum(kinds, 'workorder.hold-reason-needed')
const goodsHolds = ['ORIGINAL', 'CUSTOMS', 'DISPUTE'] as const satisfies readonly (typeof holdKinds)[number][]

export const billDeskEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/bills-of-lading',
    by: ['staff'],
    permission: 'workorder.view',
    summary: 'The bills of lading, waybills or notes of a work order with their history, and what holds its cargo.',
    input: z.object({ id: z.uuid() }),
    output: jobBillsView,
  }),
  sendDraft: billCommand('draft-send', {
    permission: 'workorder.edit',
    summary: 'Sends the draft of a bill to its customer, as its next version.',
    input: bill,
  }),
  confirm: billCommand('draft-confirm', {
    permission: 'workorder.edit',
    summary: 'Enters that the customer confirmed the draft of a bill outside of the portal, and how.',
    input: { ...bill, reason },
  }),
  issue: billCommand('issue', {
    permission: 'paper.issue',
    summary: 'Issues a confirmed bill; it is dated on board by the actual loading, else by the departure.',
    input: {
      ...bill,
      originals: count(1, 20, 'workorder.originals-wrong').optional(),
      issuePlace: trimmedText(60).optional(),
    },
  }),
  recall: billCommand('recall', {
    permission: 'paper.issue',
    summary: 'Takes an issued bill back with all of its originals; the old set is kept as void.',
    input: {
      ...bill,
      originalsBack,
      reason,
      fee: decimal(14, 2).nullish(),
      feeCurrency: currencyCode.nullish(),
    },
  }),
  surrender: billCommand('surrender', {
    permission: 'workorder.edit',
    summary: 'Enters that all originals of a bill were handed in, with a scan of them.',
    input: { ...bill, originalsBack, fid: file, endorsed: flag.default(false) },
  }),
  indemnify: billCommand('indemnify', {
    permission: 'paper.indemnity',
    summary: 'Takes a letter of indemnity and a bank guarantee in place of originals that are lost or late.',
    input: { ...bill, indemnityFid: file, guaranteeFid: file, reason },
  }),
  orderTelex: billCommand('telex-order', {
    permission: 'workorder.edit',
    summary: "Orders the release by telex on the shipper's letter; under a letter of credit it is asked about first.",
    input: { ...bill, fid: file, keepWarnings: flag.default(false) },
  }),
  revoke: billCommand('telex-revoke', {
    permission: 'workorder.edit',
    summary: 'Calls an ordered telex release back before the cargo was released.',
    input: { ...bill, reason },
  }),
  release: billCommand('release', {
    permission: 'workorder.edit',
    summary: 'Gives the cargo of a bill free while nothing holds it, and says which agent was told.',
    input: { ...bill, agentInformed: trimmedText(100).min(2, 'workorder.agent-needed') },
  }),
  switch: billCommand('switch', {
    permission: 'paper.switch',
    summary: 'Takes a full set of originals back and draws another that names other parties.',
    input: { ...bill, ...switched, originalsBack, fid: file, partiesScreened: flag, reason },
  }),
  void: billCommand('void', {
    permission: 'paper.issue',
    summary: 'Voids a bill that is not needed; of an issued one all originals come back first.',
    input: { ...bill, originalsBack, reason },
  }),
  report: billCommand('report', {
    permission: 'workorder.edit',
    summary: "Enters the state of the carrier's own bill as he reports it.",
    input: { ...bill, billState: z.enum(billStates), at: instant.optional(), note: trimmedText(300).optional() },
  }),
  hold: billCommand('hold', {
    permission: 'workorder.edit',
    summary: "Holds a work order's cargo for one of several reasons; a release that was given is called back.",
    input: { holdKind: holdOf(goodsHolds), reason: trimmedText(300).optional() },
  }),
  lift: billCommand('hold-lift', {
    permission: 'workorder.edit',
    summary: "Lifts a hold of a work order's cargo; money's own is lifted by finance alone.",
    input: { holdKind: holdOf(goodsHolds), reason },
  }),
  holdForMoney: billCommand('money-hold', {
    permission: 'paper.money-hold',
    summary: 'Holds the cargo of a work order until its charges are paid.',
    input: { holdKind: holdOf(['UNPAID']), reason: trimmedText(300).optional() },
  }),
  liftForMoney: billCommand('money-hold-lift', {
    permission: 'paper.money-hold',
    summary: 'Lifts the hold for charges that were paid; it releases nothing by itself.',
    input: { holdKind: holdOf(['UNPAID']), reason },
  }),
}
