import type { Punctuality, TrackSource } from '@landbridge/contract/tracking/milestone'
import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { Text, TextKey } from '../platform/text.tsx'

/** How a position is known. */
export const sourceTexts = {
  plan: 'tracking.source-plan',
  staff: 'tracking.source-staff',
  import: 'tracking.source-import',
  train: 'tracking.source-train',
  vessel: 'tracking.source-vessel',
  terminal: 'tracking.source-terminal',
  truck: 'tracking.source-truck',
} as const satisfies Record<TrackSource, TextKey>

export const punctualityTexts = {
  early: 'tracking.early',
  onTime: 'tracking.on-time',
  late: 'tracking.late',
  unknown: 'tracking.unknown',
} as const satisfies Record<Punctuality, TextKey>

/** Early is good, late is warned of; a word always stands with the colour. */
export const punctualityLooks = { early: 'ok-text', onTime: '', late: 'late', unknown: 'muted' } as const

/** A container number in the groups in which it is read: CSQU 305438 3. */
export const spaced = (containerNo: string): string => containerNo.replace(/^([A-Z]{4})(\d{6})(\d)$/, '$1 $2 $3')

/** The vessel and its voyage, as far as they are known. */
export const vesselOf = ({ vessel, departureNo }: Pick<TrackingRow, 'vessel' | 'departureNo'>): string =>
  [vessel, departureNo].filter(Boolean).join(' / ')

/** Days later or earlier: +1 day. */
export const daysOff = (days: number, text: Text): string =>
  `${days > 0 ? '+' : '−'}${text('shared.days', { count: Math.abs(days) })}`
