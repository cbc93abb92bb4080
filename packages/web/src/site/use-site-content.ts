import type { SiteTextKey } from '@landbridge/contract/site/site-content'
import { siteContentEndpoints } from '@landbridge/contract/site/site-content-endpoints'
import { useLanguage } from '../platform/text.tsx'
import { useCall } from '../platform/use-call.ts'

/** The published words of a page in the reader's language. They change seldom, so that they stay while the tab is open. */
export function useSiteContent(key: SiteTextKey) {
  const language = useLanguage()
  return useCall(siteContentEndpoints.content, { key, language }, { staleMs: 300_000, keepPrevious: true })
}
