import { useId } from 'react'
import { type TextKey, useText } from '../../platform/text.tsx'

type WordsFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  rows?: number
  help?: string
  /** The key of what is wrong with it. */
  wrong?: string | undefined
}

/** A line or a paragraph of words, with its label and what is wrong with it. */
export function WordsField({ label, value, onChange, rows, help, wrong }: WordsFieldProps) {
  const text = useText()
  const id = useId()
  const common = {
    id,
    className: 'in',
    value,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': wrong || help ? `${id}-more` : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...common} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} onChange={(event) => onChange(event.target.value)} />
      )}
      {wrong ? (
        <span className="err" id={`${id}-more`}>
          {text(wrong as TextKey)}
        </span>
      ) : (
        help && (
          <span className="help" id={`${id}-more`}>
            {help}
          </span>
        )
      )}
    </div>
  )
}
