/** Why a company is refused, and the words for where its certification stands. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'customer.missing': '没有找到该公司',
  'customer.action-not-allowed': '该公司当前状态下不可进行此操作',
  'customer.changed-meanwhile': '公司资料刚被修改，请刷新后再试',
  'customer.has-company': '您已属于一家公司',
  'customer.name-required': '请填写公司名称',
  'customer.country-wrong': '请选择国家',
  'customer.certified-fixed': '认证后不可自行修改，请联系业务员',
  'customer.needed-to-certify': '申请认证前请填写此项',
  'customer.reason-required': '请写明原因',
  'customer.salesperson-wrong': '请选择在职的业务员',
  'customer.credit-currency-required': '信用额度须注明币种',
  'customer.state-none': '未认证',
  'customer.state-under-review': '认证中',
  'customer.state-certified': '已认证',
} as const
export type CustomerFailureText = Record<keyof typeof text, string>
