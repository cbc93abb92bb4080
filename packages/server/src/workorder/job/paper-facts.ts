import type { Language } from '@landbridge/contract/shared/languages'
import type { ChargeView } from '@landbridge/contract/workorder/job-charge'
import type { Booking } from '../../booking/index.ts'
import type { PackingLine } from './job.ts'
import type { detailOf } from './job-queries.ts'

type ShownJob = Awaited<ReturnType<typeof detailOf>>['shown']

/** What a paper of a job is made of. */
export type PaperFacts = {
  shown: ShownJob
  booking: Booking
  packing: readonly PackingLine[]
  charges: readonly ChargeView[]
  language: Language
  customer: string
  issuer: string
  companyContact: string
}
