import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { reloadKeeping } from '../../platform/form/keep-through-reload.ts'
import { useMissingParts } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Button } from '../../platform/ui/parts.tsx'

/** Offers a reload that keeps typed values, where a part of the page did not load. */
export function MissingPartBar({ wanted }: { wanted: () => string | undefined }) {
  const text = useText()
  if (useMissingParts() === 0) return null
  return (
    <div className="page-bar" role="alert">
      <Icon name="warn" />
      <span>{text('shell.part-missing')}</span>
      <Button low onClick={() => reloadKeeping(wanted())}>
        {text('shell.reload')}
      </Button>
    </div>
  )
}

const onChange = (changed: () => void) => onlineManager.subscribe(changed)
const isOnline = () => onlineManager.isOnline()
const whereDrawn = () => true

/** The note of a missing network, until waiting calls have been made. */
export function OfflineBar() {
  const text = useText()
  if (useSyncExternalStore(onChange, isOnline, whereDrawn)) return null
  return (
    <div className="page-bar" role="alert">
      <Icon name="warn" />
      <span>{text('shell.offline')}</span>
    </div>
  )
}
