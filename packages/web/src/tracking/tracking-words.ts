import type { Punctuality } from '@landbridge/contract/tracking/milestone'
import type { Text, TextKey } from '../platform/text.tsx'

export const punctualityTexts = {
  early: 'tracking.early',
  onTime: 'tracking.on-time',
  late: 'tracking.late',
  unknown: 'tracking.unknown',
} as const satisfies Record<Punctuality, TextKey>

/** Colours of punctuality beside their words. */
export const punctualityLooks = { early: 'ok-text', onTime: '', late: 'late', unknown: 'muted' } as const

/** A number in its reading groups: CSQU 305438 3, 176-12345675; a plate stays. */
export const spaced = (partNo: string): string =>
  partNo.replace(/^([A-Z]{4})(\d{6})(\d)$/, '$1 $2 $3').replace(/^(\d{3})-?(\d{8})$/, '$1-$2')

export const daysOff = (days: number, text: Text): string =>
  `${days > 0 ? '+' : '−'}${text('shared.days', { count: Math.abs(days) })}`
