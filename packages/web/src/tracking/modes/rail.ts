import { milestoneEvents } from '@landbridge/contract/shared/milestones'
import { trackingColumns as c, optionalColumns } from '../tracking-columns.tsx'
import { borderEvents, boxEvents } from './box-events.ts'
import { trackingView } from './tracking-mode-view.ts'

export const rail = trackingView('railway', {
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
      { key: 'TrainNo', title: 'tracking.train-no', render: (row) => row.departureNo },
      { key: 'WagonNo', title: 'tracking.wagon-no', render: (row) => row.wagonNo },
      c.seal,
      c.promised,
      c.freeDay,
      c.kilometres,
      c.remark,
    ]),
  ],
  events: milestoneEvents.filter((event) => [...boxEvents, ...borderEvents].includes(event)),
})
