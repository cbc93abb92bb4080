import { Outlet } from 'react-router'
import { useSession } from '../../platform/session.ts'
import { type Text, useText } from '../../platform/text.tsx'
import type { Command } from '../../platform/ui/command-list.tsx'
import { useHandle } from '../root.tsx'
import { CommandPalette } from './command-palette.tsx'
import { Header } from './header.tsx'
import { SideMenu } from './side-menu.tsx'
import { sideMenu } from './side-menu-items.ts'

/** The customer's pages beside the side menu, which staff do not have. */
export function OrderLayout() {
  const handle = useHandle()
  const { isStaff } = useSession()
  const text = useText()
  return (
    <>
      <Header type="workSpace" handle={handle && { ...handle, menu: handle.menu ?? 'workbench' }} />
      <div className="lay">
        {!isStaff && <CommandPalette pages={pagesOf(text)} />}
        {!isStaff && (
          <div className="side-place desk-only">
            <SideMenu />
          </div>
        )}
        <main id="main" tabIndex={-1} className="main">
          <Outlet />
        </main>
      </div>
    </>
  )
}

const pagesOf = (text: Text): readonly Command[] =>
  sideMenu.flat().flatMap(({ name, subMenu, ...item }) =>
    (subMenu ?? [{ name, ...item }]).map((one) => ({
      id: one.route ?? '',
      label: text(one.name),
      ...(subMenu && { group: text(name) }),
    })),
  )
