import type { DepartureState } from '@landbridge/contract/pricing/departure-lifecycle'
import type { LegModeCode } from '@landbridge/contract/shared/modes'

export type Space = { equipment: string; total: number; surplus: number }

export type Departure = {
  id: string
  mode: LegModeCode
  /** The number of a train or a flight, the voyage of a vessel. */
  departureNo: string
  operator?: string | undefined
  carrierCode?: string | undefined
  vessel?: string | undefined
  serviceCode?: string | undefined
  originCode: string
  destinationCode: string
  viaCodes: string[]
  entryPortCode?: string | undefined
  departsOn: string
  etd: Date
  eta: Date
  originZone: string
  destinationZone: string
  siCutoff: Date
  cargoCutoff: Date
  customsCutoff: Date
  vgmCutoff?: Date | undefined
  filingCutoff?: Date | undefined
  spaces: Space[]
  /** In the unit of its mode: the 20-foot places of a train. */
  capacity: number
  capacityLeft: number
  boxesBooked: number
  state: DepartureState
  cancelledReason?: string | undefined
  isSample: boolean
  version: number
}
