import type { ChargeDeskText } from './zh-cn.ts'

export const text = {
  'charge.unit': 'Ед. изм.',
  'charge.currency': 'Валюта',
  'charge.tax-way': 'Налогообложение',
  'charge.receivable': 'К получению',
  'charge.payable': 'К оплате',
  'charge.side': 'К получению или к оплате',
  'charge.supplier': 'Поставщик',
  'charge.bill-to': 'Плательщик',
  'charge.charge-add': 'Добавить начисление',
  'charge.charge-edit': 'Изменить начисление',
  'charge.charge-remove': 'Удалить начисление',
  'charge.charge-remove-ask': 'Удалить начисление «{name}»?',
  'charge.exchange-rate-hint': 'Если пусто, берётся курс месяца',
  'charge.diff-reason': 'Причина расхождения',
  'charge.booking-charges': 'Начисления по заявке',
  'charge.charge-state': 'Статус',
  'charge.charge-open': 'Вне счёта',
  'charge.charge-billed': 'В счёте',
  'charge.charge-to-check': 'На проверке',
  'charge.charge-to-check-hint':
    'Плата была согласована, но не начислена. Пока вы её не подтвердите, она не войдёт в счёт и клиент её не увидит.',
  'charge.charge-confirm': 'Подтвердить',
} satisfies ChargeDeskText
