import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'

export const boxEvents: readonly MilestoneEvent[] = [
  ...(['PICK', 'RCVD', 'STUF', 'GTIN', 'CUSR-export', 'LOAD', 'DEPA', 'CUSR-transit', 'ARRI', 'DISC'] as const),
  ...(['CUSI', 'CUSR-import', 'GTOT', 'DLVD', 'STRP', 'DROP'] as const),
]

export const borderEvents: readonly MilestoneEvent[] = ['ARRI-border', 'RELO', 'CROS']
