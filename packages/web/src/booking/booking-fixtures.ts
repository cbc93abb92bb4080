import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { blankForm } from '@landbridge/contract/booking/form/form-defaults'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { type Answer, listed, type Sent, servePortal } from '../testing/portal.ts'

export const bookingId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const lineId = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const userId = '0b7a4a5c-7f7c-4f6f-8a4e-7c0c5b1d9e11'

const place = (code: string, name: string) => ({
  label: name,
  value: code,
  PortCd: code,
  PortName: name,
  PortNameChs: name,
  PortNameCht: name,
  PortNameEng: name,
  PortNameRus: name,
  PortNameChn: name,
  Mode: 'RAIL',
  CommonPortl: 'T',
  CommonDest: 'T',
  py: '',
  CountryCd: code.slice(0, 2),
  Routes: [],
  Lat: 1,
  Lon: 1,
  TimeZone: 'Asia/Shanghai',
})

export const user = {
  Id: 'session',
  UserId: userId,
  RealName: 'Chen Min',
  Phone: '+8613892745510',
  Emails: ['chen.min@haode.example'],
  role: 'customer',
  CustomerState: 2,
  CompanyRole: 'owner',
  SecondFactorDue: false,
  Permissions: [],
  Saler: 'Li Na',
  SalerId: userId,
  Customer: {
    keyId: userId,
    Name: 'Haode',
    ShortName: 'Haode',
    BillingPer: 'month',
    state: 'certified',
    State: 2,
    version: 1,
    actions: [],
    SettleCurrcd: 'USD',
  },
}

export const receipt = (changes: object = {}) => ({
  success: true,
  data: { keyId: bookingId, state: 'draft', StateText: 'Draft', version: 1, actions: [], ...changes },
})

/** A form with everything that a submit needs. */
const complete: BookingForm = {
  ...blankForm('R.FCL'),
  direction: 'E',
  originCode: 'CNXIA',
  originName: "Xi'an",
  destinationCode: 'DEHAM',
  destinationName: 'Hamburg',
  readyDate: '2031-02-03',
  wantedDate: '2031-02-05',
  exportCustomsBy: 'OWN',
  importCustomsBy: 'OWN',
  transitType: 'NONE',
  settleCurrency: 'USD',
  agreeTerms: true,
  contactName: 'Chen Min',
  contactPhone: '+8613892745510',
  goods: [
    {
      goodsName: 'Washing machines',
      categoryId: '0101',
      hsCode: '845011',
      packages: 420,
      packageType: 'CT',
      grossWeightKg: '18640',
    },
  ],
  boxes: [
    {
      containerType: '40HQ',
      containerQty: 1,
      containerOwner: 'C',
      containerCargoKg: '18640',
      stuffingPlace: 'STATION',
    },
  ],
  parties: [{ partyType: 'SHP', partyName: 'Haode Appliance', countryCd: 'CN' }],
}
const completeForm = bookingCalls('R').create.wire.input.encode({ ...complete, submit: false }) as object

const surroundings = {
  SavedAt: '2031-01-15 10:00:00',
  Revision: 1,
  Route: [
    { StopKind: 'origin', PortCd: 'CNXIA', PlaceName: "Xi'an", PlannedAt: '2031-02-05 12:00:00', IsPast: 'F' },
    {
      StopKind: 'destination',
      PortCd: 'DEHAM',
      PlaceName: 'Hamburg',
      PlannedAt: '2031-02-20 12:00:00',
      IsPast: 'F',
    },
  ],
  Cutoffs: [],
  ToQuote: 'F',
  DocsDue: [],
  ReturnedFields: [],
  Missing: [],
  Warnings: [],
  Events: [],
  Requests: [],
  JobNos: [],
  ConNo: [],
}

export const booking = (changes: object = {}) => ({
  success: true,
  data: {
    ...completeForm,
    ...surroundings,
    keyId: bookingId,
    BookingNo: 'R310115-7K3QX',
    OrderDt: '2031-01-15 10:00:00',
    state: 'submitted',
    StateText: 'Submitted',
    version: 3,
    actions: [],
    ...changes,
  },
})

/** A draft has no number and is not ordered yet. */
export const draftBooking = (changes: object = {}) => {
  const { BookingNo, OrderDt, ...data } = booking().data
  return { success: true, data: { ...data, state: 'draft', StateText: 'Draft', version: 1, ...changes } }
}

export const row = (changes: object = {}) => ({
  keyId: bookingId,
  BookingNo: 'R310115-7K3QX',
  state: 'shipped',
  StateText: 'Shipped',
  version: 3,
  PortlCd: 'CNXIA',
  Portl: "Xi'an",
  PortdCd: 'DEHAM',
  Portd: 'Hamburg',
  BoxText: '2*40HQ/1*20GP',
  GoodsName: 'Washing machines',
  SavedAt: '2031-01-15 10:00:00',
  OrderDt: '2031-01-15 10:00:00',
  ...changes,
})

const terms = {
  keyId: lineId,
  LegType: 'Q',
  LineNo: 'R004',
  PortlCd: 'CNXIA',
  Portl: "Xi'an",
  PortdCd: 'DEHAM',
  Portd: 'Hamburg',
  Stops: [],
  Currcd: 'USD',
  TransitDaysMin: 14,
  TransitDaysMax: 16,
  SiCutoffHours: 72,
  CargoCutoffHours: 48,
  CustomsCutoffHours: 24,
  WeightLimits: [],
  FreeDays: 10,
  PickUpPlaces: [],
  ReturnPlaces: [],
  Included: [],
  NotIncluded: [],
  ValidFrom: '2031-01-01',
  ValidTo: '2031-01-25',
  Sample: true,
}

/** A line that prices the lane, and what one box costs on it. */
export const priceRow = {
  ...terms,
  Parts: [],
  TariffCurrency: 'USD',
  Coc40Hq: '4480.00',
  Weekdays: [1],
  Departures: [],
}
export const quote = {
  ...terms,
  Parts: [
    {
      ...{ LegType: 'M', PortlCd: 'CNXIA', Portl: "Xi'an", PortdCd: 'DEHAM', Portd: 'Hamburg' },
      ...{ TransitDaysMin: 14, TransitDaysMax: 16 },
    },
  ],
  Revision: 1,
  Charges: [
    {
      Section: 'main',
      CostCd: 'RAILF',
      CostName: 'Rail freight',
      SizeType: '40HQ',
      BoxOwner: 'C',
      UnitCd: 'BOX',
      UnitName: 'Box',
      Quantity: '1',
      Rate: '4480',
      Currcd: 'USD',
      Amount: '4480.00',
      ChgRate: '1',
      ConvertedAmount: '4480.00',
    },
  ],
  Totals: [{ Currcd: 'USD', Amount: '4480.00' }],
  Amount: '4480.00',
  PricedOn: '2031-01-15',
  PricedFor: '2031-01-15',
  Warnings: [],
}

const standing: Record<string, Answer> = {
  'user-info': { success: true, data: user },
  'railport-query': { success: true, data: [place('CNXIA', "Xi'an"), place('DEHAM', 'Hamburg')] },
  'category-list': listed(),
  'dialog-mySalerlist': { success: true, data: { Items: [] } },
  'railpricefcl-list': listed(),
  'multitrainfrequency-list': listed(),
  'order-template': listed(),
}

/** A server that answers by path; everything that was sent can be looked at. */
export const serve = (answers: Readonly<Record<string, Answer>> = {}): Sent[] =>
  servePortal({ ...answers, ...standing, ...answers })
