import type { ReactNode } from 'react'

type PlainSelectProps<V extends string> = {
  id?: string
  label?: string
  value: V
  choices: readonly { value: V; label: ReactNode }[]
  onChange: (value: V) => void
  className?: string
  disabled?: boolean | undefined
}

/** A fixed choice by the browser's own list, which loads nothing, for bars, public search and table lines. */
export function PlainSelect<V extends string>({ label, value, choices, onChange, ...rest }: PlainSelectProps<V>) {
  return (
    <select
      {...rest}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find((one) => one.value === target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  )
}
