import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import type { BookingModeView, LanePrices } from '../state/booking-mode-view.ts'
import type { FormIssues } from '../state/form-issues.ts'
import type { useFormMarks } from '../state/form-marks.tsx'
import type { FormState } from '../state/form-state.ts'
import type { KnownFacts } from '../state/use-form-facts.ts'
import type { FormDraft } from './use-form-draft.ts'
import type { FormSubmit } from './use-form-submit.ts'

export type SummaryProps = {
  form: FormState
  mode: BookingModeView
  values: BookingForm
  formFacts: KnownFacts
  prices: LanePrices
  issues: FormIssues
  marks: ReturnType<typeof useFormMarks>
  submit: FormSubmit
  draft: FormDraft
  isRevision: boolean
  user: UserInfo
}
