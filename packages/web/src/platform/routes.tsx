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
  /** The route's name in the specification; the page scrolls to its top only when it changes. */
  name: string
  title: TextKey
  header?: HeaderType
  footer?: boolean
  menu?: 'home' | 'product' | 'logistics' | 'workbench'
  /** The words that parts of its address may take, such as `type`; anything else leads nowhere. */
  kinds?: Readonly<Record<string, readonly string[]>>
  public?: PublicPage
  /** The shape of the skeleton that stands there while it is on its way. */
  shape?: PageShape
  /** True for a page that shows words of the ways in, which other pages come without. */
  hasLoginWords?: true
  /** Says that it shows words of one's company, its people or its keys. */
  hasCompanyWords?: true
  /** Says that it shows words of the workbench, of work orders or of tracking. */
  hasUnderwayWords?: true
}

export const namesKnown = ({ kinds = {} }: Pick<PageHandle, 'kinds'>, params: Params): boolean =>
  Object.entries(kinds).every(([name, known]) => known.includes(params[name] ?? ''))

/** A page that the server draws for readers without JavaScript and for search engines, with the words of the public pages alone. */
type PublicPage = {
  description: TextKey
  /** The page's file under src: the browser is told at once of its script and styles. */
  source: string
  /** Its addresses, which stand in the site map; other addresses of the route are not drawn. */
  addresses: readonly string[]
  calls?: (params: Params) => readonly PublicCall[]
  /** Says that an address leads nowhere: answered as missing, drawn for each address anew, listed nowhere. */
  isMissing?: true
}

/** One address and its page, loaded on first opening with the words and widgets that public pages do without. */
export const page = (path: string, handle: PageHandle, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle,
  lazy: async () => {
    if (handle.public) return { Component: await loadPart(load) }
    const needWords = path.startsWith(paths.desk()) ? needAllWords : needInnerWords
    const [Page, { KitLanguage }] = await loadPart(() =>
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
        <KitLanguage>
          <Page />
        </KitLanguage>
      ),
    }
  },
})

/** The pages of an area, by the part of the shell that they stand in. */
export type AreaRoutes = {
  open?: RouteObject[]
  /** Pages under the header that need a login: booking forms, account. */
  user?: RouteObject[]
  /** Pages of one's account: beside the side menu, each under its tab. */
  account?: RouteObject[]
  /** Pages beside the side menu, which need a login. */
  order?: RouteObject[]
  desk?: RouteObject[]
  /** Pages without a shell: what is printed or stands in another page. */
  bare?: RouteObject[]
}
