import { Problem } from '@landbridge/contract/shared/problem'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../text.tsx'
import { Note, type Tone } from './parts.tsx'
import { problemText } from './states.tsx'

type Props = {
  error: unknown
  tone?: Tone
  /** Also shown beside field errors, in long dialogs or for fields outside of it. */
  withFields?: boolean
  children?: ReactNode
}

/** A refusal, scrolled into view from a button far below. */
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
