import { useEffect, useState } from 'react'
import { matchRoutes, useBlocker, useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { firstUse } from '../platform/first-use.ts'
import { restoreSession } from '../platform/session.ts'
import { readSettings } from '../platform/settings.ts'
import { textNow } from '../platform/text.tsx'
import { toast } from '../platform/ui/messages.ts'

/** Compared without case, as the router does. */
const isRestricted = (path: string) =>
  matchRoutes(
    readSettings().restrictedPaths.map((one) => ({ path: `${one}/*` })),
    path,
  ) !== null

/**
 * True when orders from the reader's address are blocked; an unknown answer lets the reader in, since the server
 * refuses anyway.
 */
async function isBlocked(): Promise<boolean> {
  try {
    const [{ call }, { siteEndpoints }] = await Promise.all([
      import('../platform/api.ts'),
      import('@landbridge/contract/site/site-endpoints'),
    ])
    return (await call(siteEndpoints.clientIp, {})).blocked
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification has this failure logged and nothing else
    console.error('The address of this browser could not be learnt.', error)
    return false
  }
}

const forbid = () => toast(textNow('shell.address-forbidden'), { kind: 'wrong' })

/** Restores a kept login and checks the address on every navigation; true when the page may be shown. */
export function useAddressRestriction(isPage: boolean): boolean {
  const go = useNavigate()
  const { pathname } = useLocation()
  const [isChecked, setChecked] = useState(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    void restoreSession()
    return currentLocation.pathname !== nextLocation.pathname && isRestricted(nextLocation.pathname)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation that is held
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void isBlocked().then((blocked) => {
      if (!blocked) return blocker.proceed()
      blocker.reset()
      forbid()
      if (!isPage) void go(paths.home(), { replace: true })
    })
  }, [blocker.state, blocker.location?.key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page; a restricted one was checked on the way to it
  useEffect(() => {
    if (isRestricted(pathname) && isChecked) return
    const mayWait = isRestricted(pathname) ? Promise.resolve() : firstUse()
    void mayWait.then(isBlocked).then((blocked) => {
      if (!blocked || !isRestricted(pathname)) return setChecked(true)
      forbid()
      void go(paths.home(), { replace: true })
    })
  }, [pathname])
  useEffect(() => {
    // The browser may show a left page again as it stood, without opening it.
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isRestricted(pathname)) return
      void isBlocked().then((blocked) => {
        if (!blocked) return
        forbid()
        void go(paths.home(), { replace: true })
      })
    }
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [pathname, go])
  return isChecked || !isRestricted(pathname)
}
