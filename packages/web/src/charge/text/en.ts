import { text as failures } from '@landbridge/contract/charge/text/en'
import type { ChargeText } from './zh-cn.ts'

export const text = {
  ...failures,
  'charge.charges': 'Charges',
  'charge.charge': 'Charge',
  'charge.unit-price': 'Unit price',
  'charge.quantity': 'Quantity',
  'charge.amount': 'Amount',
  'charge.tax-rate': 'Tax rate',
  'charge.tax-amount': 'Tax amount',
  'charge.against-quote': 'Against the quote',
  'charge.as-quoted': 'as quoted',
  'charge.not-quoted': 'not in the quote',
  'charge.quoted-at': 'Quoted {amount}',
  'charge.recorded-on': 'Charge date',
  'charge.statement-no': 'Bill no.',
  'charge.invoice-no': 'Invoice no.',
  'charge.charges-empty': 'No charges yet',
  'charge.exchange-rate': 'Exchange rate',
  'charge.as-measured': 'as measured; agreed {amount}',
} satisfies ChargeText
