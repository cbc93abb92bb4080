import { wordOf } from './part-words.ts'
import { roadChain } from './road-chain.ts'
import { roadWay } from './road-route.ts'
import { toldByTrucks } from './road-told.ts'
import type { TrackingMode } from './tracking-mode.ts'

/** Road: from stop to stop, through the border town; a truck is followed by its plate, and where its cargo was loaded over the other truck carries it on. */
export const road: TrackingMode = {
  chain: roadChain,
  // Over a border a truck travels under its note.
  neededAtDeparture: ({ head: { truckWay } }) =>
    truckWay === 'DOM' ? ['truckPlate'] : ['truckPlate', 'consignmentNoteNo'],
  route: roadWay,
  told: { source: 'truck', by: toldByTrucks },
  partNoOf: (part) => wordOf(part, 'truckPlate'),
  movedInto(part) {
    const id = wordOf(part, 'reloadedIntoId')
    const at = part.reloadedAt
    return id === undefined ? undefined : { id, at: at ? new Date(at as Date | string) : undefined }
  },
  vehicleOf: (part) => wordOf(part, 'carriedOnBy') ?? wordOf(part, 'truckPlate'),
  rowOf({ head }, part, { truckType }, now = part) {
    const { truckTypeDomestic, truckTypeForeign, loadingDate } = head
    return {
      truckPlate: wordOf(part, 'truckPlate'),
      trailerPlate: wordOf(now, 'trailerPlate'),
      driverName: wordOf(now, 'driverName'),
      driverPhone: wordOf(now, 'driverPhone'),
      truckTypeDomestic: truckTypeDomestic ? truckType(truckTypeDomestic) : undefined,
      truckTypeForeign: truckTypeForeign ? truckType(truckTypeForeign) : undefined,
      loadingDate: wordOf(part, 'loadingDate') ?? loadingDate ?? undefined,
    }
  },
}
