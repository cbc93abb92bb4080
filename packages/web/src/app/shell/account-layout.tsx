import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { useSession } from '../../platform/session.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import styles from './account-layout.module.css'

type Tab = { name: TextKey; route: string; for: 'all' | 'customer' | 'owner' }

const tabs: readonly Tab[] = [
  { name: 'shell.account', route: paths.account(), for: 'all' },
  { name: 'shell.certification', route: paths.certification(), for: 'customer' },
  { name: 'shell.security', route: paths.security(), for: 'all' },
  { name: 'shell.team', route: paths.team(), for: 'customer' },
  { name: 'shell.notifications', route: paths.notifications(), for: 'customer' },
  { name: 'shell.api-keys', route: paths.apiKeys(), for: 'owner' },
]

/** Pages of the account under tabs, of which the open one is scrolled into sight. */
export function AccountLayout() {
  const text = useText()
  const { user, isStaff } = useSession()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const active = nav.current?.querySelector<HTMLElement>(`[href="${pathname}"]`)
    if (nav.current && active) nav.current.scrollLeft = active.offsetLeft - nav.current.offsetLeft - 32
  }, [pathname])
  const visibleTabs = tabs.filter((tab) => {
    if (tab.for === 'owner') return user?.companyRole === 'owner'
    return tab.for === 'all' || !isStaff
  })
  return (
    <div className={`stack ${styles.account}`}>
      <nav className="tabs" ref={nav} aria-label={text('shell.account-pages')}>
        {visibleTabs.map(({ name, route }) => (
          <NavLink key={route} to={route}>
            {text(name)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  )
}
