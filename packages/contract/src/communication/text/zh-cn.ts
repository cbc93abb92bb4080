/** What communication refuses. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'communication.announcement-missing': '没有找到该公告',
  'communication.action-not-allowed': '公告当前状态下不可操作',
  'communication.changed-meanwhile': '公告刚被他人修改，请刷新后再试',
  'communication.too-long': '文字过长，请缩短',
  'communication.ends-early': '结束日期不能早于开始日期',
} as const
export type CommunicationFailureText = Record<keyof typeof text, string>
