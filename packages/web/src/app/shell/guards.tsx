import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { loadSavedLanguage } from '../../platform/language.ts'
import { type LoginContainer, openLogin } from '../../platform/login-door.ts'
import { useSession } from '../../platform/session.ts'
import { type TextKey, textNow } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.tsx'
import { SkeletonPage } from '../../platform/ui/states.tsx'

/** Who is not logged in is told so and led Home; after a login the way goes on. */
export function RequireLogin() {
  const { status } = useSession()
  return <Guarded isIn={status !== 'guest'} isKnown={status !== 'loading'} says="shell.login-first" />
}

/** The back office is for staff, who have an account and a password. */
export function RequireStaff() {
  const { status, isStaff, user } = useSession()
  const { pathname } = useLocation()
  const says = status === 'guest' ? 'shell.login-first' : 'shell.staff-only'
  const isIn = isStaff || status === 'loading'
  // Staff without the second factor that is asked of them can set it up, and nothing else.
  if (user?.secondFactorDue && pathname !== paths.deskSecurity()) return <Navigate to={paths.deskSecurity()} replace />
  return <Guarded isIn={isIn} isKnown={status !== 'loading'} says={says} container="loginByAccount" />
}

type GuardedProps = { isIn: boolean; isKnown: boolean; says: TextKey; container?: LoginContainer }

function Guarded({ isIn, isKnown, says, container }: GuardedProps): ReactNode {
  const go = useNavigate()
  const { pathname, search } = useLocation()
  const wasIn = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit without a login
  useEffect(() => {
    // A session that ends on the page is spoken of by whoever ended it.
    if (isIn || wasIn.current) {
      wasIn.current = true
      return
    }
    void loadSavedLanguage().then(() => {
      toast(textNow(says))
      void go(paths.home(), { replace: true })
      if (says === 'shell.login-first') openLogin(() => void go(pathname + search), container)
    })
  }, [isIn])
  if (!isIn) return null
  return isKnown ? (
    <Outlet />
  ) : (
    <main className="wrap pad">
      <SkeletonPage />
    </main>
  )
}
