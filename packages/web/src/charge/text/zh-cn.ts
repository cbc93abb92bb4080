import { text as failures } from '@landbridge/contract/charge/text/zh-cn'

/** The words of charges. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'workorder.charges': '费用',
  'workorder.remark': '备注',
  'workorder.tools': '操作',
  'workorder.charge': '费用名称',
  'workorder.unit-price': '单价',
  'workorder.quantity': '数量',
  'workorder.unit': '计费单位',
  'workorder.currency': '币种',
  'workorder.amount': '金额',
  'workorder.tax-rate': '税率',
  'workorder.tax-amount': '税额',
  'workorder.tax-way': '计税方式',
  'workorder.against-quote': '与报价比',
  'workorder.as-quoted': '与报价一致',
  'workorder.not-quoted': '报价外',
  'workorder.quoted-at': '报价 {amount}',
  'workorder.recorded-on': '费用日期',
  'workorder.statement-no': '账单号',
  'workorder.invoice-no': '发票号码',
  'workorder.charges-empty': '还没有费用',
  'workorder.receivable': '应收',
  'workorder.payable': '应付',
  'workorder.side': '收付',
  'workorder.supplier': '供应商',
  'workorder.bill-to': '结算单位',
  'workorder.charge-add': '添加费用',
  'workorder.charge-edit': '编辑费用',
  'workorder.charge-remove': '删除费用',
  'workorder.charge-remove-ask': '删除费用“{name}”？',
  'workorder.exchange-rate': '汇率',
  'workorder.exchange-rate-hint': '留空则取当月汇率',
  'workorder.diff-reason': '差异原因',
  'workorder.as-measured': '按实测；原约定 {amount}',
  'workorder.booking-charges': '委托的费用',
  'workorder.charge-state': '状态',
  'workorder.charge-open': '未入账单',
  'workorder.charge-billed': '已入账单',
  'workorder.charge-to-check': '待确认',
  'workorder.charge-to-check-hint': '这笔费用以前约定过，但没有记账。确认之前不入账单，客户也看不到。',
  'workorder.charge-confirm': '确认',
} as const
export type ChargeText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
