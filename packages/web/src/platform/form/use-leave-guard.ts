import { useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { textNow } from '../text.tsx'
import { confirm } from '../ui/messages.ts'
import { isLeavingWithValues } from './keep-through-reload.ts'

type Guard = {
  isUnsaved: () => boolean
  /** Saves without asking where possible; true if nothing is unsaved afterwards. */
  save?: () => Promise<boolean>
  /** The consequence of leaving, below the question. */
  warning: () => string
  /** False for values kept in the browser, which need no warning on reload. */
  wouldBeLost: () => boolean
}

/** Guards of all open forms, since the router asks only one of them. */
const guards = new Set<{ current: Guard }>()
const unsavedGuards = () => [...guards].map(({ current }) => current).filter(({ isUnsaved }) => isUnsaved())

/** Saves unsaved values before leaving, or else asks the reader once. */
export function useLeaveGuard(guard: Guard): void {
  const now = useRef(guard)
  useEffect(() => {
    now.current = guard
  })
  // Goes in the same step as the form: with a later effect, Back pressed at once would be held up with nobody left to ask.
  useLayoutEffect(() => {
    guards.add(now)
    return () => void guards.delete(now)
  }, [])
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isSame = currentLocation.pathname === nextLocation.pathname
    const isHere = isSame && (historyAction === 'REPLACE' || currentLocation.search === nextLocation.search)
    return !isHere && unsavedGuards().length > 0
  })
  const blocked = useRef(blocker)
  blocked.current = blocker
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (!isBlocked) return
    void mayLeave().then((may) => (may ? blocked.current.proceed?.() : blocked.current.reset?.()))
  }, [isBlocked])
  useEffect(() => {
    const closing = (event: BeforeUnloadEvent) => {
      const { isUnsaved, wouldBeLost } = now.current
      if (!isLeavingWithValues() && isUnsaved() && wouldBeLost()) event.preventDefault()
    }
    window.addEventListener('beforeunload', closing)
    return () => window.removeEventListener('beforeunload', closing)
  }, [])
}

async function mayLeave(): Promise<boolean> {
  for (const { save, isUnsaved } of unsavedGuards()) if (isUnsaved()) await save?.()
  const [left] = unsavedGuards()
  if (!left) return true
  return confirm(`${textNow('shared.leave-title')}\n${left.warning()}`, {
    confirmLabel: textNow('shared.leave'),
    danger: true,
  })
}
