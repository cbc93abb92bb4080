import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import type { BookingModeView, LanePrices } from '../modes/booking-mode-view.ts'
import type { FormIssues } from './form-issues.ts'
import type { useFormMarks } from './form-marks.tsx'
import type { FormState } from './form-state.ts'
import type { FormDraft } from './use-form-draft.ts'
import type { KnownFacts } from './use-form-facts.ts'
import type { FormSubmit } from './use-form-submit.ts'

export type SummaryProps = {
  form: FormState
  mode: BookingModeView
  values: BookingForm
  known: KnownFacts
  prices: LanePrices
  issues: FormIssues
  marks: ReturnType<typeof useFormMarks>
  submit: FormSubmit
  draft: FormDraft
  isRevision: boolean
  user: UserInfo
}
