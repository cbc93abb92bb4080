/** The end of every message: the reason why it came, and the link that switches it off. The other languages have these keys. */
export const text = {
  'insight.mail-why': '您收到此邮件，是因为您在 {portal} 的“账户信息 - 通知设置”中开启了此通知，也可在那里关闭。',
  'insight.mail-off': '关闭此类邮件（无需登录）：\n{link}',
} as const
export type MailEndText = Record<keyof typeof text, string>
