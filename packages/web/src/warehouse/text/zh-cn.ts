import { text as failures } from '@landbridge/contract/warehouse/text/zh-cn'

/** The words of receipts at the warehouse. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'warehouse.receipt': '入仓记录',
  'warehouse.receipt-no': '入仓单号',
  'warehouse.received-at': '入仓时间',
  'warehouse.receipt-figure': '货物',
  'warehouse.declared': '申报',
  'warehouse.measured': '实测',
  'warehouse.difference': '差异',
  'warehouse.measure-differs': '仓库实测与申报相差超过 3%，按体积或重量计收的费用以实测为准。',
  'warehouse.receipt-awaited': '货物尚未入仓',
  'warehouse.measured-loading-metres': '实测占用车长 (LDM)',
  'warehouse.measured-pieces': '逐件尺寸（cm）',
} as const
export type WarehouseText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
