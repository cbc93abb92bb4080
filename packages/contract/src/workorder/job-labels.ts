import type { LclState } from '../booking/lcl-state.ts'
import type {
  billStates,
  customsStates,
  JobState,
  objectionReasons,
  releaseStates,
  shippingInstructionStates,
} from './job-lifecycle.ts'
import type { text } from './text/zh-cn.ts'

export type WorkorderTextKey = keyof typeof text
type Labels<States extends readonly string[]> = Record<States[number], WorkorderTextKey>

export const jobStateLabels = {
  opened: 'workorder.state-opened',
  underway: 'workorder.state-underway',
  arrived: 'workorder.state-arrived',
  awaitingConfirmation: 'workorder.state-awaiting-confirmation',
  objected: 'workorder.state-objected',
  completed: 'workorder.state-completed',
  cancelled: 'workorder.state-cancelled',
} as const satisfies Record<JobState, WorkorderTextKey>

export const objectionLabels = {
  damage: 'workorder.objection-damage',
  shortage: 'workorder.objection-shortage',
  delay: 'workorder.objection-delay',
  other: 'workorder.objection-other',
} as const satisfies Labels<typeof objectionReasons>

export const shippingInstructionLabels = {
  notDue: 'workorder.si-not-due',
  due: 'workorder.si-due',
  sent: 'workorder.si-sent',
  returned: 'workorder.si-returned',
  final: 'workorder.si-final',
} as const satisfies Labels<typeof shippingInstructionStates>

export const billStateLabels = {
  none: 'workorder.bill-none',
  draft: 'workorder.bill-draft',
  changeAsked: 'workorder.bill-change-wanted',
  confirmed: 'workorder.bill-confirmed',
  issued: 'workorder.bill-issued',
  surrendered: 'workorder.bill-surrendered',
  telexOrdered: 'workorder.bill-telex-ordered',
  released: 'workorder.bill-released',
  void: 'workorder.bill-void',
} as const satisfies Labels<typeof billStates>

export const releaseLabels = {
  notAsked: 'workorder.release-not-asked',
  held: 'workorder.release-held',
  released: 'workorder.release-released',
} as const satisfies Labels<typeof releaseStates>

export const customsLabels = {
  none: 'workorder.customs-none',
  declared: 'workorder.customs-declared',
  inspection: 'workorder.customs-inspection',
  released: 'workorder.customs-released',
} as const satisfies Labels<typeof customsStates>

export const billReleaseLabels = {
  OBL: 'workorder.bill-release-original',
  TLX: 'workorder.bill-release-telex',
  SWB: 'workorder.bill-release-waybill',
} as const satisfies Readonly<Record<string, WorkorderTextKey>>

/** The findings of screening: secure for every aircraft, for freighters alone, high risk, or refused. */
export const screenLabels = {
  none: 'workorder.screen-none',
  SPX: 'workorder.screen-secure',
  SCO: 'workorder.screen-freighter',
  SHR: 'workorder.screen-high-risk',
  refused: 'workorder.screen-refused',
} as const satisfies Readonly<Record<string, WorkorderTextKey>>

export const lclStateLabels = {
  awaiting: 'workorder.lcl-awaiting',
  warehoused: 'workorder.lcl-warehoused',
  loaded: 'workorder.lcl-loaded',
} as const satisfies Record<LclState, WorkorderTextKey>
