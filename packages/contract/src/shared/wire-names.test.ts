import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wireNameOf, wireNames, wireNamesWithin } from './wire-names.ts'

/** Names of the specification, each with the trade's word that it stands for inside. */
const specification = {
  originName: 'Portl',
  originCode: 'PortlCd',
  destinationName: 'Portd',
  destinationCode: 'PortdCd',
  bookingNo: 'BookingNo',
  customerReference: 'ProxyNo',
  jobNo: 'JobNoIn',
  containerNo: 'ConNo',
  containerType: 'SizeType',
  sealNos: 'SealNo',
  packages: 'Ctns',
  grossWeightKg: 'Weight',
  volumeM3: 'Meas',
  houseBillNo: 'Blno',
  masterBillNo: 'MBlno',
  flightDate: 'FlyDate',
  airline: 'Airways',
  truckPlate: 'TruckNo',
  driverName: 'Driver',
  driverPhone: 'DriverTel',
  trailerPlate: 'Trailer',
  loadingDate: 'LoadDate',
  truckTypeDomestic: 'CatTypeIn',
  truckTypeForeign: 'CatTypeOut',
  actualPieces: 'RealRcp',
  actualGrossWeightKg: 'RealGsWeight',
  etd: 'Etsh',
  eta: 'Etad',
  atd: 'Atd',
  ata: 'Ata',
  orderedAt: 'OrderDt',
  chargeName: 'CostName',
  currency: 'Currcd',
  exchangeRate: 'ChgRate',
  unit: 'UnitCd',
  quantity: 'Quantity',
  unitPrice: 'Rate',
  amount: 'Amount',
  recordedOn: 'RecordDate',
  statementNo: 'DunNo',
  originalAmount: 'OrinAmount',
  originalCurrency: 'OrinCurcd',
  paidAmount: 'Ysje',
  outstandingAmount: 'Whje',
  invoiceState: 'InvoState',
  invoiceNo: 'InvoNo',
  invoiceTitle: 'InvoHeader',
  invoiceNature: 'InvoiceNature',
  bookingState: 'OmsState',
  stateLabel: 'StateText',
  trackLabel: 'TrackText',
  customerShortName: 'CusAbbrname',
  warehouseName: 'WhoName',
  createdBy: 'Creator',
  transportType: 'TransType',
  serviceModeId: 'SvTrafficId',
  locatedAt: 'LocationTime',
  hasFeederLeg: 'blFed',
  salesperson: 'Saler',
  salespersonId: 'SalerId',
  emptyPickUpPlace: 'PickConPlace',
  emptyReturnPlace: 'ReturnPlace',
  remark: 'Remark',
  chargeableWeightKg: 'ChgWeight',
  id: 'keyId',
  state: 'state',
}

it.each(Object.entries(specification))('%s crosses the wire as %s', (ours, theirs) =>
  expect(wireNameOf(ours)).toBe(theirs),
)

it('reads the columns of the price lists under the specification’s names', () => {
  expect(['coc20Gp', 'coc40Hq', 'soc45Hq', 'soc40Rf'].map((column) => wireNameOf(column))).toEqual([
    'Coc20Gp',
    'Coc40Hq',
    'Soc45Hq',
    'Soc40Rf',
  ])
})

describe('a name that the dictionary does not hold', () => {
  const name = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,12}$/).filter((one) => !(one in wireNames))

  it('crosses in PascalCase, and no two of them meet', () => {
    const pascal = fc.property(name, name, (one, other) => {
      expect(wireNameOf(one)).toBe(one.charAt(0).toUpperCase() + one.slice(1))
      if (one !== other) expect(wireNameOf(one)).not.toBe(wireNameOf(other))
    })
    fc.assert(pascal)
  })
})

describe('the dictionary', () => {
  /** One name stands for two things only where one of them is a list of the other. */
  const shared = [
    ['containerNo', 'containerNos'],
    ['truckPlate', 'truckPlates'],
    ['trailerPlate', 'trailerPlates'],
    ['driverName', 'driverNames'],
    ['driverPhone', 'driverPhones'],
    ['houseBillNo', 'consignmentNoteNo'],
  ]

  it('gives every thing a name of its own', () => {
    const byWire = Map.groupBy(Object.entries(wireNames), ([, theirs]) => theirs)
    const twice = [...byWire].filter(([, all]) => all.length > 1).map(([, all]) => all.map(([ours]) => ours))
    const unlike = twice.filter((names) => !shared.some((pair) => names.every((name) => pair.includes(name))))
    expect(unlike).toEqual([])
  })

  it('says in a schema only what is otherwise there', () => {
    const idle = Object.entries(wireNamesWithin).flatMap(([schema, names]) =>
      Object.entries(names).flatMap(([ours, theirs]) => (wireNameOf(ours) === theirs ? [`${schema}.${ours}`] : [])),
    )
    expect(idle).toEqual([])
  })
})
