import { type ActionView, type Actor, actionsFor, nextState } from '../../shared/lifecycle.ts'
import type { ProblemCode } from '../../shared/problem-kinds.ts'
import type { BillState } from '../../workorder/job-lifecycle.ts'
import { type BillAction, type BillLevel, billLifecycle, type ReleaseKind } from './bill-lifecycle.ts'

export type BillStanding = {
  state: BillState
  level: BillLevel
  releaseKind: ReleaseKind
  /** Its consignee is an order, so that it passes from holder to holder. */
  isToOrder: boolean
  /** The states that it left for a telex order and for a release, the last of them last. */
  statesBefore: readonly BillState[]
}

/** True for a bill with signed originals: an original bill, or an order bill to be released by telex. */
export const hasOriginals = ({ releaseKind, isToOrder }: Pick<BillStanding, 'releaseKind' | 'isToOrder'>): boolean =>
  releaseKind === 'OBL' || (releaseKind === 'TLX' && isToOrder)

const fullSet = 3

/** The number of originals to sign: as the job asks, else the full set; none for other kinds. */
export const originalsToSign = (
  bill: Pick<BillStanding, 'releaseKind' | 'isToOrder'>,
  { billOriginals }: { billOriginals?: number | undefined },
): number => (hasOriginals(bill) ? billOriginals || fullSet : 0)

type RefusalByKind = Extract<
  ProblemCode,
  | 'workorder.bill-as-carrier-reports'
  | 'workorder.bill-without-originals'
  | 'workorder.bill-needs-no-telex'
  | 'workorder.originals-to-surrender'
  | 'workorder.telex-to-order'
>

const draftActions: readonly BillAction[] = ['sendDraft', 'confirm', 'askChange', 'reopen']
const actionsWithOriginals: readonly BillAction[] = ['surrender', 'indemnify', 'switch']

/** The refusal of an action by the kind of bill; none where it is allowed. */
export function refusalByKind(bill: BillStanding, action: BillAction): RefusalByKind | undefined {
  const { state, level, releaseKind } = bill
  if (level === 'master' && !draftActions.includes(action)) return 'workorder.bill-as-carrier-reports'
  if (actionsWithOriginals.includes(action) && !hasOriginals(bill)) return 'workorder.bill-without-originals'
  if (action === 'orderTelex') {
    if (releaseKind === 'SWB') return 'workorder.bill-needs-no-telex'
    return state === 'issued' && hasOriginals(bill) ? 'workorder.originals-to-surrender' : undefined
  }
  if (action !== 'release' || state !== 'issued' || releaseKind === 'SWB') return undefined
  return hasOriginals(bill) ? 'workorder.originals-to-surrender' : 'workorder.telex-to-order'
}

const inLife = ({ state, statesBefore }: BillStanding) => ({ state, stateBeforeStop: statesBefore.at(-1) })

/** The state of a bill after an action; nothing where its life or its kind forbids it. */
export function billStateAfter(bill: BillStanding, action: BillAction, by: Actor): BillState | undefined {
  const state = nextState(billLifecycle, inLife(bill), { action, by })
  return state === 'gone' || refusalByKind(bill, action) ? undefined : state
}

/** The states to return to, after a change from one state to another. */
export function statesBeforeAfter({ state, statesBefore }: BillStanding, action: BillAction): BillState[] {
  if (action === 'orderTelex' || action === 'release') return [...statesBefore, state]
  if (action === 'revoke' || action === 'hold') return statesBefore.slice(0, -1)
  return []
}

/** The actions of a reader on a bill; the refused ones with their reason. */
export const billActionsFor = (bill: BillStanding, by: Actor): ActionView<BillAction>[] =>
  actionsFor<typeof billLifecycle, BillState>(billLifecycle, inLife(bill), by).map((action) => {
    const reason = action.allowed ? refusalByKind(bill, action.name) : undefined
    return reason ? { name: action.name, allowed: false, reason } : action
  })

/** The way of a bill, so that several of a job stand together where the least far of them does. */
const wayOfBill: readonly BillState[] = [
  'none',
  'changeAsked',
  'draft',
  'confirmed',
  'issued',
  'surrendered',
  'telexOrdered',
  'released',
]

/** The least advanced state of a job's live bills; while one is not begun, none counts as further than confirmed. */
export function billsTogether(states: readonly BillState[]): BillState {
  const live: readonly BillState[] = states.filter((state) => state !== 'void')
  if (live.length === 0) return states.length > 0 ? 'void' : 'none'
  const begun = live.filter((state) => state !== 'none')
  if (begun.length === 0) return 'none'
  const counted: readonly BillState[] = begun.length < live.length ? [...begun, 'confirmed' as const] : begun
  return wayOfBill.find((state) => counted.includes(state)) ?? 'none'
}
