import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { orderedBy } from '@landbridge/contract/booking/fields/to-order'
import { billsTogether, originalsToSign } from '@landbridge/contract/paper/bill/bill-rules'
import type { BillView } from '@landbridge/contract/paper/bill/bill-views'
import { isSame } from '@landbridge/contract/shared/differences'
import { Problem } from '@landbridge/contract/shared/problem'
import { statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import type { OwnEntity } from '../../entity/index.ts'
import type { Job } from '../../workorder/index.ts'
import type { BillOfLading } from '../bill-of-lading.ts'
import { paperModeOf } from '../modes/paper-modes.ts'

type BilledJob = Pick<Job, 'id' | 'customerId' | 'mode' | 'head' | 'masterBillNo' | 'billState'>

/** The bills of a job: ours, or the carrier's where there is none of ours. */
export const travelsUnder = ({ mode, head }: Pick<Job, 'mode' | 'head'>): BillOfLading['level'] =>
  paperModeOf(mode).billLevel?.(head) ?? 'house'

const hasCarriersBeside = ({ mode, head }: Pick<Job, 'mode' | 'head'>): boolean =>
  paperModeOf(mode).billLevel !== undefined && travelsUnder({ mode, head }) === 'house'

/** A number of several bills: the first that is kept is that of the first bill, and so on; one number for all of them is counted on. */
function billNoAt({ no, count }: { no: number; count: number }, kept: string | null | undefined): string | undefined {
  const numbers = kept?.split(/[\s,;]+/).filter(Boolean) ?? []
  const [onlyNumber] = numbers
  return numbers.length === 1 && count > 1 ? `${onlyNumber}-${no}` : numbers[no - 1]
}

type AskedSets = { job: BilledJob; count: number; kept: readonly BillOfLading[]; newId: () => string }

/** The sets of a job's bills: the kept ones and a first set of each bill not begun; surplus bills stay only while out. */
export function setsOfBills({ job, count: wanted, kept, newId }: AskedSets): BillOfLading[] {
  const level = travelsUnder(job)
  const rows = kept.filter((one) => one.level === level)
  const beyond = liveSets(rows).flatMap(({ seq, state }) => (seq > wanted && isStateOut(state) ? [seq] : []))
  const count = Math.max(wanted, ...beyond)
  const setsAsked = rows.filter(({ seq }) => seq <= wanted || beyond.includes(seq))
  const first = rows.length === 0 ? job.billState : 'none'
  const others = Array.from({ length: wanted }, (_, at) => at + 1)
    .filter((seq) => setsAsked.every((one) => one.seq !== seq))
    .map((seq) => setNotBegun(job, { level, seq, state: first, id: newId() }))
  const carriers = kept.filter((one) => one.level !== level)
  const setsBeyond =
    hasCarriersBeside(job) && carriers.length === 0
      ? [setNotBegun(job, { level: 'master', seq: 1, state: 'none', id: newId() })]
      : carriers
  return [...setsAsked, ...others, ...setsBeyond].map((one) => withOriginals(withBillNo(one, { job, count }), job))
}

const isStateOut = (state: BillOfLading['state']): boolean => statesOfBillOut.includes(state)

export const notIssued = {
  originals: null,
  originalsBack: null,
  onBoardDate: null,
  issuedAt: null,
  issuedBy: null,
  issuePlace: null,
  carriage: null,
} satisfies Partial<BillOfLading>

function setNotBegun(job: BilledJob, set: Pick<BillOfLading, 'id' | 'level' | 'seq' | 'state'>): BillOfLading {
  return {
    ...set,
    jobId: job.id,
    customerId: job.customerId,
    setNo: 1,
    releaseKind: paperModeOf(job.mode).releaseKind?.(job.head) ?? 'SWB',
    billNo: null,
    statesBefore: set.state === 'released' ? ['issued'] : [],
    draftVersion: set.state === 'none' ? 0 : 1,
    ...notIssued,
    switched: null,
    deeds: [],
  }
}

/** An original bill of ours that a release before this one issued has as many originals as its job says, or the full set. */
const withOriginals = (bill: BillOfLading, { head }: Pick<Job, 'head'>): BillOfLading =>
  bill.originals === null && bill.level === 'house' && bill.releaseKind === 'OBL' && isStateOut(bill.state)
    ? { ...bill, originals: originalsToSign({ ...bill, isToOrder: false }, head) }
    : bill

/** A set that is not issued yet follows its job: the kind of release and the number that stand there. */
function withBillNo(bill: BillOfLading, { job, count }: Pick<AskedSets, 'job' | 'count'>): BillOfLading {
  if ((isStateOut(bill.state) && bill.issuedAt) || bill.state === 'void') return bill
  const keptNo = bill.level === 'master' ? job.masterBillNo : job.head.houseBillNo
  const no = billNoAt({ no: bill.seq, count: bill.level === 'master' ? 1 : count }, keptNo)
  return {
    ...bill,
    billNo: no ? (bill.switched ? `${no}-S${bill.setNo}` : no) : null,
    releaseKind: paperModeOf(job.mode).releaseKind?.(job.head) ?? 'SWB',
  }
}

const isLast = ({ level, seq, setNo }: BillOfLading, sets: readonly BillOfLading[]): boolean =>
  sets.every((one) => one.level !== level || one.seq !== seq || one.setNo <= setNo)

export const liveSets = (sets: readonly BillOfLading[]): BillOfLading[] => sets.filter((one) => isLast(one, sets))

export const ownBills = (job: Pick<Job, 'mode' | 'head'>, sets: readonly BillOfLading[]): BillOfLading[] =>
  liveSets(sets).filter(({ level }) => level === travelsUnder(job))

type Folded = Pick<Job, 'billState' | 'billsOut' | 'draftWaits' | 'releaseState' | 'holdReason'>

/** The bill columns of a job, for lists and guards: held under any hold, free once all its bills were released. */
export function standingByBills(job: Pick<Job, 'mode' | 'head' | 'holds'>, sets: readonly BillOfLading[]): Folded {
  const states = ownBills(job, sets).map(({ state }) => state)
  const billState = billsTogether(states)
  const [first] = job.holds
  return {
    billState,
    billsOut: states.some(isStateOut),
    draftWaits: states.includes('draft'),
    releaseState: first ? 'held' : billState === 'released' ? 'released' : 'notAsked',
    holdReason: first?.kind ?? null,
  }
}

type Lane = { originCountry: string | undefined; destinationCountry: string | undefined }

/** The licence that we lack to issue a bill on a lane: the FMC number for the United States, the NVOCC filing from China. */
export function lackingLicence(
  { fmcNumber, nvoccFiling }: Pick<OwnEntity, 'fmcNumber' | 'nvoccFiling'>,
  { originCountry, destinationCountry }: Lane,
): 'workorder.fmc-number-needed' | 'workorder.nvocc-filing-needed' | undefined {
  if ((originCountry === 'US' || destinationCountry === 'US') && !fmcNumber) return 'workorder.fmc-number-needed'
  return originCountry === 'CN' && !nvoccFiling ? 'workorder.nvocc-filing-needed' : undefined
}

const bank = /\bbank|\bbanco\b|\bbanque\b|банк|银行|銀行/iu

/** The bill is under a letter of credit as its booking says, or to the order of a bank, which holds it until it is paid. */
export function isUnderCredit({
  underLetterOfCredit,
  parties,
}: Pick<BookingForm, 'underLetterOfCredit' | 'parties'>): boolean {
  if (underLetterOfCredit) return true
  const consignee = parties?.find(({ partyType }) => partyType === 'CNE')
  return bank.test((consignee && orderedBy(consignee)) ?? '')
}

/** The fields of the head that say otherwise what stands on the bill. */
export function namesOtherOnBill(before: Job, after: Job): string[] {
  const { headOnBill } = paperModeOf(before.mode)
  const [headBefore, headAfter] = [headOnBill?.(before), headOnBill?.(after)]
  const isOtherwise = (name: string) => !isSame(valueIn(headBefore, name) ?? null, valueIn(headAfter, name) ?? null)
  return Object.keys({ ...headBefore, ...headAfter }).filter(isOtherwise)
}

const valueIn = (fields: object | undefined, name: string) =>
  (fields as Readonly<Record<string, unknown>> | undefined)?.[name]

/** An issued bill forbids its head to say otherwise until it is taken back. */
export function refuseUnderBill(names: readonly string[]): never {
  throw new Problem(
    'shared.invalid-input',
    Object.fromEntries(names.map((name) => [name, 'workorder.bill-to-take-back'])),
  )
}

/** The answer of a bill's customer to its last draft, as it stands: whatever made the draft anew leaves none. */
export function answerToDraft({ state, deeds }: Pick<BillOfLading, 'state' | 'deeds'>): BillView['draftAnswer'] {
  const last = deeds.findLast(({ deed }) => deed === 'confirm' || deed === 'askChange' || deed === 'sendDraft')
  const isOpen = deeds.at(-1)?.deed === 'reopen'
  if (!last || last.deed === 'sendDraft' || isOpen || (last.deed === 'askChange') !== (state === 'changeAsked'))
    return undefined
  const answeredAt = new Date(last.at)
  if (last.deed === 'confirm') return { answer: 'confirm', answeredAt }
  return { answer: 'change', answeredAt, ...(last.note && { reason: last.note }) }
}
