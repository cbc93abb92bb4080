import { useEffect, useState } from 'react'
import { needExplainedWords } from '../../platform/language.ts'
import { namedText, useText } from '../../platform/text.tsx'

/** The meaning of a chosen Incoterm, in the words of the booking form. */
export function TermHelp({ term }: { term: string }) {
  const text = useText()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let isGone = false
    needExplainedWords().then(
      () => !isGone && setThere(true),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return isThere ? (
    <p className="muted small">
      <b>{term}</b> {namedText(text, `booking.explain-incoterm-${term}`)}
    </p>
  ) : null
}
