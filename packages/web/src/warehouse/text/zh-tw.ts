import { text as failures } from '@landbridge/contract/warehouse/text/zh-tw'
import type { WarehouseText } from './zh-cn.ts'

export const text = {
  ...failures,
  'workorder.receipt': '進倉紀錄',
  'workorder.receipt-no': '進倉單號',
  'workorder.received-at': '進倉時間',
  'workorder.receipt-figure': '貨物',
  'workorder.declared': '申報',
  'workorder.measured': '實測',
  'workorder.measure-differs': '倉庫實測與申報相差超過 3%，依體積或重量計收的費用以實測為準。',
  'workorder.receipt-awaited': '貨物尚未進倉',
  'workorder.measured-loading-metres': '實測裝載公尺（LDM）',
  'workorder.measured-pieces': '逐件尺寸（公分）',
} satisfies WarehouseText
