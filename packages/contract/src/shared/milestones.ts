import { type ModeCode, modeNames, modes } from './modes.ts'

/** Milestone codes (for flights IATA's) with the keys of their names, which customs, border or stop may change. */
export const milestoneTexts = {
  PICK: 'shared.event-pick',
  RCVD: 'shared.event-rcvd',
  RCS: 'shared.event-rcs',
  MAN: 'shared.event-man',
  DEP: 'shared.event-dep',
  OFLD: 'shared.event-ofld',
  STUF: 'shared.event-stuf',
  GTIN: 'shared.event-gtin',
  'CUSR-export': 'shared.event-cusr-export',
  'ARRI-loading': 'shared.event-arri-loading',
  LOAD: 'shared.event-load',
  DEPA: 'shared.event-depa',
  'ARRI-border': 'shared.event-arri-border',
  RELO: 'shared.event-relo',
  CROS: 'shared.event-cros',
  'CUSR-transit': 'shared.event-cusr-transit',
  ARRI: 'shared.event-arri',
  'ARRI-unloading': 'shared.event-arri-unloading',
  ARR: 'shared.event-arr',
  RCF: 'shared.event-rcf',
  DISC: 'shared.event-disc',
  CUSI: 'shared.event-cusi',
  'CUSR-import': 'shared.event-cusr-import',
  GTOT: 'shared.event-gtot',
  NFD: 'shared.event-nfd',
  AWD: 'shared.event-awd',
  DLV: 'shared.event-dlv',
  DLVD: 'shared.event-dlvd',
  STRP: 'shared.event-strp',
  DROP: 'shared.event-drop',
} as const
export type MilestoneEvent = keyof typeof milestoneTexts

/** Milestones with another name in some modes, by the mode's letter: a vessel is loaded where a train is made up. */
const milestoneTextsByMode = {
  S: {
    GTIN: 'shared.event-gtin-S',
    LOAD: 'shared.event-load-S',
    DEPA: 'shared.event-depa-S',
    DISC: 'shared.event-disc-S',
  },
  T: { RELO: 'shared.event-relo-T' },
} as const satisfies Partial<Record<ModeCode, Partial<Record<MilestoneEvent, string>>>>

type OwnTexts = (typeof milestoneTextsByMode)[keyof typeof milestoneTextsByMode]
type WordsIn<Texts> = Texts extends unknown ? Texts[keyof Texts] : never
export type MilestoneTextKey = (typeof milestoneTexts)[MilestoneEvent] | WordsIn<OwnTexts>

export function milestoneTextOf(event: MilestoneEvent, mode: ModeCode): MilestoneTextKey {
  const textsOfMode: Partial<Record<MilestoneEvent, MilestoneTextKey>> =
    (milestoneTextsByMode as Partial<Record<ModeCode, OwnTexts>>)[mode] ?? {}
  return textsOfMode[event] ?? milestoneTexts[event]
}

export const milestoneEvents = Object.keys(milestoneTexts) as MilestoneEvent[]

const mainSteps = (end: 0 | 1, role: string) =>
  new Set(modeNames.map((mode) => `${modes[mode].mainCarriage[end]}.${role}`))
const departures = mainSteps(0, 'origin')
const arrivals = mainSteps(1, 'destination')

/** The two milestones that move the job and its booking: the main carriage leaves its origin, and reaches its destination. */
export const isDeparture = (step: string): boolean => departures.has(step)
export const isArrival = (step: string): boolean => arrivals.has(step)
