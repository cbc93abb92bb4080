import { Problem } from '@landbridge/contract/shared/problem'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../text.tsx'
import { Note, type Tone } from './parts.tsx'
import { problemText } from './states.tsx'

type Props = {
  error: unknown
  tone?: Tone
  /** Said too where the fields that are wrong say so themselves: in a long dialog, or when some are not in it. */
  withFields?: boolean
  children?: ReactNode
}

/** The reason why a command was refused, scrolled into view, since the button that was pressed may stand a screen below. */
export function ProblemNote({ error, tone = 'bad', withFields = false, children }: Props) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [error])
  if (!error || (!withFields && error instanceof Problem && error.fields)) return null
  return (
    <div ref={place}>
      <Note tone={tone}>
        {problemText(error, text)} {children}
      </Note>
    </div>
  )
}
