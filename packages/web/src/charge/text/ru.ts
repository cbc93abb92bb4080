import { text as failures } from '@landbridge/contract/charge/text/ru'
import type { ChargeText } from './zh-cn.ts'

export const text = {
  ...failures,
  'workorder.charges': 'Начисления',
  'workorder.remark': 'Примечание',
  'workorder.tools': 'Действия',
  'workorder.charge': 'Начисление',
  'workorder.unit-price': 'Ставка',
  'workorder.quantity': 'Кол-во',
  'workorder.amount': 'Сумма',
  'workorder.tax-rate': 'Ставка налога',
  'workorder.tax-amount': 'Сумма налога',
  'workorder.against-quote': 'Сверка с котировкой',
  'workorder.as-quoted': 'по котировке',
  'workorder.not-quoted': 'нет в котировке',
  'workorder.quoted-at': 'По котировке {amount}',
  'workorder.recorded-on': 'Дата начисления',
  'workorder.statement-no': '№ счёта',
  'workorder.invoice-no': '№ счёта-фактуры',
  'workorder.charges-empty': 'Начислений пока нет',
  'workorder.exchange-rate': 'Курс',
  'workorder.as-measured': 'по замеру; согласовано {amount}',
} satisfies ChargeText
