/** The words of this area in the audit log. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'insight.deed-communication-make-announcement': '新建公告',
  'insight.deed-communication-save-announcement': '修改公告',
  'insight.deed-communication-publish-announcement': '发布公告',
  'insight.deed-communication-withdraw-announcement': '撤回公告',
  'insight.thing-announcement': '公告',
} as const
export type CommunicationDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
