import { NavLink } from 'react-router'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Brand } from './brand.tsx'
import { headerMenu, routeOf } from './header-menu.ts'
import { SideMenuEntries } from './side-menu.tsx'

/** On a phone both menus are one drawer. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { isLoggedIn, isStaff } = useSession()
  return (
    <Drawer side="left" width={300} title={<Brand />} onClose={onClose}>
      <nav className="side in-drawer" aria-label={text('shell.main-menu')}>
        {headerMenu.map((entry) => (
          <div key={entry.name} className="side-part">
            {entry.under && <div className="side-title">{text(entry.name)}</div>}
            {(entry.under ?? [{ name: entry.name, route: routeOf(entry, isStaff) }]).map((one) => (
              <NavLink key={one.name} to={one.route} end className="side-item" onClick={onClose}>
                {'icon' in one && one.icon && <Icon name={one.icon} />}
                {text(one.name)}
              </NavLink>
            ))}
          </div>
        ))}
        {isLoggedIn && !isStaff && (
          <>
            <hr />
            <SideMenuEntries />
          </>
        )}
      </nav>
    </Drawer>
  )
}
