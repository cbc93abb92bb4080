import type { MailEndText } from './zh-cn.ts'

export const text = {
  'insight.mail-why':
    'Вы получили это письмо, потому что на {portal} в разделе «Аккаунт», «Уведомления» включено это уведомление. Отключить его можно там же.',
  'insight.mail-off': 'Отключить такие письма (без входа):\n{link}',
} satisfies MailEndText
