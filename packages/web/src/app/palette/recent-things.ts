import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepHere, readKept } from '../../platform/form/kept-here.ts'
import { readSession } from '../../platform/session.ts'
import { useOwnTitle } from '../../platform/title.ts'

export type RecentThing = { at: string; name: string }

const most = 8

const keptName = () => `${readSession().user?.userId ?? ''} recent`

/** The records that the reader has opened in this browser, the last one first; a logout forgets them. */
export const recentThings = (): readonly RecentThing[] => readKept<RecentThing[]>(keptName())?.value ?? []

export function useRecentThings(): void {
  const { pathname } = useLocation()
  const { name, place } = useOwnTitle()
  useEffect(() => {
    if (name === '' || place !== 'before') return
    const others = recentThings().filter(({ at }) => at !== pathname)
    keepHere(keptName(), [{ at: pathname, name }, ...others].slice(0, most), { beyondTab: true })
  }, [pathname, name, place])
}
