import type { MailEndText } from './zh-cn.ts'

export const text = {
  'insight.mail-why':
    'You get this e-mail because the notification is switched on in {portal} under Account, Notifications. You can switch it off there.',
  'insight.mail-off': 'Switch off e-mails like this (no login needed):\n{link}',
} satisfies MailEndText
