import type { CommunicationFailureText } from './zh-cn.ts'

export const text = {
  'communication.announcement-missing': '找不到此公告',
  'communication.action-not-allowed': '公告目前狀態下無法操作',
  'communication.changed-meanwhile': '公告剛被他人修改，請重新整理後再試',
  'communication.too-long': '文字過長，請縮短',
  'communication.ends-early': '結束日期不能早於開始日期',
} satisfies CommunicationFailureText
