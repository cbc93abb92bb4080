import type { MailEndText } from './zh-cn.ts'

export const text = {
  'insight.mail-why': '您收到這封郵件，是因為您在 {portal} 的「帳戶資訊 - 通知設定」中開啟了此通知，也可以在那裡關閉。',
  'insight.mail-off': '關閉此類郵件（無須登入）：\n{link}',
} satisfies MailEndText
