import type { LegModeCode } from '@landbridge/contract/shared/modes'
import type { ConsolidationState } from '@landbridge/contract/warehouse/consolidation'

/** A container that the cargo of several jobs shares; an unknown field is null. */
export type Consolidation = {
  id: string
  consolidationNo: string
  mode: LegModeCode
  originCode: string
  destinationCode: string
  departureId: string | null
  departureNo: string | null
  warehouseName: string | null
  containerType: string
  containerNo: string | null
  sealNos: string[]
  state: ConsolidationState
  closedAt: Date | null
  version: number
  createdBy: string | null
  createdAt: Date
}
