import { text as failures } from '@landbridge/contract/site/text/en'
import type { SiteText } from './zh-cn.ts'

export const text = {
  ...failures,
  'site.page-home': 'Home',
  'site.page-business-58': 'International multimodal transport',
  'site.page-business-59': 'International container trains',
  'site.page-business-63': 'Cross-border e-commerce logistics',
  'site.page-business-64': 'International air transport',
  'site.page-agreement': 'User service agreement',
  'site.page-privacy': 'Privacy',
  'site.page-cookies': 'Cookie use',
  'site.other-services': 'Other services',
  'site.in-force': 'In force since {at}',
} satisfies SiteText
