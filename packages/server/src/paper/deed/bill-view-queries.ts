import { billActionsFor } from '@landbridge/contract/paper/bill/bill-rules'
import type { BillView, JobBillsView } from '@landbridge/contract/paper/bill/bill-views'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { billStateLabels } from '@landbridge/contract/workorder/job-labels'
import { userNames } from '../../access/index.ts'
import { companyOf } from '../../platform/caller.ts'
import { known } from '../../platform/known.ts'
import { pick } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { readerNames } from '../../reference/index.ts'
import { type Job, loadJob } from '../../workorder/index.ts'
import { answerToDraft, liveSets, travelsUnder } from '../bill/bill-rules.ts'
import type { BillOfLading, KeptDeed } from '../bill-of-lading.ts'
import { say } from '../print/printed-words.ts'
import { jobBillsOf, standingOfBill } from './bill-at.ts'

export const showBills = async ({ jobNo }: { jobNo: string }, call: Call<'customer'>): Promise<JobBillsView> => {
  const customerId = companyOf(call.caller)
  return billsView(await loadJob(call.tx, jobNo, customerId), call, customerId)
}

export const showBillsAtDesk = async ({ id }: { id: string }, call: Call<'staff'>): Promise<JobBillsView> =>
  billsView(await loadJob(call.tx, id), call)

/** The bills of a job for a reader; a customer sees no words of the desk and no carrier's bill over ours. */
export async function billsView(job: Job, call: Call<Actor>, customerId?: string): Promise<JobBillsView> {
  const { tx, language, caller } = call
  const bills = await jobBillsOf(job, call, customerId)
  const isDesk = caller.actor === 'staff'
  const people = [...bills.sets.flatMap(({ deeds }) => deeds), ...job.holds].flatMap(({ by }) => by ?? [])
  const [names, called] = await Promise.all([readerNames(tx, language), userNames(tx, isDesk ? people : [])])
  const deedView = ({ deed, state, at, by, note, fids }: KeptDeed): BillView['deeds'][number] => ({
    deed,
    billState: state,
    at: new Date(at),
    ...(isDesk && known({ byName: by && called.get(by), note, fids })),
  })
  const isOwn = ({ level }: BillOfLading) => level === travelsUnder(job)
  const live = new Set(liveSets(bills.sets).map(({ id }) => id))
  const billView = (bill: BillOfLading): BillView => {
    const standing = standingOfBill(bill, bills.form)
    return {
      billSeq: bill.seq,
      billState: bill.state,
      isToOrder: standing.isToOrder,
      ...pick(bill, ['setNo', 'level', 'releaseKind', 'draftVersion']),
      ...known(pick(bill, ['billNo', 'originals', 'originalsBack', 'onBoardDate', 'issuedAt', 'issuePlace'])),
      stateLabel: say(billStateLabels[bill.state], language),
      ...known({ draftAnswer: answerToDraft(bill) }),
      isSwitched: bill.switched !== null,
      isLive: live.has(bill.id),
      deeds: bill.deeds.map(deedView),
      actions: live.has(bill.id) && isOwn(bill) ? billActionsFor(standing, caller.actor) : [],
    }
  }
  const isShown = (bill: BillOfLading) => isDesk || isOwn(bill)
  return {
    ...pick(job, ['id', 'jobNo', 'version']),
    bills: bills.sets.filter(isShown).toSorted(inOrder).map(billView),
    holds: job.holds.map(({ kind, since, by, reason }) => ({
      holdKind: kind,
      holdLabel: names.code('HOLDREASON', kind),
      since: new Date(since),
      ...(isDesk && known({ byName: by && called.get(by), reason })),
    })),
  }
}

/** Ours before the carrier's, by number, the set that counts first. */
const inOrder = (one: BillOfLading, other: BillOfLading) =>
  one.level.localeCompare(other.level) || one.seq - other.seq || other.setNo - one.setNo
