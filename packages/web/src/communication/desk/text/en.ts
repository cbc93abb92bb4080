import type { CommunicationDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-communication-make-announcement': 'Created an announcement',
  'insight.deed-communication-save-announcement': 'Changed an announcement',
  'insight.deed-communication-publish-announcement': 'Published an announcement',
  'insight.deed-communication-withdraw-announcement': 'Withdrew an announcement',
  'insight.thing-announcement': 'Announcement',
} satisfies CommunicationDeskText
