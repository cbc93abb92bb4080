import { refusalByKind } from '@landbridge/contract/paper/bill/bill-rules'
import { Problem } from '@landbridge/contract/shared/problem'
import type { HoldKind } from '@landbridge/contract/workorder/job-lifecycle'
import { recordBookingEvent } from '../../booking/index.ts'
import type { Call } from '../../platform/serve.ts'
import { changing, type Job, type JobPart, partsOf } from '../../workorder/index.ts'
import { ownBills } from '../bill/bill-rules.ts'
import { jobBillsOf, standingOfBill, stateAfter } from './bill-at.ts'
import { keepSets, movedBill } from './bill-deed.ts'

type StaffCall = Call<'staff'>
type HoldCommand = { id: string; version: number; holdKind: HoldKind; reason?: string | undefined }

/** Holds a job's cargo for a reason, and calls our release back while nothing has left; the carrier's is not ours. */
export async function holdCargo({ holdKind, reason, ...seen }: HoldCommand, call: StaffCall): Promise<Job> {
  const { tx, now, caller } = call
  const held = await changing(seen, { action: 'workorder.hold' }, call, async (job) => {
    if (job.holds.some(({ kind }) => kind === holdKind)) throw new Problem('workorder.hold-stands')
    const bills = await jobBillsOf(job, call)
    const released = ownBills(job, bills.sets).filter(({ state }) => state === 'released')
    if (released.length > 0 && (await partsOf(tx, [job.id])).some(hasLeft)) throw new Problem('workorder.cargo-left')
    const since = now.toISOString()
    const holds = [...job.holds, { kind: holdKind, since, by: caller.userId, ...(reason && { reason }) }]
    const back = released.flatMap((bill) => {
      const at = { ...bills, bill, standing: standingOfBill(bill, bills.form) }
      const refused = refusalByKind(at.standing, 'hold')
      if (refused) throw new Problem(refused)
      const state = stateAfter(at, 'hold', 'staff')
      return [movedBill(at, { action: 'hold', state, done: { note: reason } }, call)]
    })
    const head = { ...job.head, release: { at: since, by: caller.userId } }
    const { changes } = await keepSets(bills, back, { call, job: { holds, head } })
    return { job: changes, before: holdsIn(job), after: { ...holdsIn({ holds }), ...(reason && { note: reason }) } }
  })
  const { bookingId, customerId, jobNo } = held
  await recordBookingEvent(call, { bookingId, customerId, kind: 'jobHeld', data: { jobNo, reasonCode: holdKind } })
  return held
}

/** Lifts one of the reasons for which cargo is held. Nothing is released by that. */
export async function liftHold({ holdKind, reason, ...seen }: HoldCommand, call: StaffCall): Promise<Job> {
  const lifted = await changing(seen, { action: 'workorder.hold-lift', anyTime: true }, call, async (job) => {
    const holds = job.holds.filter(({ kind }) => kind !== holdKind)
    if (holds.length === job.holds.length) throw new Problem('workorder.hold-missing')
    const bills = await jobBillsOf(job, call)
    const { changes } = await keepSets(bills, [], { call, job: { holds } })
    return { job: changes, before: holdsIn(job), after: { ...holdsIn({ holds }), ...(reason && { note: reason }) } }
  })
  const { bookingId, customerId, jobNo } = lifted
  await recordBookingEvent(call, { bookingId, customerId, kind: 'holdLifted', data: { jobNo, reasonCode: holdKind } })
  return lifted
}

const holdsIn = ({ holds }: Pick<Job, 'holds'>) => ({ holds: holds.map(({ kind }) => kind) })

const takenBy: readonly (string | null)[] = ['GTOT', 'DLVD', 'DLV', 'DROP']

const hasLeft = ({ clockDays, deliveredAt, lastEventCode }: JobPart): boolean =>
  clockDays?.gateOut !== undefined || deliveredAt !== null || takenBy.includes(lastEventCode)
