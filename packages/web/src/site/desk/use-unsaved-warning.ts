import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { typedIsKept } from '../../platform/form/typed-kept.ts'
import { textNow } from '../../platform/text.tsx'
import { confirm } from '../../platform/ui/messages.tsx'

/** Asks before somebody leaves a page on which something is not saved: by closing it, or by a link. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  const go = useNavigate()
  useEffect(() => {
    if (!isUnsaved) return
    const closing = (event: BeforeUnloadEvent) => typedIsKept() || event.preventDefault()
    const leaving = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (!link || !isPlain || link.target || link.hash || link.closest('dialog')) return
      event.preventDefault()
      event.stopPropagation()
      void confirm(textNow('site.leave-unsaved')).then((yes) => yes && go(link.pathname + link.search))
    }
    window.addEventListener('beforeunload', closing)
    document.addEventListener('click', leaving, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', closing)
      document.removeEventListener('click', leaving, { capture: true })
    }
  }, [isUnsaved, go])
}
