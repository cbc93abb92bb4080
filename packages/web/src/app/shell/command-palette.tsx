import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import type { Command } from '../../platform/ui/command-list.tsx'

const CommandList = lazyPart(async () => (await import('../../platform/ui/command-list.tsx')).CommandList)

/** Every page that the reader may open, found by typing: Ctrl or ⌘ and K. What a page is known by is its address. */
export function CommandPalette({ pages }: { pages: readonly Command[] }) {
  const text = useText()
  const go = useNavigate()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyK'
      if (!isAsked || event.isComposing || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <CommandList
        title={text('shell.go-to-page')}
        commands={pages}
        onClose={() => setOpen(false)}
        onChoose={(address) => {
          setOpen(false)
          void go(address)
        }}
      />
    </Suspense>
  )
}
