import type { SiteTextKey } from '@landbridge/contract/site/site-content'
import { publicCall } from '../platform/public-call.ts'

export const siteContent = (key: SiteTextKey) =>
  publicCall(
    'site-content',
    async () => (await import('@landbridge/contract/site/site-content-endpoints')).siteContentEndpoints.content,
    { key },
  )
