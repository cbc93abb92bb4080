import type { ChargeDeskText } from './zh-cn.ts'

export const text = {
  'workorder.unit': '計費單位',
  'workorder.currency': '幣別',
  'workorder.tax-way': '計稅方式',
  'workorder.receivable': '應收',
  'workorder.payable': '應付',
  'workorder.side': '收付',
  'workorder.supplier': '供應商',
  'workorder.bill-to': '結算單位',
  'workorder.charge-add': '新增費用',
  'workorder.charge-edit': '編輯費用',
  'workorder.charge-remove': '刪除費用',
  'workorder.charge-remove-ask': '刪除費用「{name}」？',
  'workorder.exchange-rate-hint': '留空則取當月匯率',
  'workorder.diff-reason': '差異原因',
} satisfies ChargeDeskText
