import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { call } from '../../platform/api.ts'
import { trackingColumns as c, optionalColumns } from '../list/tracking-columns.tsx'
import { vesselOf } from '../tracking-words.ts'
import { boxEvents } from './box-events.ts'
import { boxWords } from './part-words.ts'
import type { TrackingModeView } from './tracking-mode-view.ts'

/** The specification's set «freight transport, sea», from port to port. */
export const sea: TrackingModeView = {
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
  events: boxEvents,
  partWords: boxWords,
  findPlaces: (key, signal) => call(referenceEndpoints.seaPorts, { key }, { signal }),
}
