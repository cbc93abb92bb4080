import type { billDeskEndpoints } from '@landbridge/contract/paper/bill/bill-endpoints'
import { hasOriginals, originalsToSign } from '@landbridge/contract/paper/bill/bill-rules'
import { businessDay, dayIn } from '@landbridge/contract/shared/business-day'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { entityOfBooking, settleEntity } from '../../booking/index.ts'
import { enterCharge } from '../../charge/index.ts'
import { keptEntityId } from '../../entity/index.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import { auditJob, bookingOfJob, chargeBasisOf, type Job, partsOf } from '../../workorder/index.ts'
import { isUnderCredit, lackingLicence, ownBills } from '../bill/bill-rules.ts'
import { checkDraft } from '../draft/draft-check-queries.ts'
import { carriageAtIssue } from '../modes/issued-carriage-rules.ts'
import { paperModeOf } from '../modes/paper-modes.ts'
import type { BillAt } from './bill-at.ts'
import { checkAllBack, doToBill, type SeenBill } from './bill-deed.ts'
import { setKeptAsVoid, setStartedAnew } from './bill-sets.ts'

type StaffCall = Call<'staff'>
type Input<Name extends keyof typeof billDeskEndpoints> = z.output<(typeof billDeskEndpoints)[Name]['input']>

export const sendDraft = (seen: SeenBill, call: StaffCall): Promise<Job> =>
  doToBill(seen, 'sendDraft', call, async ({ job, bill }) => {
    await checkDraft(job, call)
    return { bill: { draftVersion: bill.draftVersion + 1 }, job: { draftAnswer: null } }
  })

/** Enters that the customer confirmed a draft by mail or by telephone. */
export const confirmAtDesk = ({ reason, ...seen }: Input<'confirm'>, call: StaffCall): Promise<Job> =>
  doToBill(seen, 'confirm', call, async ({ job }) => {
    await checkDraft(job, call)
    return { note: reason }
  })

/** Issues a confirmed bill, dated on board by the actual loading. */
export const issueBill = ({ originals, issuePlace, ...seen }: Input<'issue'>, call: StaffCall): Promise<Job> =>
  doToBill(seen, 'issue', call, async (at) => {
    await checkDraft(at.job, call, true)
    await settleIssuer(at, call)
    const onBoardDate = await onBoardDateOf(at.job, call)
    const signed = hasOriginals(at.standing) ? (originals ?? originalsToSign(at.standing, at.job.head)) : null
    if (originals !== undefined && signed === null)
      throw new Problem('shared.invalid-input', { originals: 'workorder.bill-without-originals' })
    return {
      bill: {
        originals: signed,
        originalsBack: null,
        onBoardDate,
        issuedAt: call.now,
        issuedBy: call.caller.userId,
        issuePlace: issuePlace ?? at.bill.switched?.issuePlace ?? null,
        carriage: carriageAtIssue(at.job, at.form, await partsOf(call.tx, [at.job.id])),
      },
    }
  })

/** Settles the company that issues our bill; by sea its licences must cover the countries of the lane. */
async function settleIssuer({ job, bill }: BillAt, { tx }: StaffCall): Promise<void> {
  if (bill.level !== 'house') return
  const booking = await bookingOfJob(tx, job)
  const entity = await entityOfBooking(tx, booking)
  const entityId = keptEntityId(entity)
  if (entityId) await settleEntity(tx, { id: job.bookingId, entityId })
  if (!paperModeOf(job.mode).billLevel) return
  const places = await placesByCode(tx, placeModeOf(job.mode), [job.originCode, job.destinationCode])
  const lacking = lackingLicence(entity, {
    originCountry: places.get(job.originCode)?.countryCode,
    destinationCountry: places.get(job.destinationCode)?.countryCode,
  })
  if (lacking) throw new Problem(lacking)
}

/** The earliest date of a bill: when the last cargo was loaded, else the departure, by the load port's calendar. */
async function onBoardDateOf(job: Job, { tx }: StaffCall): Promise<string | null> {
  if (!paperModeOf(job.mode).isDatedOnBoard) return null
  const at = job.loadedAt ?? job.atd
  if (!at) throw new Problem('workorder.not-on-board-yet')
  const place = (await placesByCode(tx, placeModeOf(job.mode), [job.originCode])).get(job.originCode)
  return dayIn(place?.timeZone ?? 'UTC', at)
}

