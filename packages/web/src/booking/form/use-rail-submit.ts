import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { Problem } from '@landbridge/contract/shared/problem'
import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toast, toastError } from '../../platform/ui/messages.tsx'
import { sendRailBooking, useBookingsChanged } from '../booking-api.ts'
import type { useFormMarks } from './form-marks.tsx'
import type { FormIssues } from './rail-form-issues.ts'
import { filledIn } from './rail-form-values.ts'
import type { RailDraft } from './use-rail-draft.ts'

type Parts = {
  draft: RailDraft
  issues: FormIssues
  marks: Pick<ReturnType<typeof useFormMarks>, 'refuse' | 'jump' | 'tryOut' | 'standing'>
}

/** Submits the form once everything needed stands in it; else leads to the first thing to mend. */
export function useRailSubmit(form: UseFormReturn<BookingForm>, { draft, issues, marks }: Parts) {
  const text = useText()
  const go = useNavigate()
  const changed = useBookingsChanged()
  const sending = useMutation({
    mutationFn: async () => sendRailBooking(filledIn(form.getValues()), { kept: await draft.settle(), submit: true }),
    onSuccess: async ({ id }) => {
      draft.finish()
      if (form.getValues('companyNameNew')) await refreshUser()
      void changed()
      go(paths.bookingSuccess('railway', id))
    },
    onError: (error) => {
      const [first] = marks.refuse(error)
      if (first) marks.jump(first)
      if (!(error instanceof Problem) || !error.fields) toastError(error)
    },
  })
  const submit = () => {
    const open = [...issues.wrong, ...issues.missing]
    marks.tryOut()
    const [first] = open
    if (!first) return sending.mutate()
    toast(text('booking.submit-refused', { count: open.length }), { kind: 'wrong' })
    marks.jump(first.path)
  }
  return { submit, isPending: sending.isPending }
}
export type RailSubmit = ReturnType<typeof useRailSubmit>
