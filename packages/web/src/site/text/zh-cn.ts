import { text as failures } from '@landbridge/contract/site/text/zh-cn'

/** The words of site pages. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'site.restriction': 'IP 限制',
  'site.restriction-note': '来自这些地址的人不能下单。',
  'site.blocked-addresses': '禁止的地址或网段，每行一个',
  'site.restricted-paths': '受限的页面，每行一个',
  'site.save': '保存',
  'site.restriction-saved': '已保存，立即生效',
} as const
export type SiteText = Record<keyof typeof text, string>

declare module '../../platform/text.tsx' {
  interface Texts extends SiteText {}
}
