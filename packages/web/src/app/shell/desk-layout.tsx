import { useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { DeskAlarms } from '../../insight/desk/desk-alarms.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { IconButton } from '../../platform/ui/parts.tsx'
import { Brand } from './brand.tsx'
import { type DeskEntry, useDeskEntries } from './desk-menu.ts'
import { HoverList } from './hover-list.tsx'
import { MenuCount } from './menu-count.tsx'
import { sumOf, useMenuCounts } from './menu-counts.ts'
import { Account, LanguageMenu, SearchButton } from './tools.tsx'

export function DeskLayout() {
  const text = useText()
  const { user } = useSession()
  const entries = useDeskEntries()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <div className="topbar dark">
        <a className="skip" href="#main">
          {text('shell.skip')}
        </a>
        <header className="header full">
          <span className="phone-only">
            <IconButton name="menu" label={text('shell.menu')} onClick={() => setMenuOpen(true)} />
          </span>
          <Brand to={paths.desk()}>
            <small className="desk-only">{text('shell.back-office')}</small>
          </Brand>
          <nav className="nav desk-only" aria-label={text('shell.main-menu')}>
            {entries.map((entry) => (
              <Entry key={entry.name} entry={entry} />
            ))}
          </nav>
          <div className="tools">
            <small className="desk-only nowrap">{user?.realName}</small>
            <SearchButton />
            <LanguageMenu />
            <Account />
          </div>
        </header>
      </div>
      <main id="main" tabIndex={-1} className="main desk-main">
        <DeskAlarms />
        <Outlet />
      </main>
      {isMenuOpen && (
        <Drawer side="left" width={300} title={text('shell.back-office')} onClose={() => setMenuOpen(false)}>
          <nav className="side in-drawer" aria-label={text('shell.main-menu')}>
            {entries
              .flatMap((entry): readonly Omit<DeskEntry, 'under'>[] => entry.under ?? [entry])
              .map((one) => (
                <Link key={one.name} to={one.route ?? ''} className="side-item" onClick={() => setMenuOpen(false)}>
                  {text(one.name)}
                  <QueueCount queue={one.queue} className="side-count" />
                </Link>
              ))}
          </nav>
        </Drawer>
      )}
    </>
  )
}

function QueueCount({ queue, className = '' }: { queue: DeskEntry['queue']; className?: string }) {
  const counts = useMenuCounts()
  return queue ? <MenuCount item={{ count: sumOf(queue, counts), counted: 'queue' }} className={className} /> : null
}

const isUnder = (pathname: string, route = '') => pathname === route || pathname.startsWith(`${route}/`)

function Entry({ entry }: { entry: DeskEntry }) {
  const text = useText()
  const { pathname } = useLocation()
  if (!entry.under) {
    const isOn = isUnder(pathname, entry.route)
    return (
      <Link to={entry.route ?? ''} className={isOn ? 'on' : ''} aria-current={isOn ? 'page' : undefined}>
        {text(entry.name)}
        <QueueCount queue={entry.queue} />
      </Link>
    )
  }
  const isOn = entry.under.some((one) => isUnder(pathname, one.route))
  const label = (
    <>
      {text(entry.name)}
      {entry.under.map((one) => (
        <QueueCount key={one.route} queue={one.queue} />
      ))}
      <Icon name="down" size="s" />
    </>
  )
  return (
    <HoverList label={label} className={isOn ? 'nav-drop on' : 'nav-drop'} current={isOn}>
      {entry.under.map((one) => (
        <Link key={one.route} to={one.route} className="pop-item" aria-current={isUnder(pathname, one.route)}>
          {text(one.name)}
          <QueueCount queue={one.queue} />
        </Link>
      ))}
    </HoverList>
  )
}
