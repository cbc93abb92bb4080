import type { ChargeDeskText } from './zh-cn.ts'

export const text = {
  'workorder.unit': 'Unit',
  'workorder.currency': 'Currency',
  'workorder.tax-way': 'Tax',
  'workorder.receivable': 'Receivable',
  'workorder.payable': 'Payable',
  'workorder.side': 'Receivable or payable',
  'workorder.supplier': 'Supplier',
  'workorder.bill-to': 'Bill to',
  'workorder.charge-add': 'Add a charge',
  'workorder.charge-edit': 'Edit the charge',
  'workorder.charge-remove': 'Delete the charge',
  'workorder.charge-remove-ask': 'Delete the charge “{name}”?',
  'workorder.exchange-rate-hint': 'Leave blank to use the month’s rate',
  'workorder.diff-reason': 'Reason for the difference',
} satisfies ChargeDeskText
