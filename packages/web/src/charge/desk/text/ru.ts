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
  'workorder.booking-charges': 'Начисления по заявке',
  'workorder.charge-state': 'Статус',
  'workorder.charge-open': 'Вне счёта',
  'workorder.charge-billed': 'В счёте',
  'workorder.charge-to-check': 'На проверке',
  'workorder.charge-to-check-hint':
    'Плата была согласована, но не начислена. Пока вы её не подтвердите, она не войдёт в счёт и клиент её не увидит.',
  'workorder.charge-confirm': 'Подтвердить',
} satisfies ChargeDeskText
