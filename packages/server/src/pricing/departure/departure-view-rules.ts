import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { Departure } from '../price/departure-row.ts'
import { isOpen, spaceText } from './space-rules.ts'

export function departureViewOf(
  departure: Departure,
  now: Date,
  names: { carrier(code: string): string },
): DepartureView {
  const { originZone, destinationZone, spaces } = departure
  return {
    id: departure.id,
    departureNo: departure.departureNo,
    operator: departure.operator,
    carrierCode: departure.carrierCode,
    carrierName: departure.carrierCode && names.carrier(departure.carrierCode),
    vessel: departure.vessel,
    serviceCode: departure.serviceCode,
    originCode: departure.originCode,
    destinationCode: departure.destinationCode,
    entryPortCode: departure.entryPortCode,
    departsOn: departure.departsOn,
    etd: departure.etd,
    etdZone: originZone,
    eta: departure.eta,
    etaZone: destinationZone,
    siCutoff: departure.siCutoff,
    cargoCutoff: departure.cargoCutoff,
    customsCutoff: departure.customsCutoff,
    vgmCutoff: departure.vgmCutoff,
    filingCutoff: departure.filingCutoff,
    cutoffZone: originZone,
    spaces: spaces.map(({ equipment, total, surplus }) => ({ containerType: equipment, total, surplus })),
    spaceText: spaceText(spaces.map(({ equipment, surplus }) => ({ containerType: equipment, boxes: surplus }))),
    slotsTotal: departure.capacity,
    slotsLeft: departure.capacityLeft,
    isOpen: isOpen(departure, now),
  }
}
