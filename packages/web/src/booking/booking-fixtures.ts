import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { type BookingEntityView, bookingEntityEndpoints } from '@landbridge/contract/booking/booking-entity-endpoints'
import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import type { BookingReceipt, PriceView } from '@landbridge/contract/booking/booking-views'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { blankForm } from '@landbridge/contract/booking/form/form-defaults'
import { type BookingDetail, bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import type { PriceQuote, PriceRow } from '@landbridge/contract/pricing/price'
import { priceCalls, pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { at, countedPage, me, pageOf, placeOf } from '../testing/answers.ts'
import { emptyLists } from '../testing/look-ups.ts'
import { answer, type CallAnswer, type Portal, type Reply, servePortal } from '../testing/portal.ts'

export const bookingId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const lineId = 'a2429e76-ec14-40cc-ac40-654387e6d92c'

export const rail = bookingCalls('R')
export const railPrices = priceCalls.railway

export const receipt = (changes: Partial<BookingReceipt> = {}): BookingReceipt => ({
  id: bookingId,
  state: 'draft',
  stateLabel: 'Draft',
  version: 1,
  actions: [],
  ...changes,
})

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

const route: BookingDetail['route'] = [
  { stopKind: 'origin', placeCode: 'CNXIA', placeName: "Xi'an", plannedAt: at('2031-02-05 12:00:00'), isPast: false },
  { stopKind: 'destination', placeCode: 'DEHAM', placeName: 'Hamburg', isPast: false },
].map((stop) => ({ plannedAt: at('2031-02-20 12:00:00'), ...stop }) as BookingDetail['route'][number])

const surroundings = {
  savedAt: at('2031-01-15 10:00:00'),
  revision: 1,
  route,
  cutoffs: [],
  toQuote: false,
  documentsDue: [],
  returnedFields: [],
  missing: [],
  warnings: [],
  events: [],
  requests: [],
  jobNos: [],
  containerNos: [],
}

/** A submitted booking by rail with everything that belongs to it. */
export const booking = (changes: Partial<BookingDetail> = {}): BookingDetail => ({
  ...complete,
  ...surroundings,
  id: bookingId,
  bookingNo: 'R310115-7K3QX',
  orderedAt: at('2031-01-15 10:00:00'),
  state: 'submitted',
  stateLabel: 'Submitted',
  version: 3,
  actions: [],
  ...changes,
})

export const deskBooking = (changes: Partial<DeskBookingDetail> = {}): DeskBookingDetail => ({
  ...booking(),
  customerId: bookingId,
  customerName: 'Haode',
  customerShortName: 'Haode',
  certification: 'certified',
  checks: [],
  revisions: [],
  ...changes,
})

/** A draft has no number and is not ordered yet. */
export const draftBooking = (changes: Partial<BookingDetail> = {}): BookingDetail => {
  const { bookingNo, orderedAt, ...data } = booking()
  return { ...data, state: 'draft', stateLabel: 'Draft', version: 1, ...changes }
}

export const row = (changes: Partial<BookingRow> = {}): BookingRow => ({
  id: bookingId,
  bookingNo: 'R310115-7K3QX',
  state: 'shipped',
  stateLabel: 'Shipped',
  version: 3,
  originCode: 'CNXIA',
  originName: "Xi'an",
  destinationCode: 'DEHAM',
  destinationName: 'Hamburg',
  boxText: '2*40HQ/1*20GP',
  goodsName: 'Washing machines',
  savedAt: at('2031-01-15 10:00:00'),
  orderedAt: at('2031-01-15 10:00:00'),
  ...changes,
})

/** The row of a draft, which has no number and is not ordered yet. */
export const draftRow = (changes: Partial<BookingRow> = {}): BookingRow => {
  const { bookingNo, orderedAt, ...draft } = row({ state: 'draft', stateLabel: 'Draft' })
  return { ...draft, ...changes }
}

const terms = {
  id: lineId,
  legType: 'Q',
  lineNo: 'R004',
  originCode: 'CNXIA',
  originName: "Xi'an",
  destinationCode: 'DEHAM',
  destinationName: 'Hamburg',
  stops: [],
  currency: 'USD',
  transitDaysMin: 14,
  transitDaysMax: 16,
  siCutoffHours: 72,
  cargoCutoffHours: 48,
  customsCutoffHours: 24,
  weightLimits: [],
  freeDays: 10,
  pickUpPlaces: [],
  returnPlaces: [],
  included: [],
  notIncluded: [],
  validFrom: '2031-01-01',
  validTo: '2031-01-25',
  sample: true,
} satisfies Partial<PriceRow & PriceQuote>

/** A line that prices the lane, and what one box costs on it. */
export const priceRow: PriceRow = {
  ...terms,
  parts: [],
  tariffCurrency: 'USD',
  coc40Hq: '4480.00',
  weekdays: [1],
  departures: [],
}
const charge: PriceQuote['charges'][number] = {
  section: 'main',
  chargeCode: 'RAILF',
  chargeName: 'Rail freight',
  containerType: '40HQ',
  containerOwner: 'C',
  unit: 'BOX',
  unitName: 'Box',
  quantity: '1',
  unitPrice: '4480',
  currency: 'USD',
  amount: '4480.00',
  exchangeRate: '1',
  convertedAmount: '4480.00',
  block: 'freight',
  payer: 'SHP',
}
export const quote: PriceQuote = {
  ...terms,
  parts: [
    {
      legType: 'M',
      originCode: 'CNXIA',
      originName: "Xi'an",
      destinationCode: 'DEHAM',
      destinationName: 'Hamburg',
      transitDaysMin: 14,
      transitDaysMax: 16,
    },
  ],
  revision: 1,
  charges: [charge],
  payerSums: [{ payer: 'SHP', currency: 'USD', amount: '4480.00' }],
  ownPayer: 'SHP',
  blocksOutside: [],
  totals: [{ currency: 'USD', amount: '4480.00' }],
  amount: '4480.00',
  pricedOn: '2031-01-15',
  pricedFor: '2031-01-15',
  warnings: [],
}

export const totalOf = (amount: string, changes: Partial<PriceView> = {}): PriceView => ({
  lines: [],
  totals: [{ currency: 'USD', amount }],
  ...changes,
})

/** The replies to a form that is kept or submitted, be it new or not. */
export const saved = (...replies: Reply<typeof rail.create>[]): CallAnswer[] => [
  answer(rail.create, ...replies),
  answer(rail.change, ...replies),
]

/** One of our companies carries the booking, as the rules say. */
const carriedBy: BookingEntityView = {
  id: bookingId,
  version: 3,
  entityName: 'Landbridge Shanghai',
  settled: false,
  choices: [],
}

const standing: readonly CallAnswer[] = [
  ...emptyLists,
  answer(customerEndpoints.userInfo, me()),
  answer(referenceEndpoints.railPorts, [placeOf('CNXIA', "Xi'an"), placeOf('DEHAM', 'Hamburg')]),
  answer(customerEndpoints.salespeople, { items: [] }),
  answer(railPrices.prices, pageOf()),
  answer(pricingEndpoints.frequency, pageOf()),
  answer(bookingEndpoints.templates, pageOf()),
  answer(bookingEndpoints.addressBook, pageOf()),
  answer(documentEndpoints.list, []),
  answer(bookingEntityEndpoints.show, carriedBy),
  answer(rail.list, countedPage({})),
  ...saved(receipt()),
]

/** The portal around a booking: its lists are there, its company is certified. */
export const serve = (...answers: readonly (CallAnswer | readonly CallAnswer[])[]): Portal =>
  servePortal(standing, ...answers)

/** Saves of a form, the first and all that follow, in the order in which they came. */
export const savesOf = ({ made }: Portal) => made.filter(({ call }) => /^(POST|PUT) .*\/railorderonline$/.test(call))
