import type { TrackingMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-delayed-subject': 'Booking {no}: the arrival is delayed',
  'insight.mail-delayed-text': 'The cargo of work order {job} is now expected on {day}, later than planned.',
} satisfies TrackingMailText
