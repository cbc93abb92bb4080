import type { PartnerKind, PartnerService, partnerDetails } from '@landbridge/contract/entity/local-partner'
import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { z } from 'zod'
import { searchText } from '../platform/search.ts'

export type PartnerDetails = z.output<z.ZodObject<typeof partnerDetails>>

/** An agent, a terminal or a depot at a place. */
export type LocalPartner = PartnerDetails & {
  id: string
  partnerKind: PartnerKind
  placeMode: PlaceMode
  placeCode: string
  partnerName: string
  services: PartnerService[]
  preferred: boolean
  active: boolean
  printedAt: Date | null
  version: number
}

/** One spelling of a name, by which the same partner is known again. */
export const nameKey = (name: string): string => searchText(name).toLowerCase()

type PartnerKey = Pick<LocalPartner, 'partnerKind' | 'placeMode' | 'placeCode' | 'partnerName'>
export const partnerKey = ({ partnerKind, placeMode, placeCode, partnerName }: PartnerKey): string =>
  [partnerKind, placeMode, placeCode, nameKey(partnerName)].join('|')
