import { text as failures } from '@landbridge/contract/warehouse/text/ru'
import type { WarehouseText } from './zh-cn.ts'

export const text = {
  ...failures,
  'warehouse.receipt': 'Поступление на склад',
  'warehouse.receipt-no': 'Номер складской расписки',
  'warehouse.received-at': 'Поступил',
  'warehouse.receipt-figure': 'Груз',
  'warehouse.declared': 'Заявлено',
  'warehouse.measured': 'По замеру',
  'warehouse.difference': 'Разница',
  'warehouse.measure-differs':
    'Замер на складе отличается от заявленного более чем на 3 %. Начисления по объёму или массе считаются по замеру.',
  'warehouse.receipt-awaited': 'Груз ещё не поступил на склад',
  'warehouse.measured-loading-metres': 'Погрузочные метры по замеру (LDM)',
  'warehouse.measured-pieces': 'Размеры мест, см',
} satisfies WarehouseText
