import { billStateAfter } from '@landbridge/contract/paper/bill/bill-rules'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { recordBookingEvent } from '../../booking/index.ts'
import type { Call } from '../../platform/serve.ts'
import type { Job } from '../../workorder/index.ts'
import { billsWithForm } from './bill-queries.ts'
import { ownBills, standingByBills } from './bill-rules.ts'
import { keepBill } from './bill-store.ts'

/** Reopens drafts whose source was reopened: sent or confirmed ones wait for a new one; other bills stay. */
export async function reopenBills(
  job: Job,
  call: Call<Actor>,
): Promise<Pick<Partial<Job>, 'billState' | 'billsOut' | 'draftWaits' | 'draftAnswer'>> {
  const { tx, now } = call
  const { sets } = await billsWithForm(tx, job)
  const reopened = ownBills(job, sets).flatMap((bill) => {
    const state = billStateAfter({ ...bill, isToOrder: false }, 'reopen', 'system')
    return state
      ? [{ ...bill, state, deeds: [...bill.deeds, { deed: 'reopen' as const, state, at: now.toISOString() }] }]
      : []
  })
  if (reopened.length === 0) return {}
  for (const bill of reopened) await keepBill(tx, bill)
  const { bookingId, customerId, jobNo } = job
  await recordBookingEvent(call, { bookingId, customerId, kind: 'draftReopened', data: { jobNo }, bySystem: true })
  const after = sets.map((one) => reopened.find(({ id }) => id === one.id) ?? one)
  const { billState, billsOut, draftWaits } = standingByBills(job, after)
  return { billState, billsOut, draftWaits, draftAnswer: null }
}
