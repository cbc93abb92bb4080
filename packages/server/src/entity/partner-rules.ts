import type { PartnerKind, PartnerService } from '@landbridge/contract/entity/local-partner'
import type { PlaceMode } from '@landbridge/contract/reference/place'
import { clauseList } from '@landbridge/contract/shared/word-list'
import { type LocalPartner, nameKey } from './local-partner.ts'

type WantedPartner = {
  kind: PartnerKind
  placeMode: PlaceMode
  placeCode: string | null | undefined
  service?: PartnerService
}

/** The partner of a kind and service at a place: the first choice, else the only one; none if ambiguous. */
function partnerAt(
  partners: readonly LocalPartner[],
  { kind, placeMode, placeCode, service }: WantedPartner,
): LocalPartner | undefined {
  const onLane = partners.filter(
    (one) => one.active && one.partnerKind === kind && one.placeMode === placeMode && one.placeCode === placeCode,
  )
  const serving = onLane.filter(({ services }) => !service || services.length === 0 || services.includes(service))
  return serving.find(({ preferred }) => preferred) ?? (serving.length === 1 ? serving[0] : undefined)
}

/** The one that a job or a booking names in words, of those that we work with. */
const partnerCalled = (
  partners: readonly LocalPartner[],
  { kind, placeMode, placeCode }: Omit<WantedPartner, 'service'>,
  name: string,
): LocalPartner | undefined =>
  partners.find(
    (one) =>
      one.active &&
      one.partnerKind === kind &&
      one.placeMode === placeMode &&
      one.placeCode === placeCode &&
      nameKey(one.partnerName) === nameKey(name),
  )

/** Those of our partners that a job meets: the agent who hands the cargo out, the terminals that it names, the depots of its empties. */
export type LocalPartners = Partial<
  Record<'agent' | 'loadTerminal' | 'dischargeTerminal' | 'pickUpDepot' | 'returnDepot', LocalPartner>
>

export type PartnerPlaces = {
  placeMode: PlaceMode
  originCode: string | null | undefined
  destinationCode: string | null | undefined
  loadTerminal?: string | undefined
  dischargeTerminal?: string | undefined
}

/** The partners on a lane. A terminal that was named is that one; without a name the first choice of its place. */
export function partnersOnLane(partners: readonly LocalPartner[], lane: PartnerPlaces): LocalPartners {
  const { placeMode, originCode, destinationCode } = lane
  const at = (placeCode: PartnerPlaces['originCode'], kind: PartnerKind, service?: PartnerService) =>
    partnerAt(partners, { kind, placeMode, placeCode, ...(service && { service }) })
  const terminal = (placeCode: PartnerPlaces['originCode'], service: PartnerService, name: string | undefined) =>
    name
      ? partnerCalled(partners, { kind: 'terminal', placeMode, placeCode }, name)
      : at(placeCode, 'terminal', service)
  const found = {
    agent: at(destinationCode, 'agent'),
    loadTerminal: terminal(originCode, 'LOAD', lane.loadTerminal),
    dischargeTerminal: terminal(destinationCode, 'DISCHARGE', lane.dischargeTerminal),
    pickUpDepot: at(originCode, 'depot', 'PICKUP'),
    returnDepot: at(destinationCode, 'depot', 'RETURN'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined))
}

/** A partner as bills and waybills name it: name, address and numbers under each other. */
export function partnerOnBill(partner: LocalPartner): string {
  const { partnerName, localName, partnerAddress, partnerPhone, partnerEmail, eoriNo, taxNo } = partner
  const numbers = clauseList([partnerPhone, partnerEmail, taxNo, eoriNo && `EORI ${eoriNo}`], 'en')
  return [[partnerName, localName].filter(Boolean).join(' '), partnerAddress, numbers].filter(Boolean).join('\n')
}

/** The partner with its hours, for whoever goes there; papers do not say what it does for us. */
export const wholePartner = (partner: LocalPartner): string =>
  [partnerOnBill(partner), partner.openingHours].filter(Boolean).join('\n')
