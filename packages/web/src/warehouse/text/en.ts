import { text as failures } from '@landbridge/contract/warehouse/text/en'
import type { WarehouseText } from './zh-cn.ts'

export const text = {
  ...failures,
  'workorder.receipt': 'Warehouse receipt',
  'workorder.receipt-no': 'Receipt no.',
  'workorder.received-at': 'Received at',
  'workorder.receipt-figure': 'Cargo',
  'workorder.declared': 'Declared',
  'workorder.measured': 'Measured',
  'workorder.measure-differs':
    'What the warehouse measured differs from what was declared by more than 3%. Charges by volume or weight follow the measure.',
  'workorder.receipt-awaited': 'The cargo has not been received at the warehouse yet',
  'workorder.measured-loading-metres': 'Measured loading metres (LDM)',
  'workorder.measured-pieces': 'Pieces as measured, cm',
} satisfies WarehouseText
