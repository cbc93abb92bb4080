import { trackingColumns as c, optionalColumns } from '../tracking-columns.tsx'
import { boxEvents } from './box-events.ts'
import { vesselOf } from './carriage-words.ts'
import { trackingView } from './tracking-mode-view.ts'

export const sea = trackingView('sea', {
  columns: [
    c.box,
    c.size,
    c.masterBill,
    { key: 'Vessel', title: 'tracking.vessel', render: (row) => vesselOf(row) },
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
  events: boxEvents,
})
