import { text as failures } from '@landbridge/contract/charge/text/en'
import type { ChargeText } from './zh-cn.ts'

export const text = {
  ...failures,
  'workorder.charges': 'Charges',
  'workorder.remark': 'Remarks',
  'workorder.tools': 'Actions',
  'workorder.charge': 'Charge',
  'workorder.unit-price': 'Unit price',
  'workorder.quantity': 'Quantity',
  'workorder.amount': 'Amount',
  'workorder.tax-rate': 'Tax rate',
  'workorder.tax-amount': 'Tax amount',
  'workorder.against-quote': 'Against the quote',
  'workorder.as-quoted': 'as quoted',
  'workorder.not-quoted': 'not in the quote',
  'workorder.quoted-at': 'Quoted {amount}',
  'workorder.recorded-on': 'Charge date',
  'workorder.statement-no': 'Bill no.',
  'workorder.invoice-no': 'Invoice no.',
  'workorder.charges-empty': 'No charges yet',
  'workorder.exchange-rate': 'Exchange rate',
  'workorder.as-measured': 'as measured; agreed {amount}',
} satisfies ChargeText
