import { followedByBox } from '../way/tracking-mode.ts'
import { railChain } from './rail-chain.ts'
import { railCorridor } from './rail-route.ts'

/** Rail: over the drawn corridors, from border to border; the wagon furthest along carries the box. */
export const rail = followedByBox({
  fastestKmh: 220,
  chain: railChain,
  neededAtDeparture: () => ['containerNo', 'sealNos', 'consignmentNoteNo'],
  route: railCorridor,
  vehicleOf: ({ wagonNo, wagonNo1520, wagonNoEurope }) => wagonNoEurope ?? wagonNo1520 ?? wagonNo ?? undefined,
})
