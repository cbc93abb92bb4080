import { text as failures } from '@landbridge/contract/site/text/en'
import type { SiteText } from './zh-cn.ts'

export const text = {
  ...failures,
  'site.restriction': 'IP restriction',
  'site.restriction-note': 'Nobody can book from these addresses.',
  'site.blocked-addresses': 'Blocked addresses or ranges, one a line',
  'site.restricted-paths': 'Restricted pages, one a line',
  'site.save': 'Save',
  'site.restriction-saved': 'Saved. It holds from now on',
} satisfies SiteText
