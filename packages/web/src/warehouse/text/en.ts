import { text as failures } from '@landbridge/contract/warehouse/text/en'
import type { WarehouseText } from './zh-cn.ts'

export const text = {
  ...failures,
  'warehouse.receipt': 'Warehouse receipt',
  'warehouse.receipt-no': 'Receipt no.',
  'warehouse.received-at': 'Received at',
  'warehouse.receipt-figure': 'Cargo',
  'warehouse.declared': 'Declared',
  'warehouse.measured': 'Measured',
  'warehouse.difference': 'Difference',
  'warehouse.measure-differs':
    'What the warehouse measured differs from what was declared by more than 3%. Charges by volume or weight follow the measure.',
  'warehouse.receipt-awaited': 'The cargo has not been received at the warehouse yet',
  'warehouse.measured-loading-metres': 'Measured loading metres (LDM)',
  'warehouse.measured-pieces': 'Pieces as measured, cm',
} satisfies WarehouseText
