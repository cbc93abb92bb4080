/** The words of this area in the audit log. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'insight.deed-tracking-record': '录入运输节点',
  'insight.deed-tracking-correct': '更正运输节点',
  'insight.deed-tracking-take-back': '撤回运输节点',
  'insight.deed-tracking-locate': '录入位置',
  'insight.deed-tracking-unlocate': '删除位置',
  'insight.deed-tracking-share': '分享跟踪链接',
  'insight.deed-tracking-unshare': '停用跟踪链接',
  'insight.thing-tracking-share': '跟踪链接',
} as const
export type TrackingDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
