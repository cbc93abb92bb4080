import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useKey } from '../../platform/keys.ts'
import { needPaletteWords } from '../../platform/language.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { readSession } from '../../platform/session.ts'
import { undoLast } from '../../platform/ui/messages.ts'
import { closeOverlay, openKeySheet, openSearch, useOpenOverlay } from './open-overlay.ts'
import { useRecentThings } from './recent-things.ts'

const needWords = () => needPaletteWords(readSession().user?.role === 'admin')
const CommandPalette = lazyPart(async () => {
  const [{ CommandPalette }] = await Promise.all([import('./command-palette.tsx'), needWords()])
  return CommandPalette
})
const KeySheet = lazyPart(async () => {
  const [{ KeySheet }] = await Promise.all([import('./key-sheet.tsx'), needWords()])
  return KeySheet
})

export function Shortcuts() {
  const wish = useOpenOverlay()
  useKey('palette', openSearch)
  useKey('sheet', openKeySheet)
  useKey('undo', undoLast)
  useListKeys()
  useRecentThings()
  if (!wish) return null
  return (
    <Suspense fallback={null}>
      {wish === 'search' ? <CommandPalette onClose={closeOverlay} /> : <KeySheet onClose={closeOverlay} />}
    </Suspense>
  )
}

/** Keys of a page's list, to its search and from row link to row link. */
function useListKeys(): void {
  const { pathname } = useLocation()
  const last = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its first row
  useEffect(() => {
    last.current = -1
  }, [pathname])
  const moveFocus = (step: 1 | -1) => {
    const rows = rowLinks()
    const here = rows.findIndex(isIn)
    // A row that was dealt with has gone: the next one stands in its place.
    const from = here >= 0 ? here + step : last.current < 0 ? 0 : last.current
    last.current = Math.max(0, Math.min(from, rows.length - 1))
    rows[last.current]?.focus()
  }
  useKey('search', () => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    field?.focus()
    field?.select()
  })
  useKey('next', () => moveFocus(1))
  useKey('previous', () => moveFocus(-1))
  useKey('open', () => rowLinks().find(isIn)?.click())
}

/** The first link of each row of the page's own list. */
const rowLinks = (): HTMLElement[] =>
  [...document.querySelectorAll('main .table:not(.card-table) tbody tr')].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href], button.link') ?? [],
  )

const isIn = (link: HTMLElement) => link.closest('tr')?.contains(document.activeElement)
