/** Messages about cargo on its way. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'insight.mail-delayed-subject': '委托 {no}：到达推迟',
  'insight.mail-delayed-text': '工作单 {job} 的货物预计 {day} 到达，晚于原计划。',
} as const
export type TrackingMailText = Record<keyof typeof text, string>
