import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadPart } from './load-part.ts'
import type { TextKey } from './text.tsx'

export type HeaderType = 'home' | 'query' | 'business' | 'workSpace' | 'bluePage' | 'whiteMiddle'

/** What the shell knows of a page. */
export type PageHandle = {
  /** The route's name in the specification; the page scrolls to its top only when it changes. */
  name: string
  title: TextKey
  header?: HeaderType
  /** Which entry of the header's menu is lit. */
  menu?: 'home' | 'product' | 'logistics' | 'workbench'
}

/** One address and its page, which is loaded when it is first opened. */
export const page = (path: string, handle: PageHandle, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await loadPart(load) }),
})

/** The pages of an area, by the part of the shell that they stand in. */
export type AreaRoutes = {
  /** Everybody's pages, under the header. */
  open?: RouteObject[]
  /** Pages under the header that need a login: booking forms, account. */
  user?: RouteObject[]
  /** Pages beside the side menu, which need a login. */
  order?: RouteObject[]
  /** The back office. */
  desk?: RouteObject[]
  /** Pages without a shell: what is printed or stands in another page. */
  bare?: RouteObject[]
}
