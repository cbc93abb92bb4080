import { text as failures } from '@landbridge/contract/warehouse/text/zh-tw'
import type { WarehouseText } from './zh-cn.ts'

export const text = {
  ...failures,
  'warehouse.receipt': '進倉紀錄',
  'warehouse.receipt-no': '進倉單號',
  'warehouse.received-at': '進倉時間',
  'warehouse.receipt-figure': '貨物',
  'warehouse.declared': '申報',
  'warehouse.measured': '實測',
  'warehouse.difference': '差異',
  'warehouse.measure-differs': '倉庫實測與申報相差超過 3%，依體積或重量計收的費用以實測為準。',
  'warehouse.receipt-awaited': '貨物尚未進倉',
  'warehouse.measured-loading-metres': '實測裝載公尺（LDM）',
  'warehouse.measured-pieces': '逐件尺寸（公分）',
} satisfies WarehouseText
