import type { ModeCode } from './modes.ts'

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

/** Events that read otherwise by what carries the cargo, by the letter of the mode: a vessel is loaded and sails, where a train is made up and departs. */
const milestoneTextsByMode = {
  S: {
    GTIN: 'shared.event-gtin-S',
    LOAD: 'shared.event-load-S',
    DEPA: 'shared.event-depa-S',
    DISC: 'shared.event-disc-S',
  },
} as const satisfies Partial<Record<ModeCode, Partial<Record<MilestoneEvent, string>>>>

type OwnTexts = (typeof milestoneTextsByMode)[keyof typeof milestoneTextsByMode]
export type MilestoneTextKey = (typeof milestoneTexts)[MilestoneEvent] | OwnTexts[keyof OwnTexts]

/** The name of the words for what happened to cargo of one mode. */
export function milestoneTextOf(event: MilestoneEvent, mode: ModeCode): MilestoneTextKey {
  const own: Partial<Record<MilestoneEvent, MilestoneTextKey>> =
    (milestoneTextsByMode as Partial<Record<ModeCode, OwnTexts>>)[mode] ?? {}
  return own[event] ?? milestoneTexts[event]
}

export const milestoneEvents = Object.keys(milestoneTexts) as MilestoneEvent[]
