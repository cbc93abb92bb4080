import { type ReactNode, useState } from 'react'
import { useText } from '../text.tsx'

/** The first of many, and a button that shows the others; none where all are shown. */
export function useFirstOf<T>(all: readonly T[], most: number): [shown: readonly T[], more: ReactNode] {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  if (isWhole || all.length <= most) return [all, null]
  const more = (
    <p className="pad-line">
      <button type="button" className="link" onClick={() => setWhole(true)}>
        {text('shared.show-all-of', { count: all.length })}
      </button>
    </p>
  )
  return [all.slice(0, most), more]
}
