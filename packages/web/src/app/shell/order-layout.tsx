import { Outlet } from 'react-router'
import { useHandle } from '../root.tsx'
import { Header } from './header.tsx'
import { SideMenu } from './side-menu.tsx'

/** The customer's pages beside the side menu. */
export function OrderLayout() {
  const handle = useHandle()
  return (
    <>
      <Header type="workSpace" handle={handle && { ...handle, menu: handle.menu ?? 'workbench' }} />
      <div className="lay">
        <div className="side-place desk-only">
          <SideMenu />
        </div>
        <main id="main" tabIndex={-1} className="main">
          <Outlet />
        </main>
      </div>
    </>
  )
}
