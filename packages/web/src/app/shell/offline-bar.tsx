import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

const onChange = (told: () => void) => onlineManager.subscribe(told)
const isOnline = () => onlineManager.isOnline()
const whereDrawn = () => true

/** The browser has no network. What was asked waits, and is asked as soon as it is back, when this goes by itself. */
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
