import type { ChargeDeskText } from './zh-cn.ts'

export const text = {
  'workorder.unit': 'Ед. изм.',
  'workorder.currency': 'Валюта',
  'workorder.tax-way': 'Налогообложение',
  'workorder.receivable': 'К получению',
  'workorder.payable': 'К оплате',
  'workorder.side': 'К получению или к оплате',
  'workorder.supplier': 'Поставщик',
  'workorder.bill-to': 'Плательщик',
  'workorder.charge-add': 'Добавить начисление',
  'workorder.charge-edit': 'Изменить начисление',
  'workorder.charge-remove': 'Удалить начисление',
  'workorder.charge-remove-ask': 'Удалить начисление «{name}»?',
  'workorder.exchange-rate-hint': 'Если пусто, берётся курс месяца',
  'workorder.diff-reason': 'Причина расхождения',
} satisfies ChargeDeskText
