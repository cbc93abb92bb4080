import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { milestoneEvents } from '@landbridge/contract/shared/milestones'
import { call } from '../../platform/api.ts'
import { trackingColumns as c, optionalColumns } from '../list/tracking-columns.tsx'
import { borderEvents, boxEvents } from './box-events.ts'
import { boxWords } from './part-words.ts'
import type { TrackingModeView } from './tracking-mode-view.ts'

/** The specification's set «freight transport, rail», from station to station. */
export const rail: TrackingModeView = {
  name: 'tracking.mode-R',
  listId: 'tracking-rail',
  searchedBy: 'tracking.search',
  columns: [
    c.box,
    c.size,
    c.job,
    c.lane,
    c.event,
    c.located,
    c.departure,
    c.arrival,
    c.state,
    ...optionalColumns([
      c.booking,
      c.reference,
      c.note,
      c.train,
      c.wagon,
      c.seal,
      c.promised,
      c.freeDay,
      c.kilometres,
      c.remark,
    ]),
  ],
  carriageFacts: () => [],
  endKind: 'station',
  placeWord: 'tracking.station',
  sources: ['train', 'terminal', 'truck'],
  events: milestoneEvents.filter((event) => [...boxEvents, ...borderEvents].includes(event)),
  partWords: boxWords,
  findPlaces: (key, signal) => call(referenceEndpoints.railPorts, { key }, { signal }),
}
