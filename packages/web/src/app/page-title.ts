import type { PageHandle } from '../platform/routes.tsx'
import type { Text } from '../platform/text.tsx'
import type { OwnTitle } from '../platform/title.ts'

/** The title on the browser's tab and in a search engine's list; the front page is named after the company first. */
export function pageTitle(handle: PageHandle, { name, place }: OwnTitle, text: Text, companyName: string): string {
  if (place === 'coming') return companyName
  const isHome = handle.name === 'Home'
  const page = (place === 'instead' && name) || text(isHome ? 'shell.home-title' : handle.title)
  const before = place === 'before' && name ? [name] : []
  return [...before, ...(isHome ? [companyName, page] : [page, companyName])].join(' · ')
}
