import { useState } from 'react'
import { useFormat } from '../format.ts'
import { selectAll } from '../ui/select-all.ts'
import type { Control } from './field-frame.tsx'

type TextProps = Control<string | null | undefined> & {
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
  ...rest
}: TextProps) {
  return (
    <span className={low ? 'in low' : 'in'}>
      <input
        id={id}
        type="text"
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
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
}: TextProps & { rows?: number }) {
  return (
    <textarea
      id={id}
      className="in"
      rows={rows}
      maxLength={maxLength}
      placeholder={placeholder}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      disabled={disabled}
    />
  )
}

type NumberProps = Omit<TextProps, 'value' | 'onChange'> & {
  value: string | number | null | undefined
  onChange: (value: string | number | undefined) => void
  /** A whole number is a number in the form, any other a decimal text. */
  whole?: boolean
}

/** A figure: grouped as the reader writes it when it is left, plain while it is typed. What is no figure stays as typed, to be mended. */
export function NumberInput({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
  disabled,
  unit,
  whole,
  low,
  label,
  placeholder,
}: NumberProps) {
  const format = useFormat()
  const [typed, setTyped] = useState<string>()
  const written = value === null || value === undefined ? '' : String(value).replace(/\.0+$/, '')
  const decimals = written.split('.')[1]?.length
  const shown = format.number(written, decimals) || written
  const type = (words: string) => {
    setTyped(words)
    const figure = plainFigure(words)
    if (figure === '') onChange(undefined)
    else onChange(whole && /^\d{1,15}$/.test(figure) ? Number(figure) : figure)
  }
  return (
    <span className={low ? 'in low num' : 'in num'}>
      <input
        id={id}
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={typed ?? shown}
        onFocus={(event) => {
          setTyped(written)
          selectAll(event.currentTarget)
        }}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setTyped(undefined)
          onBlur()
        }}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
      />
      {unit && <span className="unit">{unit}</span>}
    </span>
  )
}

/** A figure as somebody types or pastes it (18 640,5 or 18,640.5), with a point and nothing else. */
export function plainFigure(typed: string): string {
  const bare = typed.trim().replace(/[\s\u00a0\u202f']/g, '')
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '')
  return bare.replace(/^(-?\d+),(\d+)$/, '$1.$2')
}
