/** The words of this area in the audit log. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'insight.deed-customer-found': '创建公司',
  'insight.deed-customer-change': '修改公司资料',
  'insight.deed-customer-ask-certification': '申请公司认证',
  'insight.deed-customer-certify': '通过公司认证',
  'insight.deed-customer-reject': '驳回公司认证',
  'insight.deed-customer-save': '修改客户',
  'insight.deed-customer-read': '查看客户',
  'insight.deed-customer-invite': '邀请成员',
  'insight.deed-customer-invite-again': '重新发送邀请',
  'insight.deed-customer-uninvite': '撤回邀请',
  'insight.deed-customer-join': '加入公司',
  'insight.deed-customer-change-member': '修改成员',
  'insight.deed-customer-remove-member': '移除成员',
  'insight.deed-customer-return-owner': '通过通知中的链接恢复管理员身份',
  'insight.deed-customer-make-key': '创建 API 密钥',
  'insight.deed-customer-revoke-key': '吊销 API 密钥',
  'insight.thing-customer': '公司',
  'insight.thing-invitation': '邀请',
  'insight.thing-api-key': 'API 密钥',
} as const
export type CustomerDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
