import { Problem } from '@landbridge/contract/shared/problem'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Text, useText } from '../text.tsx'
import { Note } from '../ui/parts.tsx'
import { problemText } from '../ui/states.tsx'
import type { RecordForm } from './use-record-form.tsx'

type FrameProps = {
  record: Pick<RecordForm<FieldValues>, 'submit' | 'conflict' | 'refusal'>
  /** The id by which a button elsewhere names its form. */
  id?: string
  className?: string
  /** Its name, without a heading in it. */
  label?: string
  /** The words of a refusal; reasons of single fields stand at the fields. */
  reasonOf?: (refusal: unknown, text: Text) => string
  children: ReactNode
  foot?: ReactNode
}

const reasonUnlessInFields = (refusal: unknown, text: Text): string =>
  refusal instanceof Problem && refusal.fields !== undefined ? '' : problemText(refusal, text)

/** The form of something on record: both versions where others were faster, its fields, and why it was refused. */
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
