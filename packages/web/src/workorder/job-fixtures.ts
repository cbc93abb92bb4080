import type { PartsOfLater } from './workorder-routes.tsx'

const jobId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
export const boxId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12'
const refused = { allowed: false, reason: 'shared.not-in-this-state' }

/** A job by rail as the wire brings it to its customer, before its cargo has arrived. */
export const sentJob = (changes: object = {}) => ({
  keyId: jobId,
  JobNoIn: 'JR2611-7K3QX',
  state: 'awaitingConfirmation',
  StateText: 'Waiting for confirmation',
  version: 5,
  BookingId: '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11',
  BookingNo: 'R261112-7K3QX',
  BookingMode: 'R',
  LoadType: 'FCL',
  BoxText: '1*40HQ',
  PortlCd: 'CNXIA',
  Portl: 'Xi’an',
  PortdCd: 'DEHAM',
  Portd: 'Hamburg',
  Etsh: '2026-11-18 20:00:00',
  Atd: '2026-11-18 21:40:00',
  Etad: '2026-12-03 10:00:00',
  Ata: '2026-12-03 10:00:00',
  PromEta: '2026-12-02 10:00:00',
  ReleaseState: 'released',
  Amounts: [{ Currcd: 'USD', Amount: '9780.00' }],
  OrderDt: '2026-11-12 09:31:00',
  SiState: 'final',
  DraftState: 'issued',
  CusOutState: 'released',
  CusInState: 'released',
  LegSeq: 1,
  TransType: 'ST-ST',
  SvTrafficId: 'R',
  RailBillType: 'ASNEEDED',
  ViaPlaces: [],
  GaugePlaces: [],
  Completion: { IssuedAt: '2026-12-04 08:00:00', DueAt: '2026-12-11 08:00:00', Note: 'All boxes collected' },
  Containers: [
    { keyId: boxId, SizeType: '40HQ', BoxOwner: 'C', Ctns: 420, Weight: '18640.000', Meas: '64.200', Warnings: [] },
  ],
  Packing: [],
  Charges: [],
  DocsDue: [],
  Collected: false,
  actions: [
    { name: 'confirm', allowed: true },
    { name: 'object', allowed: true },
  ],
  ...changes,
})

export const sentDeskJob = (changes: object = {}) =>
  sentJob({
    state: 'opened',
    StateText: 'Opened',
    version: 1,
    Atd: undefined,
    Ata: undefined,
    Completion: undefined,
    Mode: 'R',
    CusAbbrname: 'Haode',
    PayerCodes: [],
    Missing: ['containerNo'],
    QuotedLines: [],
    Margins: [],
    actions: [
      { name: 'issue', ...refused },
      { name: 'cancel', allowed: true },
    ],
    ...changes,
  })

const packed = {
  ...{
    keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a13',
    ConNo: 'CSQU3054383',
    GoodsName: 'Washing machines',
    HsCd: '845011',
  },
  ...{
    Ctns: 420,
    PackUnit: 'CT',
    PackageTypeLabel: 'Cartons',
    Weight: '18640.000',
    NetWeight: '17000.000',
    Meas: '64.200',
  },
}
const charged = {
  ...{ keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a14', CostCd: 'RAILF', CostName: 'Rail freight', Currcd: 'USD' },
  ...{
    Rate: '4890.0000',
    UnitCd: 'BOX',
    UnitLabel: 'container',
    Quantity: '2.000',
    Amount: '9780.00',
    RecordDate: '2026-11-15',
  },
  ...{ TaxWay: 'ZERO', TaxRate: '0.00', TaxAmount: '0.00', QuotedAmount: '9360.00', Difference: '420.00' },
}
const owed = {
  ...{ ...charged, keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a15', Rate: '4685.0000', Amount: '9370.00' },
  ...{ QuotedAmount: undefined, Difference: undefined, PartyName: 'Xi’an Rail Operator' },
}

export const filledDeskJob = (changes: object = {}) =>
  sentDeskJob({
    ...{ BookingNo: 'R261112-7K3QX', Packing: [packed], Margins: [{ Currcd: 'USD', Amount: '410.00' }] },
    Containers: [{ ...sentJob().Containers[0], ConNo: 'CSQU3054383', SealNo: 'KZ55120', Blno: 'SMGS-88' }],
    Charges: [
      { ...charged, Side: 'R', Locked: false },
      { ...owed, Side: 'P', Locked: false },
    ],
    ...changes,
  })

export const filledJob = (changes: object = {}) => {
  const { Packing, Containers } = filledDeskJob()
  return sentJob({ Packing, Containers, Charges: [charged], ...changes })
}

const drawsNothing = () => null

/** The pages of work orders with nothing in them that a later area draws. */
export const withoutParts: PartsOfLater = {
  ofJob: async () => ({ Receipt: drawsNothing, Draft: drawsNothing, Instruction: drawsNothing, Papers: drawsNothing }),
  ofDeskJob: async () => ({
    Receipt: drawsNothing,
    Instruction: drawsNothing,
    Papers: drawsNothing,
    Release: ({ children }) => children([]),
  }),
}
