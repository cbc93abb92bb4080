import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import type { useFormMarks } from './form-marks.tsx'
import type { FormIssues } from './rail-form-issues.ts'
import type { RailForm } from './rail-form-parts.tsx'
import type { LanePrices } from './use-lane-price.ts'
import type { RailDraft } from './use-rail-draft.ts'
import type { RailFacts } from './use-rail-facts.ts'
import type { RailSubmit } from './use-rail-submit.ts'

/** What the summary beside the form, and its parts, are told. */
export type SummaryProps = {
  form: RailForm
  values: BookingForm
  known: RailFacts
  prices: LanePrices
  issues: FormIssues
  marks: ReturnType<typeof useFormMarks>
  submit: RailSubmit
  draft: RailDraft
  isRevision: boolean
  user: UserInfo
}
