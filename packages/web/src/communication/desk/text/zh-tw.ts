import type { CommunicationDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-communication-make-announcement': '新增公告',
  'insight.deed-communication-save-announcement': '修改公告',
  'insight.deed-communication-publish-announcement': '發布公告',
  'insight.deed-communication-withdraw-announcement': '撤回公告',
  'insight.thing-announcement': '公告',
} satisfies CommunicationDeskText
