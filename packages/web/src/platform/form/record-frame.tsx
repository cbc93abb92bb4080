import { Problem } from '@landbridge/contract/shared/problem'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Text, useText } from '../text.tsx'
import { Note } from '../ui/parts.tsx'
import { problemText } from '../ui/states.tsx'
import type { RecordForm } from './use-record-form.tsx'

type FrameProps = {
  record: Pick<RecordForm<FieldValues>, 'submit' | 'conflict' | 'refusal'>
  /** The id by which an outside button submits the form. */
  id?: string
  className?: string
  /** The form's name, where no heading names it. */
  label?: string
  /** The words of a refusal, without reasons shown at fields. */
  reasonOf?: (refusal: unknown, text: Text) => string
  children: ReactNode
  foot?: ReactNode
}

const reasonUnlessInFields = (refusal: unknown, text: Text): string =>
  refusal instanceof Problem && refusal.fields !== undefined ? '' : problemText(refusal, text)

/** A record's form: the conflict panel, its fields and the refusal. */
export function RecordFrame(props: FrameProps) {
  const { record, id, className = 'form labels-above', label, reasonOf = reasonUnlessInFields, children, foot } = props
  const text = useText()
  const reason = record.refusal ? reasonOf(record.refusal, text) : ''
  return (
    <form
      id={id}
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        record.submit()
      }}
      noValidate
    >
      {record.conflict}
      {children}
      {reason && <Note tone="bad">{reason}</Note>}
      {foot}
    </form>
  )
}
