import type { BookingEventKind } from '@landbridge/contract/booking/booking-labels'
import type { BillAction, BillDeed } from '@landbridge/contract/paper/bill/bill-lifecycle'
import { statesBeforeAfter } from '@landbridge/contract/paper/bill/bill-rules'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { recordBookingEvent } from '../../booking/index.ts'
import { attach } from '../../document/index.ts'
import type { Call } from '../../platform/serve.ts'
import { changing, type Job, notAllowed } from '../../workorder/index.ts'
import { ownBills, standingByBills } from '../bill/bill-rules.ts'
import { keepAnswer, keepBill } from '../bill/bill-store.ts'
import type { BillOfLading, KeptDeed } from '../bill-of-lading.ts'
import { billTakenBack } from '../draft/changed-papers-commands.ts'
import { type BillAt, billAt, jobBillsOf, stateAfter } from './bill-at.ts'

type StaffCall = Call<'staff'>
export type SeenBill = { id: string; version: number; billSeq: number }

/** The result of a deed besides the state: fields of bill and job, other sets, notes and papers handed in. */
export type Done = {
  bill?: Partial<BillOfLading>
  others?: readonly BillOfLading[]
  job?: Partial<Job>
  note?: string | undefined
  fids?: string[]
}

/** Does one deed to one bill within its life, unless its job was cancelled, and folds the job's bill columns. */
export async function doToBill(
  { billSeq, ...seen }: SeenBill,
  action: keyof typeof deedNames,
  call: StaffCall,
  work: (at: BillAt) => Promise<Done> | Done,
): Promise<Job> {
  const saved = await changing(
    seen,
    { action: `workorder.bill-${deedNames[action]}`, anyTime: true },
    call,
    async (job) => {
      if (job.state === 'cancelled') throw notAllowed(job, 'staff')
      const at = billAt(await jobBillsOf(job, call), billSeq)
      const state = stateAfter(at, action, 'staff')
      const result = await work(at)
      const bill = movedBill(at, { action, state, done: result }, call)
      const { changes } = await keepSetsAtDesk(at, [bill, ...(result.others ?? [])], { call, job: result.job })
      await attachPapers(job, result.fids ?? [], call)
      const before = { billSeq, billState: at.bill.state }
      return { job: changes, before, after: { billSeq, billState: state, ...(result.note && { note: result.note }) } }
    },
  )
  await tellOfBill(call, saved, eventOf[action])
  return saved
}

const deedNames = {
  sendDraft: 'draft-send',
  confirm: 'confirm',
  issue: 'issue',
  recall: 'recall',
  surrender: 'surrender',
  indemnify: 'indemnify',
  orderTelex: 'telex-order',
  revoke: 'telex-revoke',
  release: 'release',
  switch: 'switch',
  void: 'void',
} as const satisfies Partial<Record<BillAction, string>>

type BillMove = { action: BillAction; state: BillOfLading['state']; done: Done }

/** The work order in the words of its time line; where it has several bills, with the one that is spoken of. */
export const jobAndBill = ({ job, sets, bill }: BillAt): string =>
  ownBills(job, sets).length > 1 ? [job.jobNo, bill.billNo ?? `#${bill.seq}`].join(' / ') : job.jobNo

export function movedBill(
  { bill, standing }: BillAt,
  { action, state, done }: BillMove,
  call: Call<Actor>,
): BillOfLading {
  const { note, fids } = done
  return {
    ...bill,
    ...done.bill,
    state,
    statesBefore: statesBeforeAfter(standing, action),
    deeds: [...bill.deeds, deedOf({ deed: action, state, note, fids }, call)],
  }
}

export const deedOf = (
  { deed, state, note, fids }: { deed: BillDeed } & Pick<KeptDeed, 'state' | 'note' | 'fids'>,
  { caller, now }: Call<Actor>,
): KeptDeed => ({
  deed,
  state,
  at: now.toISOString(),
  ...('userId' in caller && { by: caller.userId }),
  ...(note && { note }),
  ...(fids && fids.length > 0 && { fids }),
})

/** Keeps sets of a job's bills, and says where the job stands by them. */
export async function keepSets(
  { job, sets }: Pick<BillAt, 'job' | 'sets'>,
  kept: readonly BillOfLading[],
  {
    call: { tx, caller },
    job: changes = {},
  }: { call: Pick<Call<Actor>, 'tx' | 'caller'>; job?: Partial<Job> | undefined },
): Promise<{ changes: Partial<Job> }> {
  const keep = caller.actor === 'customer' ? keepAnswer : keepBill
  for (const one of kept) await keep(tx, one)
  const isKept = ({ id }: BillOfLading) => kept.some((one) => one.id === id)
  const after = [...sets.filter((one) => !isKept(one)), ...kept]
  return { changes: { ...changes, ...standingByBills({ ...job, ...changes }, after) } }
}

/** Keeps bills at the desk; once none is out any more, changes made meanwhile go into the instruction. */
export async function keepSetsAtDesk(
  at: Pick<BillAt, 'job' | 'sets'>,
  kept: readonly BillOfLading[],
  { call, job }: { call: StaffCall; job?: Partial<Job> | undefined },
): Promise<{ changes: Partial<Job> }> {
  const { changes } = await keepSets(at, kept, { call, job })
  if (!at.job.billsOut || changes.billsOut) return { changes }
  return { changes: { ...changes, ...(await billTakenBack({ ...at.job, ...changes }, call)) } }
}

const proofType = 'BL'

async function attachPapers(job: Job, fids: readonly string[], call: StaffCall): Promise<void> {
  const { id: parentId, customerId, bookingId } = job
  for (const fid of fids)
    await attach(call, {
      fid,
      documentType: proofType,
      audience: 'staff',
      parentKind: 'job',
      parentId,
      bookingId,
      customerId,
    })
}

/** Says on the time line of the booking what became of a bill. */
export async function tellOfBill(
  call: Call<Actor>,
  { bookingId, customerId, jobNo }: Job,
  kind: EventOfBill | undefined,
): Promise<void> {
  if (kind) await recordBookingEvent(call, { bookingId, customerId, kind, data: { jobNo } })
}

type EventOfBill = (typeof eventOf)[BillAction]
const eventOf = {
  sendDraft: 'draftSent',
  confirm: 'draftConfirmed',
  askChange: 'draftChangeAsked',
  reopen: 'draftReopened',
  issue: 'billIssued',
  recall: 'billRecalled',
  surrender: 'billSurrendered',
  indemnify: 'billSurrendered',
  orderTelex: 'telexOrdered',
  revoke: 'telexRevoked',
  release: 'jobReleased',
  hold: undefined,
  switch: 'billSwitched',
  void: 'billVoided',
} as const satisfies Record<BillAction, BookingEventKind | undefined>

/** The event that is told of a carrier's bill, by the state that the carrier reports. */
export const eventOfState: Readonly<Partial<Record<BillOfLading['state'], EventOfBill>>> = {
  draft: 'draftSent',
  confirmed: 'draftConfirmed',
  issued: 'billIssued',
  surrendered: 'billSurrendered',
  telexOrdered: 'telexOrdered',
  released: 'jobReleased',
  void: 'billVoided',
}

/** All originals of a set are back; else the number that is out is named. */
export function checkAllBack(at: BillAt, back: number | undefined): void {
  const { originals } = at.bill
  if (originals !== null && back !== originals)
    throw new Problem('shared.invalid-input', { originalsBack: 'workorder.originals-not-all-back' }, { originals })
}
