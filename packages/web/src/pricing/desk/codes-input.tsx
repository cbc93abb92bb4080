import { useState } from 'react'
import type { Control } from '../../platform/form/field-frame.tsx'

/** Codes in their order, typed with spaces or commas between them. */
export function CodesInput({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
  disabled,
}: Control<string[] | null | undefined>) {
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    if (typed !== undefined) {
      onChange(
        typed
          .toUpperCase()
          .split(/[\s,;，；]+/)
          .filter(Boolean),
      )
    }
    setTyped(undefined)
    onBlur()
  }
  return (
    <span className="in">
      <input
        id={id}
        value={typed ?? (value ?? []).join(', ')}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
      />
    </span>
  )
}
