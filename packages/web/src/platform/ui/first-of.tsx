import { type ReactNode, useState } from 'react'
import { useText } from '../text.tsx'

type ShowAllProps = { count: number; isAll: boolean; onChange: (isAll: boolean) => void; className?: string }

export function ShowAll({ count, isAll, onChange, className = '' }: ShowAllProps) {
  const text = useText()
  return (
    <button type="button" className={`link ${className}`.trim()} aria-expanded={isAll} onClick={() => onChange(!isAll)}>
      {isAll ? text('shared.show-fewer') : text('shared.show-all-of', { count })}
    </button>
  )
}

/** The first of many, and a button for the others. */
export function useFirstOf<T>(all: readonly T[], maxShown: number): [shown: readonly T[], more: ReactNode] {
  const [isAll, setAll] = useState(false)
  if (all.length <= maxShown) return [all, null]
  const more = (
    <p className="pad-line">
      <ShowAll count={all.length} isAll={isAll} onChange={setAll} />
    </p>
  )
  return [isAll ? all : all.slice(0, maxShown), more]
}
