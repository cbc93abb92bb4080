/** What members of staff may do. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'access.may-customer.edit': '修改客户资料',
  'access.may-pricing.edit': '编辑运价',
  'access.may-pricing.publish': '发布运价',
  'access.may-quote.answer': '答复询价',
  'access.may-booking.view': '查看委托',
  'access.may-booking.offer': '提出其他班次或价格',
  'access.may-workorder.view': '查看工作单',
  'access.may-communication.write': '给客户发消息',
  'access.may-insight.view': '查看报表',
  'access.may-booking.assign': '分配操作员',
  'access.may-booking.receive': '受理委托',
  'access.may-booking.refuse': '拒绝委托',
  'access.may-booking.return': '退回修改',
  'access.may-booking.stop': '暂停委托',
  'access.may-booking.resume': '恢复委托',
  'access.may-booking.cancel': '取消委托',
  'access.may-booking.amend': '答复变更申请',
  'access.may-booking.lift': '解除受理限制',
  'access.may-workorder.edit': '编辑工作单',
  'access.may-workorder.charge': '录入费用',
  'access.may-tracking.edit': '更新节点和位置',
  'access.may-document.view': '查看单证',
  'access.may-customer.view': '查看客户',
  'access.may-pricing.view': '查看运价',
  'access.may-billing.edit': '编辑账单',
  'access.may-billing.issue': '开出账单',
  'access.may-billing.pay': '登记付款',
  'access.may-invoicing.issue': '开具发票',
  'access.may-credit.lift': '解除信用限制',
  'access.may-reference.rates': '维护汇率',
  'access.may-site.edit': '编辑网站文字',
  'access.may-communication.announce': '发布公告',
  'access.may-feedback.edit': '编辑问卷',
  'access.may-access.manage': '管理用户与权限',
  'access.may-access.audit': '查看审计日志',
  'access.may-customer.certify': '审核企业认证',
  'access.may-reference.edit': '维护基础数据',
  'access.may-site.settings': '修改网站设置',
  'access.may-platform.jobs': '查看后台任务',
  'access.may-platform.outbox': '查看发件箱',
} as const
export type AccessDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
