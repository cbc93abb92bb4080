/** What can happen to cargo on its way, by the field's codes. One that reads differently by customs kind or at a border has a name for each. Booking, work order and tracking all show the last one. */
export const milestoneTexts = {
  PICK: 'shared.event-pick',
  RCVD: 'shared.event-rcvd',
  STUF: 'shared.event-stuf',
  GTIN: 'shared.event-gtin',
  'CUSR-export': 'shared.event-cusr-export',
  LOAD: 'shared.event-load',
  DEPA: 'shared.event-depa',
  'ARRI-border': 'shared.event-arri-border',
  RELO: 'shared.event-relo',
  CROS: 'shared.event-cros',
  'CUSR-transit': 'shared.event-cusr-transit',
  ARRI: 'shared.event-arri',
  DISC: 'shared.event-disc',
  CUSI: 'shared.event-cusi',
  'CUSR-import': 'shared.event-cusr-import',
  GTOT: 'shared.event-gtot',
  DLVD: 'shared.event-dlvd',
  STRP: 'shared.event-strp',
  DROP: 'shared.event-drop',
} as const
export type MilestoneEvent = keyof typeof milestoneTexts

export const milestoneEvents = Object.keys(milestoneTexts) as MilestoneEvent[]
