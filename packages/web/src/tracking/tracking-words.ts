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
  flight: 'tracking.source-flight',
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

/** A number in the groups in which it is read: a container's CSQU 305438 3, an air waybill's 176-12345675; a plate stays as it is. */
export const spaced = (partNo: string): string =>
  partNo.replace(/^([A-Z]{4})(\d{6})(\d)$/, '$1 $2 $3').replace(/^(\d{3})-?(\d{8})$/, '$1-$2')

/** The vessel and its voyage, as far as they are known. */
export const vesselOf = ({ vessel, departureNo }: Pick<TrackingRow, 'vessel' | 'departureNo'>): string =>
  [vessel, departureNo].filter(Boolean).join(' / ')

/** The airline and its flight, as far as they are known; the flight of the departure where no flights are listed. */
export const flightOf = ({
  airline,
  flightNo,
  departureNo,
}: Pick<TrackingRow, 'airline' | 'flightNo' | 'departureNo'>) =>
  [airline, flightNo ?? departureNo].filter(Boolean).join(' ')

/** Days later or earlier: +1 day. */
export const daysOff = (days: number, text: Text): string =>
  `${days > 0 ? '+' : '−'}${text('shared.days', { count: Math.abs(days) })}`
