import { Outlet } from 'react-router'
import { useHandle } from '../root.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Welcome } from './welcome.tsx'

export function OpenLayout() {
  const handle = useHandle()
  const type = handle?.header ?? 'query'
  return (
    <>
      <Header type={type} handle={handle} />
      <main id="main" tabIndex={-1} className={type === 'home' ? undefined : 'open-main'}>
        <Welcome />
        <Outlet />
      </main>
      {handle?.footer && <Footer />}
    </>
  )
}
