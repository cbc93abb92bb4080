import type { PartnerKind, PartnerService } from '@landbridge/contract/entity/local-partner'
import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { TextKey } from '../../platform/text.tsx'

export const kindWords = {
  agent: 'entity.kind-agent',
  terminal: 'entity.kind-terminal',
  depot: 'entity.kind-depot',
} as const satisfies Record<PartnerKind, TextKey>

export const serviceWords = {
  DO: 'entity.service-DO',
  OBL: 'entity.service-OBL',
  TLX: 'entity.service-TLX',
  AWB: 'entity.service-AWB',
  CUS: 'entity.service-CUS',
  LOAD: 'entity.service-LOAD',
  DISCHARGE: 'entity.service-DISCHARGE',
  PICKUP: 'entity.service-PICKUP',
  RETURN: 'entity.service-RETURN',
} as const satisfies Record<PartnerService, TextKey>

export const placeModeWords = {
  RAIL: 'reference.mode-rail',
  SEA: 'reference.mode-sea',
  AIR: 'reference.mode-air',
  TRUCK: 'reference.mode-truck',
} as const satisfies Record<PlaceMode, TextKey>
