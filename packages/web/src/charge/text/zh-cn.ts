import { text as failures } from '@landbridge/contract/charge/text/zh-cn'

/** The words of charges. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'charge.charges': '费用',
  'charge.charge': '费用名称',
  'charge.unit-price': '单价',
  'charge.quantity': '数量',
  'charge.amount': '金额',
  'charge.tax-rate': '税率',
  'charge.tax-amount': '税额',
  'charge.against-quote': '与报价比',
  'charge.as-quoted': '与报价一致',
  'charge.payer': '付款方',
  'charge.payer-SHP': '发货人',
  'charge.payer-CNE': '收货人',
  'charge.payer-THIRD': '第三方',
  'charge.others-charges': '对方应付费用',
  'charge.others-hint': '由代理收取，不计入应收',
  'charge.extra-agreed': '另行约定',
  'charge.payer-by-terms': '按贸易术语',
  'charge.not-quoted': '报价外',
  'charge.quoted-at': '报价 {amount}',
  'charge.recorded-on': '费用日期',
  'charge.statement-no': '账单号',
  'charge.invoice-no': '发票号码',
  'charge.charges-empty': '还没有费用',
  'charge.exchange-rate': '汇率',
  'charge.as-measured': '按实测；原约定 {amount}',
} as const
export type ChargeText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
