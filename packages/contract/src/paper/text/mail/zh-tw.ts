import type { PaperMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-shipmentLate-subject': '委託 {no}：裝運日晚於信用狀要求',
  'insight.mail-shipmentLate-text':
    '工作單 {job} 的貨物將於 {day} 裝運，晚於信用狀的最遲裝運日 {latest}。請儘快與銀行及買方聯絡修改信用狀，或告知我們改配。',
} satisfies PaperMailText
