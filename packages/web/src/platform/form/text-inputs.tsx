import type { Control } from './field-frame.tsx'

export type TextProps = Control<string | null | undefined> & {
  placeholder?: string
  unit?: string
  maxLength?: number
  type?: 'text' | 'password' | 'email'
  autoComplete?: string
  low?: boolean
  label?: string
}

export function TextInput({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
  disabled,
  unit,
  low,
  label,
  need,
  ...rest
}: TextProps) {
  return (
    <span className={low ? 'input low' : 'input'}>
      <input
        id={id}
        type="text"
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        aria-required={need || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
        {...rest}
      />
      {unit && <span className="unit">{unit}</span>}
    </span>
  )
}

export function TextArea({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
  disabled,
  placeholder,
  rows = 3,
  maxLength,
  need,
}: TextProps & { rows?: number }) {
  return (
    <textarea
      id={id}
      className="input"
      rows={rows}
      maxLength={maxLength}
      placeholder={placeholder}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      aria-required={need || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      disabled={disabled}
    />
  )
}
