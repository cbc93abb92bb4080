/** Messages about a work order. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'insight.mail-arrived-subject': '委托 {no}：货物已到达',
  'insight.mail-arrived-text': '工作单 {job} 的货物已到达目的地。请安排提货，并留意还箱期限。',
  'insight.mail-completionIssued-subject': '委托 {no}：请确认完成',
  'insight.mail-completionIssued-text': '工作单 {job} 的完成确认单已发出。请在 7 天内确认或提出异议，逾期视为完成。',
} as const
export type JobMailText = Record<keyof typeof text, string>
