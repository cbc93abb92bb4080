import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'

/** Milestones that stand on the booking's time line; its shipment stands there already. */
export const timeLineEvents: ReadonlySet<MilestoneEvent> = new Set([
  ...(['GTIN', 'ARRI-border', 'RELO', 'CROS', 'CUSI', 'ARRI', 'ARRI-unloading', 'DLVD'] as const),
  ...(['RCS', 'ARR', 'OFLD', 'NFD', 'DLV'] as const),
])
