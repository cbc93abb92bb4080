import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useMatches, useNavigate } from 'react-router'
import { Reauthentication } from '../access/session/reauthentication.tsx'
import { paths } from '../paths.ts'
import { needLoginWords } from '../platform/language.ts'
import { lazyPart } from '../platform/load-part.ts'
import { closeLogin, useLoginRequest } from '../platform/login-request.ts'
import { useRereadInLanguage } from '../platform/query-client.ts'
import { namesKnown, type PageHandle } from '../platform/routes.tsx'
import { readSession, useSession } from '../platform/session.ts'
import { useSettings } from '../platform/settings.ts'
import { useText } from '../platform/text.tsx'
import { useOwnTitle } from '../platform/title.ts'
import { Messages } from '../platform/ui/messages-shown.tsx'
import { useAddressRestriction } from './address-restriction.ts'
import { pageTitle } from './page-title.ts'
import { LoadingPage } from './shell/opening.tsx'
import { ToNotFound } from './shell/to-not-found.tsx'
import { LanguageMenu } from './shell/tools.tsx'

const LoginDialog = lazyPart(async () => {
  const [{ LoginDialog }] = await Promise.all([import('../access/login/login-dialog.tsx'), needLoginWords()])
  return LoginDialog
})

const Shortcuts = lazyPart(async () => (await import('./palette/shortcuts.tsx')).Shortcuts)

/** Around every page: title, scrolling, messages, login dialog and address restriction. */
export function Root() {
  const handle = useHandle()
  usePageTitle(handle)
  useScrollToTop(handle?.name)
  useForgetOnEnd()
  useRereadInLanguage()
  const mayShow = useAddressRestriction(handle !== undefined)
  const isKnown = useIsKnown()
  const wish = useLoginRequest()
  const { isLoggedIn } = useSession()
  const go = useNavigate()
  const goOn = () => {
    const { user } = readSession()
    if (wish?.onLoggedIn) wish.onLoggedIn()
    else if (user?.role === 'admin') void go(paths.desk())
    // Who has no company yet is told at once what comes next.
    else if (user && !user.companyRole) void go(paths.workbench())
  }
  return (
    <>
      {mayShow ? isKnown ? <Outlet /> : <ToNotFound /> : <LoadingPage />}
      {wish && (
        <Suspense fallback={null}>
          <LoginDialog
            container={wish.container}
            onClose={closeLogin}
            onDone={goOn}
            isChosen={wish.onLoggedIn !== undefined}
            tools={<LanguageMenu waits />}
          />
        </Suspense>
      )}
      {isLoggedIn && (
        <Suspense fallback={null}>
          <Shortcuts />
        </Suspense>
      )}
      <Reauthentication />
      <Messages />
    </>
  )
}

/** Drops a person's answers from the cache at logout, and reads them anew at login. */
function useForgetOnEnd(): void {
  const queries = useQueryClient()
  const { user, status } = useSession()
  const who = user?.userId ?? (status === 'guest' ? '' : undefined)
  const last = useRef(who)
  useEffect(() => {
    const before = last.current
    if (who === undefined || before === who) return
    last.current = who
    if (before === undefined) return
    if (who) void queries.invalidateQueries()
    else queries.clear()
  }, [who, queries])
}

export function useHandle(): PageHandle | undefined {
  return useMatches()
    .map((match) => match.handle as PageHandle | undefined)
    .findLast((handle) => handle?.name)
}

/** True where the address names an existing kind. */
const useIsKnown = (): boolean =>
  useMatches().every(({ handle, params }) => namesKnown((handle as PageHandle | undefined) ?? {}, params))

function usePageTitle(handle: PageHandle | undefined): void {
  const text = useText()
  const { companyName } = useSettings()
  const ownTitle = useOwnTitle()
  const title = handle && pageTitle(handle, ownTitle, text, companyName)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}

/** A page begins at its top, unless only its query changed. */
function useScrollToTop(name: string | undefined): void {
  const last = useRef(name)
  useEffect(() => {
    if (last.current !== name) window.scrollTo(0, 0)
    last.current = name
  }, [name])
}
