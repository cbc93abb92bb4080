import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Note } from '../../platform/ui/parts.tsx'
import type { FormDraft } from './use-form-draft.ts'

type Props = { draft: Pick<FormDraft, 'restoredAt' | 'startAfresh'>; isRevision: boolean }

/** Text typed before the page was left stands here again; it can be thrown away. */
export function RestoredNote({ draft: { restoredAt, startAfresh }, isRevision }: Props) {
  const text = useText()
  const format = useFormat()
  const [isDropped, setDropped] = useState(false)
  if (!restoredAt || isDropped) return null
  const drop = () => {
    startAfresh()
    setDropped(true)
  }
  return (
    <Note tone="info" icon="info">
      {text(isRevision ? 'booking.restored-revision' : 'booking.restored-draft', { time: format.dayTime(restoredAt) })}{' '}
      <Button look="plain" low onClick={drop}>
        {text('booking.restored-drop')}
      </Button>
    </Note>
  )
}
