import type { TrackingMode } from '../way/tracking-mode.ts'
import { roadChain } from './road-chain.ts'
import { reportedByTrucks } from './road-reports.ts'
import { roadWay } from './road-route.ts'

/** Road: stop to stop through the border town; a truck is followed by plate, and by the onward truck after reloading. */
export const road: TrackingMode = {
  fastestKmh: 150,
  chain: roadChain,
  // Over a border a truck travels under its note.
  neededAtDeparture: ({ head: { truckWay } }) =>
    truckWay === 'DOM' ? ['truckPlate'] : ['truckPlate', 'consignmentNoteNo'],
  route: roadWay,
  reported: { source: 'truck', by: reportedByTrucks },
  partNoOf: (part) => part.truckPlate || undefined,
  movedInto: ({ reloadedIntoId: id, reloadedAt }) => (id ? { id, at: reloadedAt ?? undefined } : undefined),
  vehicleOf: (part) => part.carriedOnBy || part.truckPlate || undefined,
  rowOf({ head }, part, { truckType }, now = part) {
    const { truckTypeDomestic, truckTypeForeign, loadingDate } = head
    return {
      truckPlate: part.truckPlate || undefined,
      trailerPlate: now.trailerPlate || undefined,
      driverName: now.driverName || undefined,
      driverPhone: now.driverPhone || undefined,
      truckTypeDomestic: truckTypeDomestic ? truckType(truckTypeDomestic) : undefined,
      truckTypeForeign: truckTypeForeign ? truckType(truckTypeForeign) : undefined,
      loadingDate: part.loadingDate || loadingDate || undefined,
    }
  },
}
