import { useId } from 'react'
import { namedText, useText } from '../text.tsx'

type WordsFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Lines of a paragraph; a single line by default. */
  rows?: number
  maxLength?: number
  need?: boolean
  help?: string
  wrong?: string | undefined
  className?: string | undefined
}

export function WordsField({ label, onChange, rows, need, help, wrong, className = '', ...rest }: WordsFieldProps) {
  const text = useText()
  const id = useId()
  const control = {
    ...rest,
    id,
    className: `input ${className}`,
    'aria-required': need || undefined,
    'aria-invalid': wrong !== undefined || undefined,
    'aria-describedby': wrong || help ? `${id}-more` : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id} className={need ? 'need' : ''}>
        {label}
      </label>
      {rows ? (
        <textarea {...control} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...control} onChange={(event) => onChange(event.target.value)} />
      )}
      {wrong ? (
        <span className="err" id={`${id}-more`}>
          {namedText(text, wrong)}
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
