import { type Actor, actionsFor, type Lifecycle } from '../../shared/lifecycle.ts'
import type { shippingInstructionStates } from '../../workorder/job-lifecycle.ts'

export type InstructionState = (typeof shippingInstructionStates)[number]

/** The life of a job's shipping instruction; a paper that says the same and was handed in counts as sent. */
// biome-ignore format: a table
export const instructionLifecycle = [
  { from: ['notDue', 'due', 'returned'], action: 'send',     by: 'customer', to: 'sent' },
  { from: ['notDue', 'due', 'returned'], action: 'send',     by: 'staff',    to: 'sent' },
  { from: ['notDue', 'due', 'returned'], action: 'send',     by: 'system',   to: 'sent' },
  { from: ['sent'],                      action: 'return',   by: 'staff',    to: 'returned' },
  { from: ['sent'],                      action: 'finalise', by: 'staff',    to: 'final' },
  { from: ['final'],                     action: 'reopen',   by: 'staff',    to: 'returned' },
  { from: ['sent', 'final'],             action: 'reopen',   by: 'system',   to: 'returned' },
] as const satisfies Lifecycle<InstructionState>

export type InstructionAction = (typeof instructionLifecycle)[number]['action']

export const instructionDeeds = ['save', 'send', 'return', 'finalise', 'reopen'] as const

/** Its customer writes in it until it is sent, and again when it came back; staff until it is final. */
const openTo: Readonly<Partial<Record<Actor, readonly InstructionState[]>>> = {
  customer: ['notDue', 'due', 'returned'],
  staff: ['notDue', 'due', 'returned', 'sent'],
}

export const mayWrite = (state: InstructionState, by: Actor): boolean => openTo[by]?.includes(state) ?? false

export function instructionActions(state: InstructionState, by: Actor) {
  const save = { name: 'save' as const, allowed: mayWrite(state, by) }
  return [
    save.allowed ? save : { ...save, reason: 'shared.not-in-this-state' },
    ...actionsFor(instructionLifecycle, { state }, by),
  ]
}
