import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'

export const boxEvents: readonly MilestoneEvent[] = [
  'PICK',
  'RCVD',
  'STUF',
  'GTIN',
  'CUSR-export',
  'LOAD',
  'DEPA',
  'CUSR-transit',
  'ARRI',
  'DISC',
  'CUSI',
  'CUSR-import',
  'GTOT',
  'DLVD',
  'STRP',
  'DROP',
]

export const borderEvents: readonly MilestoneEvent[] = ['ARRI-border', 'RELO', 'CROS']
