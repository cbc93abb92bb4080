import { text as failures } from '@landbridge/contract/charge/text/ru'
import type { ChargeText } from './zh-cn.ts'

export const text = {
  ...failures,
  'charge.charges': 'Начисления',
  'charge.charge': 'Начисление',
  'charge.unit-price': 'Ставка',
  'charge.quantity': 'Кол-во',
  'charge.amount': 'Сумма',
  'charge.tax-rate': 'Ставка налога',
  'charge.tax-amount': 'Сумма налога',
  'charge.against-quote': 'Сверка с котировкой',
  'charge.as-quoted': 'по котировке',
  'charge.not-quoted': 'нет в котировке',
  'charge.quoted-at': 'По котировке {amount}',
  'charge.recorded-on': 'Дата начисления',
  'charge.statement-no': '№ счёта',
  'charge.invoice-no': '№ счёта-фактуры',
  'charge.charges-empty': 'Начислений пока нет',
  'charge.exchange-rate': 'Курс',
  'charge.as-measured': 'по замеру; согласовано {amount}',
} satisfies ChargeText
