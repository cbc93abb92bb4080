import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'

/** What can happen to cargo that travels in containers, wherever they go. */
export const boxEvents: readonly MilestoneEvent[] = [
  ...(['PICK', 'RCVD', 'STUF', 'GTIN', 'CUSR-export', 'LOAD', 'DEPA', 'CUSR-transit', 'ARRI', 'DISC'] as const),
  ...(['CUSI', 'CUSR-import', 'GTOT', 'DLVD', 'STRP', 'DROP'] as const),
]

/** What happens where ground is crossed from country to country. */
export const borderEvents: readonly MilestoneEvent[] = ['ARRI-border', 'RELO', 'CROS']
