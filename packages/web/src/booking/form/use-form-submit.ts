import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { isConflict } from '../../platform/form/saver.ts'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { useBookingsChanged } from '../booking-api.ts'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import type { FormIssues } from '../state/form-issues.ts'
import type { useFormMarks } from '../state/form-marks.tsx'
import type { FormDraft } from './use-form-draft.ts'

type SubmitOptions = {
  mode: BookingModeView
  draft: FormDraft
  /** Issues of this moment, newer than those on the page. */
  issuesNow: () => FormIssues
  marks: Pick<ReturnType<typeof useFormMarks>, 'refuse' | 'jump' | 'showMissing' | 'standing'>
}

/** Submits the form, or jumps to its first issue. */
export function useFormSubmit(
  form: UseFormReturn<BookingForm>,
  { mode: { mode }, draft, issuesNow, marks }: SubmitOptions,
) {
  const text = useText()
  const go = useNavigate()
  const changed = useBookingsChanged()
  const sending = useMutation({
    mutationFn: draft.submit,
    onSuccess: async ({ id }) => {
      if (form.getValues('companyNameNew')) await refreshUser()
      void changed()
      go(paths.bookingSuccess(mode, id))
    },
    onError: (error) => {
      if (isConflict(error)) return
      const [first] = marks.refuse(error)
      if (first) marks.jump(first)
      if (!(error instanceof Problem) || !error.fields) toastError(error)
    },
  })
  const submit = () => {
    const { wrong, missing } = issuesNow()
    const open = [...wrong, ...missing]
    marks.showMissing()
    const [first] = open
    if (!first) return sending.mutate()
    toast(text('booking.submit-refused', { count: open.length }), { kind: 'wrong' })
    marks.jump(first.path)
  }
  return { submit, isPending: sending.isPending }
}
export type FormSubmit = ReturnType<typeof useFormSubmit>
