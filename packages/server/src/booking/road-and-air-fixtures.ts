import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureForm } from '../pricing/pricing-fixtures.ts'
import { newWorld } from '../testing/world.ts'
import { newBooking } from './booking-fixtures.ts'

function commonForm(): NewBooking {
  const { boxes: _boxes, legType: _leg, consignmentNoteType: _note, customsPlace: _place, ...rest } = newBooking()
  const { loadType: _load, serviceTerm: _term, settleCurrency, ...kept } = rest
  return { ...kept, settleCurrency, askQuote: true, quoteType: 'NONE' }
}

/** Ten cartons of 60 × 40 × 50 cm from Shanghai to Frankfurt: 200 kg of volume weight against 150 kg. */
export const airBooking = (changes: Partial<NewBooking> = {}): NewBooking => {
  const base = commonForm()
  const [goods] = base.goods ?? []
  return {
    ...base,
    originCode: 'PVG',
    destinationCode: 'FRA',
    serviceTerm: 'APT-APT',
    airWaybillType: 'P',
    warehouseName: 'Pudong cargo terminal',
    warehouseDate: '2031-01-18 10:00:00',
    wantedDate: '2031-01-20',
    goods: [
      { ...goods, goodsNameEnglish: 'Washing machine parts', packages: 10, grossWeightKg: '150', volumeM3: '1.2' },
    ],
    pieces: [
      {
        goodsSeq: 1,
        pieceQty: 10,
        lengthCm: '60',
        widthCm: '40',
        heightCm: '50',
        pieceWeightKg: '15',
        stackable: true,
      },
    ],
    parties: [
      ...(base.parties ?? []),
      { partyType: 'CNE', partyName: 'Rhein Haushalt GmbH', countryCd: 'DE', contactPhone: '+4969100200' },
    ],
    ...changes,
  }
}

const stop = (stopType: 'L' | 'U', stopDate: string, cityCode: string) => ({
  stopType,
  stopSeq: 1,
  cityCode,
  address: 'Warehouse 3',
  stopCompany: 'Haode Appliance',
  contactName: 'Li Na',
  contactPhone: '+8613991002231',
  stopDate,
  timeFrom: '09:00',
  timeTo: '17:00',
})

/** Two curtain-siders from Xi'an over Khorgos to Almaty, reloaded at the border. */
export const truckBooking = (changes: Partial<NewBooking> = {}): NewBooking => {
  const base = commonForm()
  return {
    ...base,
    originCode: 'CNXIA',
    destinationCode: 'KZALA',
    loadType: 'FTL',
    serviceTerm: 'DOOR-DOOR',
    truckWay: 'RELOAD',
    truckTypeDomestic: 'D137',
    truckTypeForeign: 'F092',
    truckQty: 2,
    loadingSide: 'REAR',
    borderPortCode: 'CNHRS',
    loadingDate: '2031-01-20',
    wantedDate: '2031-01-20',
    customsPlace: 'ORIGIN',
    exportCustomsOffice: "Xi'an",
    importCustomsOffice: 'Almaty',
    deliveryProof: 'PHOTO',
    stops: [stop('L', '2031-01-20', 'CNXIA'), stop('U', '2031-01-28', 'KZALA')],
    parties: [
      ...(base.parties ?? []),
      { partyType: 'CNE', partyName: 'Almaty Haushalt TOO', countryCd: 'KZ', contactPhone: '+77272500001' },
    ],
    ...changes,
  }
}

/** Four pallets that nothing stands upon, as a part load of the same way. */
export const partLoadBooking = (changes: Partial<NewBooking> = {}): NewBooking => {
  const { truckTypeDomestic: _in, truckTypeForeign: _out, truckQty: _qty, loadingSide: _side, ...base } = truckBooking()
  const [goods] = base.goods ?? []
  return {
    ...base,
    loadType: 'LTL',
    goods: [{ ...goods, packages: 4, grossWeightKg: '1200', volumeM3: '5.76' }],
    pieces: [
      {
        goodsSeq: 1,
        pieceQty: 4,
        lengthCm: '120',
        widthCm: '80',
        heightCm: '150',
        pieceWeightKg: '300',
        stackable: false,
      },
    ],
    ...changes,
  }
}

/** A flight of Lufthansa Cargo from Shanghai to Frankfurt. */
export const flight = (changes: Partial<ReturnType<typeof departureForm>> = {}) => ({
  ...departureForm({
    departureNo: 'LH8411',
    operator: null,
    originCode: 'PVG',
    destinationCode: 'FRA',
    entryPortCode: null,
    carrierCode: 'LH',
    viaCodes: [],
    spaces: [],
    etd: new Date('2031-01-20T04:00:00Z'),
    eta: new Date('2031-01-20T16:00:00Z'),
    siCutoff: new Date('2031-01-19T04:00:00Z'),
    cargoCutoff: new Date('2031-01-19T10:00:00Z'),
    customsCutoff: new Date('2031-01-19T08:00:00Z'),
    ...changes,
  }),
  serviceModeId: 'A' as const,
})

/** The price that staff agree on for a booking that no tariff prices. */
const priceAgreed = {
  agreedLines: [{ chargeCode: 'OTH', unit: 'SHPT', quantity: '1', unitPrice: '900', currency: 'USD' }],
  priceReason: 'As agreed by telephone',
}

/** A world without prices, with a shipper whose company is certified, and staff who accept as the test enters it. */
export async function roadAndAirWorld() {
  const world = await newWorld()
  const { staff } = world
  return {
    ...world,
    air: bookingCalls('A'),
    road: bookingCalls('T'),
    accept: (one: { id: string; version: number }, entered: object = {}) =>
      staff(desk.receive, { id: one.id, version: one.version, ...priceAgreed, ...entered }),
  }
}
