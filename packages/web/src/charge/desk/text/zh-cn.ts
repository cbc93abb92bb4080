/** The words of charges as the desk enters them. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'workorder.unit': '计费单位',
  'workorder.currency': '币种',
  'workorder.tax-way': '计税方式',
  'workorder.receivable': '应收',
  'workorder.payable': '应付',
  'workorder.side': '收付',
  'workorder.supplier': '供应商',
  'workorder.bill-to': '结算单位',
  'workorder.charge-add': '添加费用',
  'workorder.charge-edit': '编辑费用',
  'workorder.charge-remove': '删除费用',
  'workorder.charge-remove-ask': '删除费用“{name}”？',
  'workorder.exchange-rate-hint': '留空则取当月汇率',
  'workorder.diff-reason': '差异原因',
  'workorder.booking-charges': '委托的费用',
  'workorder.charge-state': '状态',
  'workorder.charge-open': '未入账单',
  'workorder.charge-billed': '已入账单',
  'workorder.charge-to-check': '待确认',
  'workorder.charge-to-check-hint': '这笔费用以前约定过，但没有记账。确认之前不入账单，客户也看不到。',
  'workorder.charge-confirm': '确认',
} as const

export type ChargeDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
