import type { WorkorderDeskText } from './zh-cn.ts'

export const text = {
  'workorder.open-whole': 'Один рабочий заказ на весь груз',
  'workorder.open-shared': 'Один рабочий заказ на сборный груз; номер контейнера станет известен, когда груз загрузят',
  'workorder.consolidations': 'Сборные контейнеры',
  'workorder.payer-codes': 'Плательщики по участкам',
  'workorder.gauge-places': 'Перегрузки на другую колею',
} satisfies WorkorderDeskText
