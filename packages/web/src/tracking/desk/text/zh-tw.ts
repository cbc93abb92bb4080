import type { TrackingDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-tracking-record': '輸入運輸節點',
  'insight.deed-tracking-correct': '更正運輸節點',
  'insight.deed-tracking-take-back': '撤回運輸節點',
  'insight.deed-tracking-locate': '輸入位置',
  'insight.deed-tracking-unlocate': '刪除位置',
  'insight.deed-tracking-share': '分享追蹤連結',
  'insight.deed-tracking-unshare': '停用追蹤連結',
  'insight.thing-tracking-share': '追蹤連結',
} satisfies TrackingDeskText
