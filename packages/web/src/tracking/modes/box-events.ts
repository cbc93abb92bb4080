import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'

/** Events of cargo that travels in containers. */
export const boxEvents: readonly MilestoneEvent[] = [
  ...(['PICK', 'RCVD', 'STUF', 'GTIN', 'CUSR-export', 'LOAD', 'DEPA', 'CUSR-transit', 'ARRI', 'DISC'] as const),
  ...(['CUSI', 'CUSR-import', 'GTOT', 'DLVD', 'STRP', 'DROP'] as const),
]

/** Events at a border between countries by land. */
export const borderEvents: readonly MilestoneEvent[] = ['ARRI-border', 'RELO', 'CROS']
