import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, useBlocker, useLocation, useMatches, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { call } from '../platform/api.ts'
import { closeLogin, useLoginWish } from '../platform/login-door.ts'
import type { PageHandle } from '../platform/routes.tsx'
import { readSession } from '../platform/session.ts'
import { useSettings } from '../platform/settings.ts'
import { useText } from '../platform/text.tsx'
import { useRecordTitle } from '../platform/title.ts'
import { Messages, toast } from '../platform/ui/messages.tsx'

const LoginDialog = lazy(async () => ({ default: (await import('../access/login-dialog.tsx')).LoginDialog }))

/** Around every page: its title, where it is scrolled to, messages, the login dialog and the restriction by address. */
export function Root() {
  const handle = useHandle()
  usePageTitle(handle)
  useScrollToTop(handle?.name)
  useAddressRestriction()
  const wish = useLoginWish()
  const go = useNavigate()
  const goOn = () => {
    if (wish?.then) wish.then()
    else if (readSession().user?.role === 'admin') void go(paths.desk())
  }
  return (
    <>
      <Outlet />
      {wish && (
        <Suspense fallback={null}>
          <LoginDialog onClose={closeLogin} onDone={goOn} />
        </Suspense>
      )}
      <Messages />
    </>
  )
}

export function useHandle(): PageHandle | undefined {
  return useMatches()
    .map((match) => match.handle as PageHandle | undefined)
    .findLast((handle) => handle?.name)
}

function usePageTitle(handle: PageHandle | undefined): void {
  const text = useText()
  const { companyName } = useSettings()
  const record = useRecordTitle()
  const title = handle && handle.name !== 'Home' ? text(handle.title) : ''
  useEffect(() => {
    document.title = [record, title, companyName].filter(Boolean).join(' · ')
  }, [record, title, companyName])
}

/** A page begins at its top, unless only its address changed: another filter, another tab. */
function useScrollToTop(name: string | undefined): void {
  const last = useRef(name)
  useEffect(() => {
    if (last.current !== name) window.scrollTo(0, 0)
    last.current = name
  }, [name])
}

/** Nobody orders from a blocked address. When the address cannot be learnt, the way is open; the server refuses anyway. */
function useAddressRestriction(): void {
  const { restrictedPaths } = useSettings()
  const text = useText()
  const go = useNavigate()
  const { pathname } = useLocation()
  const isRestricted = (path: string) => restrictedPaths.some((one) => path === one || path.startsWith(`${one}/`))
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && isRestricted(nextLocation.pathname)
  })
  const isBlocked = async () => (await call(siteEndpoints.clientIp, {}).catch(() => undefined))?.blocked === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation that is held
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void isBlocked().then((blocked) => {
      if (!blocked) return blocker.proceed()
      blocker.reset()
      toast(text('shell.address-forbidden'), { kind: 'wrong' })
    })
  }, [blocker.state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the address that the page was opened with
  useEffect(() => {
    if (!isRestricted(pathname)) return
    void isBlocked().then((blocked) => {
      if (!blocked) return
      toast(text('shell.address-forbidden'), { kind: 'wrong' })
      void go(paths.home(), { replace: true })
    })
  }, [])
}
