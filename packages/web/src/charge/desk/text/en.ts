import type { ChargeDeskText } from './zh-cn.ts'

export const text = {
  'charge.unit': 'Unit',
  'charge.currency': 'Currency',
  'charge.tax-way': 'Tax',
  'charge.receivable': 'Receivable',
  'charge.payable': 'Payable',
  'charge.side': 'Receivable or payable',
  'charge.supplier': 'Supplier',
  'charge.bill-to': 'Bill to',
  'charge.charge-add': 'Add a charge',
  'charge.charge-edit': 'Edit the charge',
  'charge.charge-remove': 'Delete the charge',
  'charge.charge-remove-ask': 'Delete the charge “{name}”?',
  'charge.exchange-rate-hint': 'Leave blank to use the month’s rate',
  'charge.diff-reason': 'Reason for the difference',
  'charge.booking-charges': 'Charges of the booking',
  'charge.charge-state': 'Status',
  'charge.charge-open': 'Open',
  'charge.charge-billed': 'Billed',
  'charge.charge-to-check': 'To be checked',
  'charge.charge-to-check-hint':
    'This fee was agreed at the time but never charged. Until you confirm it, it goes on no bill and the customer does not see it.',
  'charge.charge-confirm': 'Confirm',
} satisfies ChargeDeskText
