import { boxNoOf } from './part-words.ts'
import { railChain } from './rail-chain.ts'
import { railCorridor } from './rail-route.ts'
import type { TrackingMode } from './tracking-mode.ts'

/** Rail: over the drawn corridors, from border to border; the wagon furthest along carries the box. */
export const rail: TrackingMode = {
  chain: railChain,
  neededAtDeparture: () => ['containerNo', 'sealNos', 'consignmentNoteNo'],
  route: railCorridor,
  partNoOf: boxNoOf,
  rowOf: () => ({}),
  vehicleOf({ wagonNo, wagonNo1520, wagonNoEurope }) {
    const newest = wagonNoEurope ?? wagonNo1520 ?? wagonNo
    return typeof newest === 'string' ? newest : undefined
  },
}
