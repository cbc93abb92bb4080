import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { useDeferredValue, useMemo, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { MarksProvider, useFormMarks } from './form-marks.tsx'
import styles from './rail-form.module.css'
import { CargoSection } from './rail-form-cargo.tsx'
import { ContactSection } from './rail-form-contact.tsx'
import { DocumentsSection } from './rail-form-documents.tsx'
import { EquipmentSection } from './rail-form-equipment.tsx'
import { RailFormHead } from './rail-form-head.tsx'
import { issuesOf } from './rail-form-issues.ts'
import { PartiesSection } from './rail-form-parties.tsx'
import { ReturnedNote } from './rail-form-returned.tsx'
import { RouteSection } from './rail-form-route.tsx'
import { ServicesSection } from './rail-form-services.tsx'
import type { RailStart } from './rail-form-start.ts'
import { RailFormDock, RailFormSummary } from './rail-form-summary.tsx'
import { useLanePrice } from './use-lane-price.ts'
import { useRailDraft } from './use-rail-draft.ts'
import { useRailFacts } from './use-rail-facts.ts'
import { useRailSubmit } from './use-rail-submit.ts'

type EditorProps = { start: RailStart; user: UserInfo; onFirstSave: (id: string) => void }

/** The form to book rail transport: its parts, and beside them what it adds up to and what is still missing. */
export function RailFormEditor({ start, user, onFirstSave }: EditorProps) {
  const text = useText()
  const form = useForm<BookingForm>({ defaultValues: start.values })
  const isWritten = useRef(start.kept !== undefined)
  const write = () => {
    isWritten.current = true
  }
  const isRevision = start.revises !== undefined
  const draft = useRailDraft(form, {
    start: start.kept,
    enabled: !isRevision,
    isWritten: () => isWritten.current,
    onFirstSave,
  })
  const values = useDeferredValue(useWatch({ control: form.control }) as BookingForm)
  const company = useMemo(() => user.customer && { certification: user.customer.state }, [user])
  const known = useRailFacts(values, company)
  const prices = useLanePrice(form, { values, known })
  const issues = issuesOf(values, known.facts, known.context)
  const marks = useFormMarks(form, { values, issues })
  const submit = useRailSubmit(form, { draft, issues, marks })
  const parts = { form, known, user }
  const summary = { form, values, known, prices, issues, marks, submit, draft, isRevision, user }
  return (
    <MarksProvider value={marks.marks}>
      <RailFormHead start={start} shown={marks.shown} />
      <div className={`${styles.split} has-dock`}>
        <div
          className={styles.parts}
          onInputCapture={write}
          onClickCapture={write}
          onKeyDownCapture={write}
          onPasteCapture={write}
        >
          {start.copiedFrom && (
            <Note tone="info" icon="copy">
              {text('booking.copied', { from: start.copiedFrom })} · {text('booking.earlier-hint')}
            </Note>
          )}
          {start.revises && <ReturnedNote revises={start.revises} form={values} onJump={marks.jump} />}
          <RouteSection {...parts} />
          <CargoSection {...parts} />
          <EquipmentSection {...parts} />
          <PartiesSection {...parts} />
          <ServicesSection {...parts} />
          <DocumentsSection {...parts} />
          <ContactSection {...parts} />
        </div>
        <RailFormSummary {...summary} />
      </div>
      <RailFormDock {...summary} />
    </MarksProvider>
  )
}
