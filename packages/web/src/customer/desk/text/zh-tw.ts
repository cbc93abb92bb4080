import type { CustomerDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-customer-found': '建立公司',
  'insight.deed-customer-change': '修改公司資料',
  'insight.deed-customer-ask-certification': '申請公司認證',
  'insight.deed-customer-certify': '通過公司認證',
  'insight.deed-customer-reject': '駁回公司認證',
  'insight.deed-customer-save': '修改客戶',
  'insight.deed-customer-read': '檢視客戶',
  'insight.deed-customer-invite': '邀請成員',
  'insight.deed-customer-invite-again': '重新寄送邀請',
  'insight.deed-customer-uninvite': '撤回邀請',
  'insight.deed-customer-join': '加入公司',
  'insight.deed-customer-change-member': '修改成員',
  'insight.deed-customer-remove-member': '移除成員',
  'insight.deed-customer-return-owner': '透過通知中的連結恢復管理員身分',
  'insight.deed-customer-make-key': '建立 API 金鑰',
  'insight.deed-customer-revoke-key': '撤銷 API 金鑰',
  'insight.thing-customer': '公司',
  'insight.thing-invitation': '邀請',
  'insight.thing-api-key': 'API 金鑰',
} satisfies CustomerDeskText
