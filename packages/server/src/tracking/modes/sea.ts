import { seaAreaAt } from '../../reference/index.ts'
import { followedByBox } from '../way/tracking-mode.ts'
import { seaChain } from './sea-chain.ts'
import { seaLane } from './sea-route.ts'

/** Sea: from port to port, over the ports where the box changes vessels; the vessel stands at the head of the job. */
export const sea = followedByBox({
  fastestKmh: 75,
  chain: seaChain,
  neededAtDeparture: () => ['containerNo', 'sealNos', 'vgmKg'],
  route: seaLane,
  areaAt: seaAreaAt,
  rowOf: ({ masterBillNo, head }, _, { place, written }) => ({
    masterBillNo: masterBillNo ?? undefined,
    vessel: head.vessel ?? undefined,
    carrierName: head.carrierName ? written(head.carrierName) : undefined,
    transhipPortName: head.viaPlaces?.map(({ placeCode }) => place(placeCode)).join(', ') || undefined,
  }),
})
