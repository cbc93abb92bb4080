import { businessDay } from '@landbridge/contract/shared/business-day'
import { Problem } from '@landbridge/contract/shared/problem'
import { enterCharge } from '../../charge/index.ts'
import type { Call } from '../../platform/serve.ts'
import { auditJob, chargeBasisOf, type Job } from '../../workorder/index.ts'

type Fee = { amount: string; currency: string | null | undefined }

/** The fee of a bill that is drawn again, which whoever asked for it bears. */
export async function enterFee(job: Job, { amount, currency }: Fee, call: Call<'staff'>): Promise<Job> {
  if (!currency) throw new Problem('shared.invalid-input', { feeCurrency: 'shared.needed' })
  const line = {
    ...{ side: 'R' as const, chargeCode: 'AMND', currency, unitPrice: amount, unit: 'BILL', quantity: '1' },
    recordedOn: businessDay(call.now),
  }
  const entered = await enterCharge(line, { job, basis: chargeBasisOf(call, job) }, call)
  await auditJob(call, job, { action: 'workorder.charge', ...entered })
  return job
}
