import type { Lifecycle } from '../../shared/lifecycle.ts'
import type { BillState } from '../../workorder/job-lifecycle.ts'

/** The ways to release cargo: against originals, by telex release, or to the named consignee as by waybills and notes. */
export const releaseKinds = ['OBL', 'TLX', 'SWB'] as const
export type ReleaseKind = (typeof releaseKinds)[number]

/** A bill that we draw ourselves, or one of the carrier, whose states are entered as he reports them. */
export const billLevels = ['house', 'master'] as const
export type BillLevel = (typeof billLevels)[number]

/** The life of a bill, waybill or note; a telex order revoked and a release called back return to the state before. */
// biome-ignore format: a table
export const billLifecycle = [
  { from: ['none', 'changeAsked', 'confirmed'],               action: 'sendDraft',  by: 'staff',    to: 'draft' },
  { from: ['draft'],                                          action: 'confirm',    by: 'customer', to: 'confirmed' },
  { from: ['draft'],                                          action: 'confirm',    by: 'staff',    to: 'confirmed' },
  { from: ['draft'],                                          action: 'askChange',  by: 'customer', to: 'changeAsked' },
  { from: ['draft', 'confirmed'],                             action: 'reopen',     by: 'system',   to: 'changeAsked' },
  { from: ['confirmed'],                                      action: 'issue',      by: 'staff',    to: 'issued' },
  { from: ['issued'],                                         action: 'recall',     by: 'staff',    to: 'changeAsked' },
  { from: ['issued'],                                         action: 'surrender',  by: 'staff',    to: 'surrendered' },
  { from: ['issued'],                                         action: 'indemnify',  by: 'staff',    to: 'surrendered' },
  { from: ['issued', 'surrendered'],                          action: 'orderTelex', by: 'staff',    to: 'telexOrdered' },
  { from: ['telexOrdered'],                                   action: 'revoke',     by: 'staff',    to: 'before-stop' },
  { from: ['issued', 'surrendered', 'telexOrdered'],          action: 'release',    by: 'staff',    to: 'released' },
  { from: ['released'],                                       action: 'hold',       by: 'staff',    to: 'before-stop' },
  { from: ['issued', 'surrendered'],                          action: 'switch',     by: 'staff',    to: 'void' },
  { from: ['draft', 'changeAsked', 'confirmed', 'issued'],    action: 'void',       by: 'staff',    to: 'void' },
] as const satisfies Lifecycle<BillState>

export type BillAction = (typeof billLifecycle)[number]['action']
export const billActions = [...new Set(billLifecycle.map(({ action }) => action))]

/** Deeds of a bill in its history: those of its life, and that staff entered what the carrier reported of his own. */
export const billDeeds = [...billActions, 'report'] as const
export type BillDeed = (typeof billDeeds)[number]
