import type { DepartureView } from '@landbridge/contract/pricing/departure'
import { type Departure, isOpen, spaceText } from './space-rules.ts'

/** A departure as a reader sees it, with the zones that its times are read in. */
export function departureViewOf(departure: Departure, now: Date): DepartureView {
  const { originZone, destinationZone, spaces } = departure
  return {
    id: departure.id,
    trainNo: departure.trainNo,
    trainOperator: departure.trainOperator,
    originCode: departure.originCode,
    destinationCode: departure.destinationCode,
    entryPortCode: departure.entryPortCode,
    departsOn: departure.departsOn,
    etd: departure.etd,
    etdTz: originZone,
    eta: departure.eta,
    etaTz: destinationZone,
    siCutoff: departure.siCutoff,
    cargoCutoff: departure.cargoCutoff,
    customsCutoff: departure.customsCutoff,
    cutoffTz: originZone,
    spaces,
    spaceText: spaceText(spaces.map(({ containerType, surplus }) => ({ containerType, boxes: surplus }))),
    slotsTotal: departure.slotsTotal,
    slotsLeft: departure.slotsLeft,
    isOpen: isOpen(departure, now),
  }
}
