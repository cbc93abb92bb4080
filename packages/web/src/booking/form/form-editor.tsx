import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { Suspense, startTransition, useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { FormSections } from '../blocks/form-sections.tsx'
import styles from '../booking-form.module.css'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { issuesOf } from '../state/form-issues.ts'
import { MarksProvider, useFormMarks } from '../state/form-marks.tsx'
import { FormSceneProvider } from '../state/form-scene.ts'
import type { FormStart } from '../state/form-start.ts'
import type { FormState } from '../state/form-state.ts'
import { FormHead } from './form-head.tsx'
import { RestoredNote, ReturnedNote } from './form-notes.tsx'
import { FormDock, FormSummary } from './form-summary.tsx'
import { useFormDraft } from './use-form-draft.ts'
import { useFormSubmit } from './use-form-submit.ts'
import { useProposals } from './use-proposals.ts'

const FormConflict = lazyPart(async () => (await import('./form-conflict.tsx')).FormConflict)

type EditorProps = { mode: BookingModeView; start: FormStart; user: UserInfo; onFirstSave: (id: string) => void }

export function FormEditor({ mode, start, user, onFirstSave }: EditorProps) {
  const text = useText()
  const form = useForm<BookingForm>({ defaultValues: start.values })
  const isRevision = start.revises !== undefined
  const draft = useFormDraft(form, { code: mode.code, start, user, onFirstSave })
  const [values, setValues] = useState(() => form.getValues())
  const company = useMemo(() => user.customer && { certification: user.customer.state }, [user])
  const formFacts = mode.useFacts(values, company)
  const prices = mode.usePrices(form, { values, formFacts })
  useProposals(form, { values, formFacts })
  const facts = { ...formFacts.facts, isPriceOpen: prices.isOpen }
  const issuesIn = (typedForm: BookingForm) => issuesOf(typedForm, { code: mode.code, ...formFacts, facts })
  const issues = issuesIn(values)
  const marks = useFormMarks(form, {
    values,
    issues,
    isTakenUp: draft.restoredAt !== undefined || start.savedVersion !== undefined,
  })
  const submit = useFormSubmit(form, { mode, draft, issuesNow: () => issuesIn(form.getValues()), marks })
  const shownForm = { name: formNameOf(mode.code, values.loadType), form: values, context: formFacts.context }
  const scene = { form, shownForm, mode, formFacts }
  const summary = { form, mode, values, formFacts, prices, issues, marks, submit, draft, isRevision, user }
  return (
    <MarksProvider value={marks.marks}>
      <ValuesFollower form={form} onValues={setValues} />
      <FormHead mode={mode} name={shownForm.name} start={start} issues={marks.shown} />
      <div className={`${styles.split} has-dock`}>
        <div className={styles.parts} inert={submit.isPending}>
          {draft.status.isConflict && (
            <Suspense fallback={null}>
              <FormConflict form={form} mode={mode} draft={draft} isRevision={isRevision} user={user} />
            </Suspense>
          )}
          <RestoredNote draft={draft} isRevision={isRevision} />
          {start.copiedFrom && (
            <Note tone="info" icon="copy">
              {text('booking.copied', { from: start.copiedFrom })} · {text('booking.earlier-hint')}
            </Note>
          )}
          {start.revises && <ReturnedNote revises={start.revises} form={values} onJump={marks.jump} />}
          <FormSceneProvider value={scene}>
            <FormSections />
          </FormSceneProvider>
        </div>
        <FormSummary {...summary} />
      </div>
      <FormDock {...summary} />
    </MarksProvider>
  )
}

type FollowerProps = { form: FormState; onValues: (values: BookingForm) => void }

/** Passes form values on at low priority, so that a typed letter is drawn before anything is derived from it. */
function ValuesFollower({ form, onValues }: FollowerProps) {
  const values = useWatch({ control: form.control }) as BookingForm
  useEffect(() => startTransition(() => onValues(values)), [values, onValues])
  return null
}
