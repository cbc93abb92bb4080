import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { loadSavedLanguage } from '../../platform/language.ts'
import { type LoginContainer, openLogin } from '../../platform/login-request.ts'
import { useSession } from '../../platform/session.ts'
import { type TextKey, textNow } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { LoadingPage } from './opening.tsx'

/** Pages that staff have beside the customers: their own name, and announcements. */
const alsoForStaff: readonly string[] = [paths.account(), paths.notices()]

/** Sends guests Home and on after their login, and staff to the back office. */
export function RequireCustomer() {
  const { status, isStaff } = useSession()
  const { pathname } = useLocation()
  if (isStaff && pathname === paths.security()) return <Navigate to={paths.staffSecurity()} replace />
  if (isStaff && !alsoForStaff.includes(pathname)) return <ToBackOffice />
  return <Guarded isIn={status !== 'guest'} status={status} message="shell.login-first" />
}

function ToBackOffice() {
  useEffect(() => {
    void loadSavedLanguage().then(() => toast(textNow('shell.customers-only')))
  }, [])
  return <Navigate to={paths.desk()} replace />
}

export function RequireStaff() {
  const { status, isStaff, user } = useSession()
  const { pathname } = useLocation()
  const message = status === 'guest' ? 'shell.login-first' : 'shell.staff-only'
  const isIn = isStaff || status === 'loading'
  // Staff without the second factor that is asked of them can set it up, and nothing else.
  if (user?.secondFactorDue && pathname !== paths.staffSecurity())
    return <Navigate to={paths.staffSecurity()} replace />
  return <Guarded isIn={isIn} status={status} message={message} container="loginByAccount" />
}

type GuardedProps = {
  isIn: boolean
  status: ReturnType<typeof useSession>['status']
  message: TextKey
  container?: LoginContainer
}

function Guarded({ isIn, status, message, container }: GuardedProps): ReactNode {
  const go = useNavigate()
  const { pathname, search } = useLocation()
  const last = useRef(status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit that may not be
  useEffect(() => {
    const before = last.current
    last.current = status
    if (isIn) return
    // A session that ends on the page is spoken of by whoever ended it.
    if (status === 'guest' && before !== 'guest') {
      if (before === 'loading') void go(paths.home(), { replace: true })
      return
    }
    void loadSavedLanguage().then(() => {
      toast(textNow(message))
      void go(paths.home(), { replace: true })
      if (message === 'shell.login-first') openLogin(() => void go(pathname + search), container)
    })
  }, [isIn, status])
  if (!isIn) return null
  return status === 'loading' ? <LoadingPage /> : <Outlet />
}
