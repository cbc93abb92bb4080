import { Outlet } from 'react-router'
import { useWaitingBookings } from '../../booking/booking-api.ts'
import { useHandle } from '../root.tsx'
import { Header } from './header.tsx'
import { MenuCounts, SideMenu } from './side-menu.tsx'

/** The customer's pages beside the side menu. */
export function OrderLayout() {
  const handle = useHandle()
  return (
    <MenuCounts value={{ allList: useWaitingBookings() }}>
      <Header type="workSpace" handle={handle && { ...handle, menu: handle.menu ?? 'workbench' }} />
      <div className="lay">
        <div className="side-place desk-only">
          <SideMenu />
        </div>
        <main id="main" tabIndex={-1} className="main">
          <Outlet />
        </main>
      </div>
    </MenuCounts>
  )
}
