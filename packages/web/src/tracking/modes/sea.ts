import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { type MilestoneEvent, milestoneEvents } from '@landbridge/contract/shared/milestones'
import { call } from '../../platform/api.ts'
import { trackingColumns as c, optionalColumns } from '../list/tracking-columns.tsx'
import { vesselOf } from '../tracking-words.ts'
import type { TrackingMode } from './tracking-mode.ts'

/** What happens where trains cross a border, and to no vessel. */
const atBorders: readonly MilestoneEvent[] = ['ARRI-border', 'RELO', 'CROS']

/** The specification's set «freight transport, sea», from port to port. */
export const sea: TrackingMode = {
  name: 'tracking.mode-S',
  listId: 'tracking-sea',
  searchedBy: 'tracking.search-S',
  columns: [
    c.box,
    c.size,
    c.masterBill,
    c.vessel,
    c.lane,
    c.event,
    c.located,
    c.departure,
    c.arrival,
    c.freeDay,
    c.state,
    ...optionalColumns([
      c.job,
      c.booking,
      c.reference,
      c.houseBill,
      c.seal,
      c.transhipPort,
      c.carrier,
      c.promised,
      c.remark,
    ]),
  ],
  carriageFacts: (box) => [
    ['tracking.vessel', vesselOf(box)],
    ['tracking.master-bill', box.masterBillNo],
    ['tracking.house-bill', box.houseBillNo],
  ],
  endKind: undefined,
  placeWord: 'tracking.port',
  sources: ['vessel', 'terminal', 'truck'],
  events: milestoneEvents.filter((event) => !atBorders.includes(event)),
  findPlaces: (key, signal) => call(referenceEndpoints.seaPorts, { key }, { signal }),
}
