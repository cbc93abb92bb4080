import type { WorkorderDeskText } from './zh-cn.ts'

export const text = {
  'workorder.open-whole': 'One work order for the whole cargo',
  'workorder.open-shared': 'One work order for the shared cargo; its container comes with the consolidation',
  'workorder.consolidations': 'Consolidations',
  'workorder.payer-codes': 'Payers of the sections',
  'workorder.gauge-places': 'Gauge changes',
} satisfies WorkorderDeskText
