import { text as failures } from '@landbridge/contract/warehouse/text/ru'
import type { WarehouseText } from './zh-cn.ts'

export const text = {
  ...failures,
  'workorder.receipt': 'Поступление на склад',
  'workorder.receipt-no': 'Номер складской расписки',
  'workorder.received-at': 'Поступил',
  'workorder.receipt-figure': 'Груз',
  'workorder.declared': 'Заявлено',
  'workorder.measured': 'По замеру',
  'workorder.measure-differs':
    'Замер на складе отличается от заявленного более чем на 3 %. Начисления по объёму или массе считаются по замеру.',
  'workorder.receipt-awaited': 'Груз ещё не поступил на склад',
  'workorder.measured-loading-metres': 'Погрузочные метры по замеру (LDM)',
  'workorder.measured-pieces': 'Размеры мест, см',
} satisfies WarehouseText
