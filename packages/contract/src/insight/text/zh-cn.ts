/** What the notifications say. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'insight.address-needed': '请先填写接收通知的邮箱或手机号',
  'insight.work-gone': '该任务已不在此列：已完成、正在执行或已被放弃。请刷新列表。',
  'insight.mail-received-subject': '订舱 {no} 已受理',
  'insight.mail-received-text': '我们已受理您的订舱。请按订舱详情中的截止时间备齐货物和单证。',
  'insight.mail-returned-subject': '订舱 {no} 需要修改',
  'insight.mail-returned-text': '订舱已退回修改。请打开订舱，按逐项说明修改后重新提交。',
  'insight.mail-refused-subject': '订舱 {no} 未被受理',
  'insight.mail-refused-text':
    '很抱歉，我们无法承运此票货物，原因见订舱详情。如需调整方案，请联系您的业务员，或重新订舱。',
  'insight.mail-stopped-subject': '订舱 {no} 已暂停',
  'insight.mail-stopped-text': '订舱已暂停，原因见订舱详情。请联系您的操作员了解如何恢复。',
  'insight.mail-shipped-subject': '订舱 {no}：班列已发车',
  'insight.mail-shipped-text': '货物已随班列发出。您可以随时跟踪货物的位置和预计到达时间。',
  'insight.mail-arrived-subject': '订舱 {no}：货物已到达',
  'insight.mail-arrived-text': '工作单 {job} 的货物已到达目的地。请安排提货，并留意还箱期限。',
  'insight.mail-completionIssued-subject': '订舱 {no}：请确认完成',
  'insight.mail-completionIssued-text': '工作单 {job} 的完成确认单已发出。请在 7 天内确认或提出异议，逾期视为完成。',
  'insight.mail-text': '订舱 {no}，{lane}\n\n{said}',
  'insight.mail-link': '打开订舱：\n{link}',
  'insight.mail-no-link': '请登录 {portal} 查看此订舱。',
  'insight.mail-why': '您收到此邮件，是因为您在 {portal} 的“账户信息 - 通知设置”中开启了此通知，也可在那里关闭。',
  'insight.sms-text': '{portal}：{what}（{lane}）',
} as const
export type InsightContractText = Record<keyof typeof text, string>
