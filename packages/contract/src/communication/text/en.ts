import type { CommunicationFailureText } from './zh-cn.ts'

export const text = {
  'communication.announcement-missing': 'There is no such announcement',
  'communication.action-not-allowed': 'This is not possible in the current status of the announcement',
  'communication.changed-meanwhile': 'Somebody has just changed this announcement. Reload and try again',
  'communication.too-long': 'The text is too long. Shorten it',
  'communication.ends-early': 'The last day cannot be before the first',
  'insight.address-needed': 'Enter an e-mail address or a phone number for notifications first',
  'insight.off-link-over':
    'This link was used already or is no longer valid. Log in and change it under Account, Notifications.',
} satisfies CommunicationFailureText
