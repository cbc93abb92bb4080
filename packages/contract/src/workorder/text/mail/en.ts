import type { JobMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-arrived-subject': 'Booking {no}: the cargo has arrived',
  'insight.mail-arrived-text':
    'The cargo of work order {job} has reached its destination. Arrange the pick-up, and note the day by which the containers must be returned.',
  'insight.mail-completionIssued-subject': 'Booking {no}: please confirm completion',
  'insight.mail-completionIssued-text':
    'The completion sheet of work order {job} is ready. Confirm it or object within 7 days; after that the work order counts as completed.',
} satisfies JobMailText
