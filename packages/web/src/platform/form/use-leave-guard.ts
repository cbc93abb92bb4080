import { useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { textNow } from '../text.tsx'
import { confirm } from '../ui/messages.ts'
import { typedIsKept } from './typed-kept.ts'

type Guard = {
  isUnsaved: () => boolean
  /** Saves it, where that can be done without a question, and answers if nothing is unsaved any more. */
  save?: () => Promise<boolean>
  /** The consequence of leaving, under the question. */
  warning: () => string
  /** It would be gone with the page; else it is kept in the browser, and nobody is warned when the page is closed or loaded anew. */
  wouldBeLost: () => boolean
}

/** The guards of everything that is open, for one of which the router asks: it speaks for all. */
const guards = new Set<{ current: Guard }>()
const unsavedOnes = () => [...guards].map(({ current }) => current).filter(({ isUnsaved }) => isUnsaved())

/** Before something unsaved is left it is saved, or else the reader is asked, once. */
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
    return !isHere && unsavedOnes().length > 0
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
      if (!typedIsKept() && isUnsaved() && wouldBeLost()) event.preventDefault()
    }
    window.addEventListener('beforeunload', closing)
    return () => window.removeEventListener('beforeunload', closing)
  }, [])
}

async function mayLeave(): Promise<boolean> {
  for (const { save, isUnsaved } of unsavedOnes()) if (isUnsaved()) await save?.()
  const [left] = unsavedOnes()
  if (!left) return true
  return confirm(`${textNow('shared.leave-title')}\n${left.warning()}`, { yes: textNow('shared.leave'), danger: true })
}
