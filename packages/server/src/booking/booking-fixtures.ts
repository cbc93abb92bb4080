import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { departureForm, tariffForm } from '../pricing/pricing-fixtures.ts'
import { newWorld } from '../testing/world.ts'
import type { WordsOfBooking } from './detail/booking-view-rules.ts'
import type { Booking } from './life/booking.ts'

const rail = bookingCalls('R')

/** Kilograms that boxes carry together, so that the goods of a form weigh the same. */
const cargoIn = (boxes: BookingForm['boxes']): string =>
  String(
    (boxes ?? []).reduce(
      (sum, { containerQty, containerCargoKg }) => sum + (containerQty ?? 0) * Number(containerCargoKg ?? 0),
      0,
    ) || 36545,
  )

/** A complete form of two boxes from Xi'an to Duisburg, in our own names; other boxes have goods of their weight. */
export const railForm = (changes: Partial<BookingForm> = {}): BookingForm => ({
  direction: 'E',
  loadType: 'FCL',
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  legType: 'Q',
  serviceTerm: 'ST-ST',
  readyDate: '2031-01-17',
  wantedDate: '2031-01-20',
  consignmentNoteType: 'ASNEEDED',
  cargoKind: 'G',
  temperatureControlled: false,
  oversize: false,
  containsBatteries: false,
  exportControlled: false,
  paymentTerm: 'PP',
  insured: false,
  exportCustomsBy: 'OWN',
  importCustomsBy: 'OWN',
  customsPlace: 'ORIGIN',
  goods: [
    {
      goodsName: '洗衣机',
      categoryId: '0101',
      hsCode: '845011',
      packages: 818,
      packageType: 'CT',
      grossWeightKg: cargoIn(changes.boxes),
      volumeM3: '126',
    },
  ],
  boxes: [
    {
      containerType: '40HQ',
      containerQty: 2,
      containerOwner: 'C',
      containerCargoKg: '18272.5',
      emptyReturnPlace: 'DEDUI',
      stuffingPlace: 'STATION',
    },
  ],
  parties: [{ partyType: 'SHP', partyName: "Xi'an Haode Appliance", countryCd: 'CN' }],
  contactName: 'Chen Mei',
  contactPhone: '+8613991002231',
  payerType: 'OWN',
  settleCurrency: 'USD',
  agreeTerms: true,
  ...changes,
})

export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  bookingNo: 'R310115-7K3QX',
  mode: 'R',
  state: 'received',
  customerId: '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11',
  createdBy: null,
  form: railForm(),
  version: 3,
  revision: 1,
  savedAt: new Date('2031-01-15T08:00:00Z'),
  orderedAt: new Date('2031-01-15T08:00:00Z'),
  listedAt: new Date('2031-01-15T08:00:00Z'),
  toQuote: false,
  findings: [],
  carried: {},
  warnings: [],
  documentsDue: [],
  returnedFields: [],
  lifts: {},
  jobNos: [],
  containerNos: [],
  ...changes,
})

/** Words in which an English reader sees a booking: codes stand for themselves. */
export const englishWords = (changes: Partial<WordsOfBooking> = {}): WordsOfBooking => ({
  language: 'en',
  costs: [],
  documents: [],
  reasons: { REFUSALREASON: [], STOPREASON: [], CANCELREASON: [], HOLDREASON: [], MOVEREASON: [] },
  places: new Map(),
  people: new Map(),
  truck: (type) => type,
  carrier: (code) => code,
  ...changes,
})

export const newBooking = ({ submit = true, ...changes }: Partial<NewBooking> = {}): NewBooking => ({
  ...railForm(changes),
  submit,
})

export const wholeList = { ...firstPage, orderState: 'all', lclState: 'all' } as const
export const wholeQueue = { ...firstPage, orderState: 'submitted', assignee: 'all' } as const

/** A world with a published price and a train on the lane, and what the stories do in it. */
export async function bookingWorld(now?: string) {
  const world = await newWorld(now)
  const { staff } = world
  const drafted = (await staff(tariffDeskEndpoints.save, tariffForm())).body.data
  const priced = (await staff(tariffDeskEndpoints.publish, { id: drafted.id, version: drafted.version })).body.data
  const train = (await staff(departureDeskEndpoints.save, departureForm())).body.data

  type Shipper = Awaited<ReturnType<typeof world.customer>>
  const priceTaken = { quoteId: priced.id, quoteType: 'PRICE' } as const
  return {
    ...world,
    tariffId: priced.id,
    departureId: train.id,
    async submit(shipper: Shipper, changes: Partial<NewBooking> = {}) {
      return (await shipper(rail.create, newBooking({ ...priceTaken, ...changes }))).body.data
    },
    async accept({ id, version }: { id: string; version: number }) {
      return (await staff(desk.receive, { id, version })).body.data
    },
    async shown(id: string): Promise<DeskBookingDetail> {
      return (await staff(desk.show, { id })).body.data
    },
    async anotherTrain(changes: Parameters<typeof departureForm>[0]) {
      return (await staff(departureDeskEndpoints.save, departureForm(changes))).body.data
    },
    async spaceLeft(containerType = '40HQ') {
      const { spaces } = (await staff(departureDeskEndpoints.show, { id: train.id })).body.data
      return spaces.find((space) => space.containerType === containerType)?.surplus
    },
    calls: { ...bookingEndpoints, ...rail },
  }
}
