import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepValue, readKeptValue } from '../../platform/form/kept-values.ts'
import { readSession } from '../../platform/session.ts'
import { useOwnTitle } from '../../platform/title.ts'

export type RecentThing = { at: string; name: string }

const maxThings = 8

const keptName = () => `${readSession().user?.userId ?? ''} recent`

/** Records opened in this browser, newest first, until the logout. */
export const recentThings = (): readonly RecentThing[] => readKeptValue<RecentThing[]>(keptName())?.value ?? []

export function useRecentThings(): void {
  const { pathname } = useLocation()
  const { name, place } = useOwnTitle()
  useEffect(() => {
    if (name === '' || place !== 'before') return
    const others = recentThings().filter(({ at }) => at !== pathname)
    keepValue(keptName(), [{ at: pathname, name }, ...others].slice(0, maxThings), { beyondTab: true })
  }, [pathname, name, place])
}
