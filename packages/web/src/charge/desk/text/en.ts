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
  'workorder.booking-charges': 'Charges of the booking',
  'workorder.charge-state': 'Status',
  'workorder.charge-open': 'Open',
  'workorder.charge-billed': 'Billed',
  'workorder.charge-to-check': 'To be checked',
  'workorder.charge-to-check-hint':
    'This fee was agreed at the time but never charged. Until you confirm it, it goes on no bill and the customer does not see it.',
  'workorder.charge-confirm': 'Confirm',
} satisfies ChargeDeskText
