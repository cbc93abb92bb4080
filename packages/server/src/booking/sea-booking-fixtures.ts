import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { departureForm, tariffForm } from '../pricing/pricing-fixtures.ts'
import { newWorld } from '../testing/world.ts'
import { newBooking } from './booking-fixtures.ts'

/** A price of COSCO from Shanghai to Hamburg: full containers, shared ones by the revenue ton, and what both ports charge. */
const seaTariff = (changes: Partial<ReturnType<typeof tariffForm>> = {}) => ({
  ...tariffForm({
    originCode: 'CNSHA',
    destinationCode: 'DEHAM',
    entryPortCode: null,
    viaCodes: [],
    carrierCode: 'COSU',
    transitDaysMin: 30,
    transitDaysMax: 36,
    weekdays: [5],
    vgmCutoffHours: 48,
    filingCutoffHours: 72,
    coc20Gp: '1400',
    coc40Hq: '2400',
    coc45Hq: null,
    soc40Hq: null,
    pickUpPlaces: [],
    returnPlaces: [],
    included: ['OCEANF'],
    notIncluded: ['TRKO', 'TRKD'],
    surcharges: [
      { chargeCode: 'THCO', currency: 'CNY', unit: 'B40', unitPrice: '1000', occasion: 'always', end: 'origin' },
      { chargeCode: 'LCLO', currency: 'CNY', unit: 'WM', unitPrice: '100', occasion: 'always', end: 'origin' },
      { chargeCode: 'DO', currency: 'EUR', unit: 'BILL', unitPrice: '50', occasion: 'always', end: 'destination' },
    ],
    sharedContainer: { perM3: '50', kgPerM3: 1000, minM3: '1', warehouseCode: 'WHSGH', warehouseCutoffHours: 96 },
    ...changes,
  }),
  serviceModeId: 'S' as const,
})

export const sailing = (changes: Partial<ReturnType<typeof departureForm>> = {}) => ({
  ...departureForm({
    departureNo: '031W',
    operator: null,
    originCode: 'CNSHA',
    destinationCode: 'DEHAM',
    entryPortCode: null,
    carrierCode: 'COSU',
    vessel: 'Jade Meridian',
    serviceCode: 'AEU3',
    viaCodes: [],
    etd: new Date('2031-01-24T04:00:00Z'),
    eta: new Date('2031-02-27T04:00:00Z'),
    siCutoff: new Date('2031-01-21T04:00:00Z'),
    vgmCutoff: new Date('2031-01-22T04:00:00Z'),
    cargoCutoff: new Date('2031-01-22T16:00:00Z'),
    customsCutoff: new Date('2031-01-23T04:00:00Z'),
    filingCutoff: new Date('2031-01-21T04:00:00Z'),
    ...changes,
  }),
  serviceModeId: 'S' as const,
})

/** Two full containers from Shanghai to Hamburg under our bill by telex release. */
export const seaBooking = (changes: Partial<NewBooking> = {}): NewBooking => {
  const { legType: _leg, consignmentNoteType: _note, customsPlace: _place, boxes, ...common } = newBooking()
  return {
    ...common,
    originCode: 'CNSHA',
    destinationCode: 'DEHAM',
    serviceTerm: 'CY-CY',
    wantedDate: '2031-01-24',
    transhipmentAllowed: true,
    thcPayment: 'T',
    filingBy: 'US',
    billKind: 'H',
    billRelease: 'TLX',
    boxes: boxes?.map(({ emptyReturnPlace: _back, ...box }) => box),
    ...changes,
  }
}

/** Three cubic metres that share a container: half a tonne, so that the volume counts. */
export const sharedBooking = (changes: Partial<NewBooking> = {}): NewBooking => {
  const { boxes: _boxes, transhipmentAllowed: _any, ...common } = seaBooking()
  const [goods] = common.goods ?? []
  return {
    ...common,
    loadType: 'LCL',
    serviceTerm: 'CFS-CFS',
    warehouseName: 'Waigaoqiao',
    warehouseDate: '2031-01-18 10:00:00',
    goods: [{ ...goods, packages: 10, grossWeightKg: '500', volumeM3: '3' }],
    pieces: [
      {
        goodsSeq: 1,
        pieceQty: 10,
        lengthCm: '100',
        widthCm: '60',
        heightCm: '50',
        pieceWeightKg: '50',
        stackable: true,
      },
    ],
    ...changes,
  }
}

export async function seaWorld(tariff: Parameters<typeof seaTariff>[0] = {}) {
  const world = await newWorld()
  const { staff } = world
  const drafted = await staff(tariffDeskEndpoints.save, seaTariff(tariff))
  const { id, version } = drafted.body.data
  const priced = (await staff(tariffDeskEndpoints.publish, { id, version })).body.data
  const departs = (await staff(departureDeskEndpoints.save, sailing())).body.data
  return {
    ...world,
    tariffId: priced.id,
    departureId: departs.id,
    priceTaken: { quoteId: priced.id, quoteType: 'PRICE' as const },
    calls: bookingCalls('S'),
    accept: async (one: { id: string; version: number }) => (await staff(desk.receive, one)).body.data,
  }
}
