import { wordOf } from './part-words.ts'
import { roadChain } from './road-chain.ts'
import { roadWay } from './road-route.ts'
import type { ListedPart, TrackingMode } from './tracking-mode.ts'

/** Road: from stop to stop, through the border town; a truck is followed by its plate, and where the cargo was reloaded the new truck carries it now. */
export const road: TrackingMode = {
  chain: roadChain,
  neededAtDeparture: ['truckPlate', 'consignmentNoteNo'],
  route: roadWay,
  partNoOf: (part) => wordOf(part, 'truckPlate'),
  vehicleOf: (part) => wordOf(part, 'truckPlate'),
  rowOf: (_, part, { truckType }) => ({
    truckPlate: wordOf(part, 'truckPlate'),
    trailerPlate: wordOf(part, 'trailerPlate'),
    driverName: wordOf(part, 'driverName'),
    driverPhone: wordOf(part, 'driverPhone'),
    truckTypeDomestic: typeNamed(part, 'truckTypeDomestic', truckType),
    truckTypeForeign: typeNamed(part, 'truckTypeForeign', truckType),
    loadingDate: wordOf(part, 'loadingDate'),
  }),
}

function typeNamed(part: ListedPart, name: string, truckType: (type: string) => string): string | undefined {
  const type = wordOf(part, name)
  return type && truckType(type)
}
