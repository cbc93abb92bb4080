import type { TrackSource } from '@landbridge/contract/tracking/milestone'
import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { TextKey } from '../../platform/text.tsx'

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

export const vesselOf = ({ vessel, departureNo }: Pick<TrackingRow, 'vessel' | 'departureNo'>): string =>
  [vessel, departureNo].filter(Boolean).join(' / ')

/** Airline and flight as far as known, else the departure's flight. */
export const flightOf = ({
  airline,
  flightNo,
  departureNo,
}: Pick<TrackingRow, 'airline' | 'flightNo' | 'departureNo'>) =>
  [airline, flightNo ?? departureNo].filter(Boolean).join(' ')
