import { text as failures } from '@landbridge/contract/warehouse/text/zh-cn'

/** The words of receipts at the warehouse. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'workorder.receipt': '入仓记录',
  'workorder.receipt-no': '入仓单号',
  'workorder.received-at': '入仓时间',
  'workorder.receipt-figure': '货物',
  'workorder.declared': '申报',
  'workorder.measured': '实测',
  'workorder.measure-differs': '仓库实测与申报相差超过 3%，按体积或重量计收的费用以实测为准。',
  'workorder.receipt-awaited': '货物尚未入仓',
  'workorder.measured-loading-metres': '实测占用车长 (LDM)',
  'workorder.measured-pieces': '逐件尺寸（cm）',
} as const
export type WarehouseText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
