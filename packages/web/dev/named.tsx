import { type ReactNode, useId } from 'react'
import { alone } from '../src/platform/form/alone.ts'
import { useWord } from './words.ts'

/** What a part has in a form that says nothing of it. */
export const plain = { ...alone, id: 'x' }

/** A part with its label, and beside it the value that the form would have. */
export function Named({
  name,
  value,
  children,
}: {
  name: string
  value?: unknown
  children: (id: string) => ReactNode
}) {
  const id = useId()
  const word = useWord()
  return (
    <div className="gallery-named">
      <div className="field">
        <label htmlFor={id}>{word(name)}</label>
        {children(id)}
      </div>
      <output className="mono small">{value === undefined ? '' : JSON.stringify(value)}</output>
    </div>
  )
}
