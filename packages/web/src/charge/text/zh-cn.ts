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
  'workorder.amount': '金额',
  'workorder.tax-rate': '税率',
  'workorder.tax-amount': '税额',
  'workorder.against-quote': '与报价比',
  'workorder.as-quoted': '与报价一致',
  'workorder.not-quoted': '报价外',
  'workorder.quoted-at': '报价 {amount}',
  'workorder.recorded-on': '费用日期',
  'workorder.statement-no': '账单号',
  'workorder.invoice-no': '发票号码',
  'workorder.charges-empty': '还没有费用',
  'workorder.exchange-rate': '汇率',
  'workorder.as-measured': '按实测；原约定 {amount}',
} as const
export type ChargeText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
