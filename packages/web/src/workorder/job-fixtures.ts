import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { ChargeDeskView, ChargeView } from '@landbridge/contract/charge/charge-line'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import type { PackingView } from '@landbridge/contract/packing/packing-list'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import type { JobDeskDetail, JobDeskRow, JobDetail, JobRow } from '@landbridge/contract/workorder/job-view'
import { at, pageOf } from '../testing/answers.ts'
import { emptyLists } from '../testing/look-ups.ts'
import { answer, type CallAnswer } from '../testing/portal.ts'
import type { LaterParts } from './workorder-routes.tsx'

const jobId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
export const boxId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12'
export type JobOfMode = Partial<Omit<JobDetail, 'charges' | 'containers'> & Pick<JobDeskDetail, 'containers'>>

const box: JobDeskDetail['containers'][number] = {
  id: boxId,
  containerType: '40HQ',
  containerOwner: 'C',
  packages: 420,
  grossWeightKg: '18640.000',
  volumeM3: '64.200',
  warnings: [],
}
const refused = { allowed: false, reason: 'shared.not-in-this-state' }

/** A job by rail as its customer sees it, before its cargo has arrived. */
export const jobOf = (changes: Partial<JobDetail> = {}): JobDetail => ({
  id: jobId,
  jobNo: 'JR2611-7K3QX',
  state: 'awaitingConfirmation',
  stateLabel: 'Waiting for confirmation',
  version: 5,
  bookingId: '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11',
  bookingNo: 'R261112-7K3QX',
  bookingMode: 'R',
  loadType: 'FCL',
  boxText: '1*40HQ',
  originCode: 'CNXIA',
  originName: 'Xi’an',
  destinationCode: 'DEHAM',
  destinationName: 'Hamburg',
  etd: at('2026-11-18 20:00:00'),
  atd: at('2026-11-18 21:40:00'),
  eta: at('2026-12-03 10:00:00'),
  ata: at('2026-12-03 10:00:00'),
  promisedEta: at('2026-12-02 10:00:00'),
  releaseState: 'released',
  amounts: [{ currency: 'USD', amount: '9780.00' }],
  orderedAt: at('2026-11-12 09:31:00'),
  siState: 'final',
  billState: 'issued',
  holds: [],
  exportCustomsState: 'released',
  importCustomsState: 'released',
  legSeq: 1,
  transportType: 'Q',
  serviceTerm: 'ST-ST',
  serviceModeId: 'R',
  railBillType: 'ASNEEDED',
  viaPlaces: [],
  gaugePlaces: [],
  completion: { issuedAt: at('2026-12-04 08:00:00'), dueAt: at('2026-12-11 08:00:00'), note: 'All boxes collected' },
  containers: [box],
  packing: [],
  charges: [],
  othersCharges: [],
  documentsDue: [],
  collected: false,
  actions: [
    { name: 'confirm', allowed: true },
    { name: 'object', allowed: true },
  ],
  ...changes,
})

/** The same as the desk has it once it is opened. */
export const deskJobOf = (changes: Partial<JobDeskDetail> = {}): JobDeskDetail => {
  const { charges, completion, atd, ata, ...job } = jobOf()
  return {
    ...job,
    state: 'opened',
    stateLabel: 'Opened',
    version: 1,
    mode: 'R',
    customerShortName: 'Haode',
    payerCodes: [],
    missing: ['containerNo'],
    quotedLines: [],
    margins: [],
    charges: [],
    actions: [
      { name: 'issue', ...refused },
      { name: 'cancel', allowed: true },
    ],
    ...changes,
  }
}

export const deskRowOf = (changes: Partial<JobDeskRow> = {}): JobDeskRow => ({
  ...deskJobOf(),
  chargeCount: 0,
  ...changes,
})

export const jobRowOf = (changes: Partial<JobRow> = {}): JobRow => ({ ...jobOf(), ...changes })

const packed: PackingView = {
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a13',
  containerNo: 'CSQU3054383',
  goodsName: 'Washing machines',
  hsCode: '845011',
  packages: 420,
  packageType: 'CT',
  packageTypeLabel: 'Cartons',
  grossWeightKg: '18640.000',
  netWeightKg: '17000.000',
  volumeM3: '64.200',
}
const charged: ChargeView = {
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a14',
  chargeCode: 'RAILF',
  chargeName: 'Rail freight',
  currency: 'USD',
  unitPrice: '4890.0000',
  unit: 'BOX',
  unitLabel: 'container',
  quantity: '2.000',
  amount: '9780.00',
  recordedOn: '2026-11-15',
  taxWay: 'ZERO',
  taxRate: '0.00',
  taxAmount: '0.00',
  quotedAmount: '9360.00',
  difference: '420.00',
}
const owed: Omit<ChargeDeskView, 'side' | 'locked' | 'isOthers'> = {
  ...charged,
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a15',
  unitPrice: '4685.0000',
  amount: '9370.00',
  quotedAmount: undefined,
  difference: undefined,
  partyName: 'Xi’an Rail Operator',
}

export const filledDeskJob = (changes: Partial<JobDeskDetail> = {}): JobDeskDetail =>
  deskJobOf({
    bookingNo: 'R261112-7K3QX',
    packing: [packed],
    margins: [{ currency: 'USD', amount: '410.00' }],
    containers: [{ ...box, containerNo: 'CSQU3054383', sealNos: ['KZ55120'], consignmentNoteNo: 'SMGS-88' }],
    charges: [
      { ...charged, side: 'R', locked: false, isOthers: false },
      { ...owed, side: 'P', locked: false, isOthers: false },
    ],
    ...changes,
  })

export const filledJob = (changes: Partial<JobDetail> = {}): JobDetail => {
  const { packing, containers } = filledDeskJob()
  return jobOf({ packing, containers, charges: [charged], ...changes })
}

/** Calls that pages and dialogs of a job make beside its own, for tests in which nothing hangs on them. */
export const aroundJobs: readonly CallAnswer[] = [
  ...emptyLists,
  answer(documentEndpoints.list, []),
  answer(favouriteEndpoints.list, pageOf()),
  answer(bookingDeskEndpoints.operators, { items: [] }),
]

const drawsNothing = () => null

/** The pages of work orders with nothing in them that a later area draws. */
export const withoutParts: LaterParts = {
  ofJob: async () => ({
    Receipt: drawsNothing,
    Draft: drawsNothing,
    Instruction: drawsNothing,
    Bills: drawsNothing,
    Papers: drawsNothing,
  }),
  ofDeskJob: async () => ({
    Receipt: drawsNothing,
    Instruction: drawsNothing,
    Bills: drawsNothing,
    Filings: drawsNothing,
    Papers: drawsNothing,
    Entity: drawsNothing,
    Release: ({ children }) => children([]),
  }),
}
