import type { PageHandle } from '../platform/routes.tsx'
import type { Text } from '../platform/text.tsx'

/** What stands on the browser's tab and in a search engine's list. The front page is named after the company. */
export const pageTitle = (handle: PageHandle, text: Text, companyName: string): string =>
  handle.name === 'Home' ? `${companyName} · ${text('shell.home-title')}` : `${text(handle.title)} · ${companyName}`
