import { text as failures } from '@landbridge/contract/site/text/zh-tw'
import type { SiteText } from './zh-cn.ts'

export const text = {
  ...failures,
  'site.page-home': '首頁',
  'site.page-business-58': '國際複合運輸',
  'site.page-business-59': '國際貨櫃班列',
  'site.page-business-63': '跨境電商物流',
  'site.page-business-64': '國際航空運輸',
  'site.page-agreement': '使用者服務協議',
  'site.page-privacy': '隱私說明',
  'site.page-cookies': 'Cookie 使用說明',
  'site.other-services': '其他業務',
  'site.in-force': '自 {at} 起生效',
} satisfies SiteText
