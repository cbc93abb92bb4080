import { text as failures } from '@landbridge/contract/site/text/zh-cn'

/** The words of site pages. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'site.page-home': '首页',
  'site.page-business-58': '国际多式联运',
  'site.page-business-59': '国际集装箱班列',
  'site.page-business-63': '跨境电商物流',
  'site.page-business-64': '国际航空运输',
  'site.page-agreement': '用户服务协议',
  'site.page-privacy': '隐私说明',
  'site.page-cookies': 'Cookie 使用说明',
  'site.other-services': '其他业务',
  'site.in-force': '自 {at} 起生效',
} as const
export type SiteText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
