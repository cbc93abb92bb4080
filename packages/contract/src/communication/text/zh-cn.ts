/** What communication refuses. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'communication.announcement-missing': '没有找到该公告',
  'communication.action-not-allowed': '公告当前状态下不可操作',
  'communication.changed-meanwhile': '公告刚被他人修改，请刷新后再试',
  'communication.too-long': '文字过长，请缩短',
  'communication.ends-early': '结束日期不能早于开始日期',
  'insight.address-needed': '请先填写接收通知的邮箱或手机号',
  'insight.off-link-over': '此链接已使用过或已失效。您可以登录后在“账户信息 - 通知设置”中更改。',
} as const
export type CommunicationFailureText = Record<keyof typeof text, string>
