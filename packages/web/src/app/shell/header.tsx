import { Suspense, useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { lazyPart } from '../../platform/load-part.ts'
import type { HeaderType, PageHandle } from '../../platform/routes.tsx'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { useHeaderTitle, useOwnTitle } from '../../platform/title.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { IconButton } from '../../platform/ui/parts.tsx'
import { Brand } from './brand.tsx'
import { type HeaderEntry, headerMenu, routeOf } from './header-menu.ts'
import { HoverList } from './hover-list.tsx'
import { Account, LanguageMenu, SearchButton } from './tools.tsx'

const PhoneMenu = lazyPart(async () => (await import('./phone-menu.tsx')).PhoneMenu)

const fixedAfterPx = 100

type HeaderProps = { type: HeaderType; handle: PageHandle | undefined }

/** The head of every page but the back office's, fixed on Home once the page is scrolled. */
export function Header({ type, handle }: HeaderProps) {
  const text = useText()
  const isScrolled = useScrolled(type === 'home')
  const { name: record } = useOwnTitle()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of address
  useEffect(() => setMenuOpen(false), [pathname])
  const isWide = type === 'workSpace'
  const pageName = (isWide && (record || (handle && text(handle.title)))) || ''
  useHeaderTitle(pageName)
  const hasMenu = type !== 'whiteMiddle' && type !== 'bluePage'
  const look = ['topbar', `is-${type}`, isScrolled && 'fixed'].filter(Boolean).join(' ')
  return (
    <>
      <div className={look}>
        <a className="skip" href="#main">
          {text('shell.skip')}
        </a>
        <header className={isWide ? 'header full' : 'header wrap'}>
          {hasMenu && (
            <span className="phone-only">
              <IconButton name="menu" label={text('shell.menu')} onClick={() => setMenuOpen(true)} />
            </span>
          )}
          <span className={isWide ? 'desk-only' : undefined}>
            <Brand />
          </span>
          {isWide && <span className="phone-only page-name">{pageName}</span>}
          {hasMenu ? (
            <nav className="nav desk-only" aria-label={text('shell.main-menu')}>
              {headerMenu.map((entry) => (
                <Entry key={entry.name} entry={entry} isOn={entry.menu === handle?.menu} />
              ))}
            </nav>
          ) : (
            <span className="grow" />
          )}
          <div className="tools">
            <SearchButton />
            <LanguageMenu />
            <Account />
          </div>
        </header>
      </div>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <PhoneMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Entry({ entry, isOn }: { entry: HeaderEntry; isOn: boolean }) {
  const text = useText()
  const { isStaff } = useSession()
  if (!entry.under) {
    return (
      <NavLink to={routeOf(entry, isStaff)} className={isOn ? 'on' : ''} end>
        {text(entry.name)}
      </NavLink>
    )
  }
  const label = (
    <>
      {text(entry.name)}
      <Icon name="down" size="s" />
    </>
  )
  return (
    <HoverList label={label} className={isOn ? 'nav-drop on' : 'nav-drop'} current={isOn}>
      {entry.under.map(({ name, route, icon }) => (
        <NavLink key={route} to={route} className="pop-item">
          {icon && <Icon name={icon} size="s" />}
          {text(name)}
        </NavLink>
      ))}
    </HoverList>
  )
}

function useScrolled(isWatched: boolean): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!isWatched) return setPast(false)
    const look = () => setPast(window.scrollY > fixedAfterPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isWatched])
  return isPast
}
