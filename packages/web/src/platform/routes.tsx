import type { ComponentType } from 'react'
import type { Params, RouteObject } from 'react-router'
import { paths } from '../paths.ts'
import { needAllWords, needCompanyWords, needInnerWords, needLoginWords, needUnderwayWords } from './language.ts'
import { loadPart } from './load-part.ts'
import type { PublicCall } from './public-call.ts'
import type { TextKey } from './text.tsx'
import type { PageShape } from './ui/states.tsx'

export type HeaderType = 'home' | 'query' | 'business' | 'workSpace' | 'bluePage' | 'whiteMiddle'

export type PageHandle = {
  /** The route's name in the specification, whose change scrolls to the top. */
  name: string
  title: TextKey
  header?: HeaderType
  footer?: boolean
  menu?: 'home' | 'product' | 'logistics' | 'workbench'
  /** Allowed values of address parts such as `type`. */
  kinds?: Readonly<Record<string, readonly string[]>>
  public?: PublicPage
  /** The shape of its skeleton. */
  shape?: PageShape
  /** True for a page with words of the login. */
  hasLoginWords?: true
  /** True for a page with words of company, team or keys. */
  hasCompanyWords?: true
  /** True for a page with words of workbench, work orders or tracking. */
  hasUnderwayWords?: true
}

export const namesKnown = ({ kinds = {} }: Pick<PageHandle, 'kinds'>, params: Params): boolean =>
  Object.entries(kinds).every(([name, known]) => known.includes(params[name] ?? ''))

/** A page drawn by the server for search engines and readers without JavaScript, in public words. */
type PublicPage = {
  description: TextKey
  /** The page's file under src, whose script and styles are preloaded. */
  source: string
  /** Addresses drawn and listed in the site map. */
  addresses: readonly string[]
  calls?: (params: Params) => readonly PublicCall[]
  /** True for an unknown address: answered as missing and never listed. */
  isMissing?: true
}

/** One address and its page, loaded on first opening with the words and widgets that public pages do without. */
export const page = (path: string, handle: PageHandle, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle,
  lazy: async () => {
    if (handle.public) return { Component: await loadPart(load) }
    const needWords = path.startsWith(paths.desk()) ? needAllWords : needInnerWords
    const [Page, { LibraryLocale }] = await loadPart(() =>
      Promise.all([
        load(),
        import('./ui/kit-language.tsx'),
        needWords(),
        ...(handle.hasLoginWords ? [needLoginWords()] : []),
        ...(handle.hasCompanyWords ? [needCompanyWords()] : []),
        ...(handle.hasUnderwayWords ? [needUnderwayWords()] : []),
      ]),
    )
    return {
      element: (
        <LibraryLocale>
          <Page />
        </LibraryLocale>
      ),
    }
  },
})

/** An area's pages by their part of the shell. */
export type AreaRoutes = {
  open?: RouteObject[]
  /** Pages under the header for logged-in readers: booking forms, account. */
  user?: RouteObject[]
  /** Tabs of the account, beside the side menu. */
  account?: RouteObject[]
  /** Pages beside the side menu, for logged-in readers. */
  order?: RouteObject[]
  desk?: RouteObject[]
  /** Pages without a shell, such as printed or framed ones. */
  bare?: RouteObject[]
}
