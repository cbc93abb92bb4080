import type { CommunicationFailureText } from './zh-cn.ts'

export const text = {
  'communication.announcement-missing': '找不到此公告',
  'communication.action-not-allowed': '公告目前狀態下無法操作',
  'communication.changed-meanwhile': '公告剛被他人修改，請重新整理後再試',
  'communication.too-long': '文字過長，請縮短',
  'communication.ends-early': '結束日期不能早於開始日期',
  'insight.address-needed': '請先填寫接收通知的電子郵件或手機號碼',
  'insight.off-link-over': '這個連結已使用過或已失效。您可以登入後在「帳戶資訊 - 通知設定」中變更。',
} satisfies CommunicationFailureText
