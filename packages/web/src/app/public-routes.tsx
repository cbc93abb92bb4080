import { Navigate, type RouteObject } from 'react-router'
import { paths } from '../paths.ts'
import { type PageHandle, page } from '../platform/routes.tsx'
import { siteRoutes } from '../site/site-routes.tsx'
import { homeCalls } from './home/home-calls.ts'
import { Root } from './root.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { OpenLayout } from './shell/open-layout.tsx'
import { LoadingPage } from './shell/opening.tsx'
import { ToNotFound } from './shell/to-not-found.tsx'

const notFound = async () => (await import('./shell/not-found-page.tsx')).NotFoundPage
const home = async () => (await import('./home/home-page.tsx')).HomePage

const homeHandle: PageHandle = {
  name: 'Home',
  title: 'shell.home',
  header: 'home',
  menu: 'home',
  footer: true,
  public: {
    description: 'shell.home-description',
    source: 'app/home/home-page.tsx',
    addresses: [paths.home()],
    calls: homeCalls,
  },
}

const missingHandle: PageHandle = {
  name: 'Page404',
  title: 'shell.not-found',
  public: {
    description: 'shell.not-found',
    source: 'app/shell/not-found-page.tsx',
    addresses: [paths.missing()],
    isMissing: true,
  },
}

export type InnerRoutes = {
  open: RouteObject[]
  /** Pages with a frame of their own, or with none. */
  framed: RouteObject[]
}

/** The route under which inner pages are added. */
export const placeOf = { open: 'open', framed: 'root' } as const satisfies Record<keyof InnerRoutes, string>

/** All pages drawn by the server, with the inner pages where these are loaded. */
export const routesWith = ({ open, framed }: InnerRoutes): RouteObject[] => [
  {
    id: placeOf.framed,
    Component: Root,
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingPage,
    children: [
      {
        Component: OpenLayout,
        children: [
          {
            id: placeOf.open,
            errorElement: <ErrorPage />,
            children: [
              page(paths.home(), homeHandle, home),
              page(paths.missing(), missingHandle, notFound),
              ...(siteRoutes.open ?? []),
              ...open,
            ],
          },
        ],
      },
      ...framed,
      { path: '/home', element: <Navigate to={paths.home()} replace /> },
      { path: '*', Component: ToNotFound },
    ],
  },
]
