/** The words of charges as the desk enters them. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'charge.unit': '计费单位',
  'charge.currency': '币种',
  'charge.tax-way': '计税方式',
  'charge.receivable': '应收',
  'charge.payable': '应付',
  'charge.side': '收付',
  'charge.supplier': '供应商',
  'charge.bill-to': '结算单位',
  'charge.charge-add': '添加费用',
  'charge.charge-edit': '编辑费用',
  'charge.charge-remove': '删除费用',
  'charge.charge-remove-ask': '删除费用“{name}”？',
  'charge.exchange-rate-hint': '留空则取当月汇率',
  'charge.diff-reason': '差异原因',
  'charge.booking-charges': '委托的费用',
  'charge.charge-state': '状态',
  'charge.charge-open': '未入账单',
  'charge.charge-billed': '已入账单',
  'charge.charge-to-check': '待确认',
  'charge.charge-to-check-hint': '这笔费用以前约定过，但没有记账。确认之前不入账单，客户也看不到。',
  'charge.charge-confirm': '确认',
} as const

export type ChargeDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
