import { text as failures } from '@landbridge/contract/site/text/zh-tw'
import type { SiteText } from './zh-cn.ts'

export const text = {
  ...failures,
  'site.restriction': 'IP 限制',
  'site.restriction-note': '來自這些位址的人不能下單。',
  'site.blocked-addresses': '禁止的位址或網段，每行一個',
  'site.restricted-paths': '受限的頁面，每行一個',
  'site.save': '儲存',
  'site.restriction-saved': '已儲存，立即生效',
} satisfies SiteText
