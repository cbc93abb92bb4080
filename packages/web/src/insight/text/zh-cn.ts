/** What insight says. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'insight.audit': '审计日志',
  'insight.audit-note': '谁在何时、从哪里做了什么。记录只增不改。',
  'insight.no-entries': '没有符合条件的记录',
  'insight.at': '时间',
  'insight.who': '操作人',
  'insight.actor': '身份',
  'insight.actor-staff': '员工',
  'insight.actor-customer': '客户',
  'insight.actor-guest': '访客',
  'insight.actor-system': '系统',
  'insight.action': '操作',
  'insight.thing': '对象',
  'insight.thing-id': '对象编号',
  'insight.company': '客户公司',
  'insight.address': 'IP 地址',
  'insight.changes': '变更',
  'insight.more-changes': '另有 {count} 项',
  'insight.no-changes': '没有记录变更内容',
  'insight.before': '变更前',
  'insight.after': '变更后',
  'insight.all-of-thing': '查看该对象的全部记录',
  'insight.days': '日期',
  'insight.filter-who': '姓名、账号或电话',
  'insight.filter-action': '操作，如 booking.',
  'insight.filter-thing': '对象或其编号',
  'insight.filter-company': '公司名称',
} as const
export type InsightText = Record<keyof typeof text, string>

declare module '../../platform/text.tsx' {
  interface Texts extends InsightText {}
}
