import { Outlet, useLocation } from 'react-router'
import { NoticesOnTop } from '../../communication/index.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../platform/session.ts'
import { useHandle } from '../root.tsx'
import { Header } from './header.tsx'
import { SideMenu } from './side-menu.tsx'
import { Welcome } from './welcome.tsx'

/** The customer's pages beside the side menu. */
export function OrderLayout() {
  const handle = useHandle()
  const { isStaff } = useSession()
  const { pathname } = useLocation()
  return (
    <>
      <Header type="workSpace" handle={handle && { ...handle, menu: handle.menu ?? 'workbench' }} />
      <div className="lay">
        {!isStaff && (
          <div className="side-place desk-only">
            <SideMenu />
          </div>
        )}
        <main id="main" tabIndex={-1} className="main">
          <Welcome />
          <Outlet />
          {!isStaff && pathname === paths.workbench() && <NoticesOnTop />}
        </main>
      </div>
    </>
  )
}
