import { bookingEntityEndpoints } from '@landbridge/contract/booking/booking-entity-endpoints'
import { billDeskEndpoints, billEndpoints } from '@landbridge/contract/paper/bill/bill-endpoints'
import type { BillView, JobBillsView } from '@landbridge/contract/paper/bill/bill-views'
import { filingDeskEndpoints, filingEndpoints } from '@landbridge/contract/paper/filing/filing-endpoints'
import { answer } from '../testing/portal.ts'

/** The house bill of a work order, of three originals that are out. */
export const billOf = (changes: Partial<BillView> = {}): BillView => ({
  billSeq: 1,
  setNo: 1,
  level: 'house',
  releaseKind: 'OBL',
  billNo: 'HR2611-7K3QX',
  billState: 'issued',
  stateLabel: 'Issued',
  isToOrder: false,
  draftVersion: 1,
  originals: 3,
  isSwitched: false,
  isLive: true,
  deeds: [],
  actions: [],
  ...changes,
})

export const billsOfJob = (...bills: BillView[]): JobBillsView => ({
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  jobNo: 'JR2611-7K3QX',
  version: 1,
  holds: [],
  bills,
})

const noFilings = { id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10', jobNo: 'JR2611-7K3QX', version: 1, filings: [] }

/** The calls of a work order's page about its bills and filings, where a story is not about them. */
export const aroundBills = [
  answer(bookingEntityEndpoints.show, {
    id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
    version: 1,
    entityId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11',
    entityName: 'Landbridge',
    settled: true,
    choices: [],
  }),
  answer(billEndpoints.show, billsOfJob()),
  answer(billDeskEndpoints.show, billsOfJob()),
  answer(filingEndpoints.show, noFilings),
  answer(filingDeskEndpoints.show, noFilings),
]
