import type { JobMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-arrived-subject': 'Заявка {no}: груз прибыл',
  'insight.mail-arrived-text':
    'Груз по заказу {job} прибыл в пункт назначения. Организуйте вывоз и помните о сроке возврата контейнеров.',
  'insight.mail-completionIssued-subject': 'Заявка {no}: подтвердите выполнение',
  'insight.mail-completionIssued-text':
    'Выставлено подтверждение выполнения заказа {job}. Подтвердите его или возразите в течение 7 дней: затем заказ считается выполненным.',
} satisfies JobMailText
