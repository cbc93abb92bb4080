import type { BusinessType, SiteTextKey } from '@landbridge/contract/site/site-content'
import type { TextKey } from '../platform/text.tsx'

/** Introductions by the specification's categories, with text keys and names. */
export const businesses: Record<BusinessType, { key: SiteTextKey; name: TextKey }> = {
  '58': { key: 'business-58', name: 'site.page-business-58' },
  '59': { key: 'business-59', name: 'site.page-business-59' },
  '63': { key: 'business-63', name: 'site.page-business-63' },
  '64': { key: 'business-64', name: 'site.page-business-64' },
}
export const businessTypes = Object.keys(businesses) as BusinessType[]

export const isBusinessType = (type: string): type is BusinessType => type in businesses