export async function recallBill(
  { originalsBack, reason, fee, feeCurrency, ...seen }: Input<'recall'>,
  call: StaffCall,
) {
  const recalled = await doToBill(seen, 'recall', call, async (at) => {
    checkAllBack(at, originalsBack)
    return {
      bill: setStartedAnew(at.bill),
      others: [setKeptAsVoid(at.bill, { deed: 'recall', note: reason, originalsBack }, call)],
      note: reason,
    }
  })
  return fee ? enterFee(recalled, { amount: fee, currency: feeCurrency, reason }, call) : recalled
}

type Fee = { amount: string; currency: string | null | undefined; reason: string }

/** The fee of a bill that is drawn again, which whoever asked for it bears. */
async function enterFee(job: Job, { amount, currency, reason }: Fee, call: StaffCall): Promise<Job> {
  if (!currency) throw new Problem('shared.invalid-input', { feeCurrency: 'shared.needed' })
  const line = {
    side: 'R' as const,
    chargeCode: 'AMND',
    currency,
    unitPrice: amount,
    unit: 'BILL',
    quantity: '1',
    recordedOn: businessDay(call.now),
    diffReason: reason.slice(0, 200),
  }
  const entered = await enterCharge(line, { job, basis: chargeBasisOf(call, job) }, call)
  await auditJob(call, job, { action: 'workorder.charge', ...entered })
  return job
}

/** All originals were handed in, endorsed where the bill is to order. */
export const surrenderBill = ({ originalsBack, fid, endorsed, ...seen }: Input<'surrender'>, call: StaffCall) =>
  doToBill(seen, 'surrender', call, (at) => {
    checkAllBack(at, originalsBack)
    if (at.standing.isToOrder && !endorsed)
      throw new Problem('shared.invalid-input', { endorsed: 'workorder.endorsement-needed' })
    return { bill: { originalsBack: originalsBack ?? null }, fids: [fid] }
  })

/** Originals are lost or late: a letter of indemnity and a bank's guarantee, two papers, stand in for them. */
export const indemnifyBill = ({ indemnityFid, guaranteeFid, reason, ...seen }: Input<'indemnify'>, call: StaffCall) =>
  doToBill(seen, 'indemnify', call, () => {
    if (indemnityFid === guaranteeFid)
      throw new Problem('shared.invalid-input', { guaranteeFid: 'workorder.two-papers-needed' })
    return { note: reason, fids: [indemnityFid, guaranteeFid] }
  })

export const orderTelex = ({ fid, keepWarnings, ...seen }: Input<'orderTelex'>, call: StaffCall) =>
  doToBill(seen, 'orderTelex', call, ({ form }) => {
    if (isUnderCredit(form) && !keepWarnings)
      throw new Problem('workorder.warnings', undefined, { warnings: ['workorder.warn-telex-under-credit'] })
    return { fids: [fid] }
  })

export const revokeTelex = ({ reason, ...seen }: Input<'revoke'>, call: StaffCall) =>
  doToBill(seen, 'revoke', call, () => ({ note: reason }))

/** Gives the cargo of a bill free while nothing holds it, and keeps which agent was told. */
export const releaseBill = ({ agentInformed, ...seen }: Input<'release'>, call: StaffCall) =>
  doToBill(seen, 'release', call, ({ job, sets, bill }) => {
    const holds = job.holds.map(({ kind }) => kind)
    if (holds.length > 0) throw new Problem('workorder.cargo-on-hold', undefined, { holds })
    const release = { at: call.now.toISOString(), by: call.caller.userId }
    const isLast = ownBills(job, sets).every(
      ({ id, state }) => id === bill.id || state === 'released' || state === 'void',
    )
    const { leftWithoutRelease, ...head } = job.head
    return { job: { head: { ...head, ...(!isLast && { leftWithoutRelease }), release } }, note: agentInformed }
  })

/** Voids a bill that nobody needs; of an issued one all originals come back first. */
export const voidBill = ({ originalsBack, reason, ...seen }: Input<'void'>, call: StaffCall) =>
  doToBill(seen, 'void', call, (at) => {
    checkAllBack(at, originalsBack)
    return { bill: { originalsBack: originalsBack ?? null }, note: reason }
  })
