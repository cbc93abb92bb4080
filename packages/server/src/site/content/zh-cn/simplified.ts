import type { PageText, SiteTextKey } from '@landbridge/contract/site/site-content'
import { agreement } from './agreement.ts'
import { business58 } from './business-58.ts'
import { business59 } from './business-59.ts'
import { business63 } from './business-63.ts'
import { business64 } from './business-64.ts'
import { cookies } from './cookies.ts'
import { home } from './home.ts'
import { privacy } from './privacy.ts'

export const simplified: Record<SiteTextKey, PageText> = {
  home,
  'business-58': business58,
  'business-59': business59,
  'business-63': business63,
  'business-64': business64,
  agreement,
  privacy,
  cookies,
}
