import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'

/** Whether an entry is offered or switched off. */
export function ActivePill({ active }: { active: boolean }) {
  const text = useText()
  return (
    <StatusPill tone={active ? 'ok' : 'idle'}>{text(active ? 'reference.active' : 'reference.inactive')}</StatusPill>
  )
}

/** The choice of offered and switched off entries, for filters. */
export function useActiveChoices() {
  const text = useText()
  return [
    { value: 'all', label: text('reference.any-state') },
    { value: 'T', label: text('reference.active') },
    { value: 'F', label: text('reference.inactive') },
  ]
}

export const activeOf = (chosen: string | undefined) => (chosen ? { active: chosen === 'T' } : {})
