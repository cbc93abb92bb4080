import type { TrackingMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-delayed-subject': 'Заявка {no}: прибытие задерживается',
  'insight.mail-delayed-text': 'Груз по заказу {job} теперь ожидается {day}, позже плана.',
} satisfies TrackingMailText
