import type { DepartureForm } from '@landbridge/contract/pricing/departure-desk-endpoints'
import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import type { TariffForm, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { firstPage } from '@landbridge/contract/shared/paging'
import type { Departure } from './price/departure-row.ts'
import type { Tariff } from './price/line-rules.ts'

/** A question as nobody narrowed it: for a whole box, by the direction of the lane. */
export const plainQuestion = {
  isShared: false,
  box: { containerType: '', containerOwner: 'C' },
  sale: { fromDoor: false, toDoor: false, fcaTerminalByShipper: false },
} as const

export const tariffTerms = (changes: Partial<TariffTerms> = {}): TariffTerms => ({
  direction: 'E',
  crossTrade: false,
  viaCodes: ['CNHRS', 'KZ0AK'],
  transitDaysMin: 14,
  transitDaysMax: 17,
  weekdays: [1, 3, 5],
  siCutoffHours: 72,
  cargoCutoffHours: 48,
  customsCutoffHours: 24,
  distanceKm: 9770,
  coc20Gp: '3700',
  coc40Hq: '5600',
  coc45Hq: '5950',
  soc40Hq: '4700',
  weightLimits: [{ containerType: '40HQ', weightLimitKg: 26000 }],
  freeDays: 10,
  pickUpPlaces: [
    { cityCode: 'CNXIA', extraCost: '0' },
    { cityCode: 'CNZGZ', extraCost: '140' },
  ],
  returnPlaces: [
    { cityCode: 'DEDUI', extraCost: '0' },
    { cityCode: 'DEHAM', extraCost: '180.50' },
  ],
  included: ['RAILF', 'THCO'],
  notIncluded: ['TRKO', 'TRKD', 'INS'],
  surcharges: [
    { chargeCode: 'DOC', currency: 'CNY', unit: 'BILL', unitPrice: '450', occasion: 'always' },
    { chargeCode: 'DG', currency: 'USD', unit: 'BOX', unitPrice: '600', occasion: 'dangerous' },
    { chargeCode: 'INS', currency: 'USD', unit: 'PCT', unitPrice: '0.08', occasion: 'asked' },
  ],
  ...changes,
})

export const tariff = (changes: Partial<Tariff> = {}): Tariff => ({
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  mode: 'R',
  lineage: '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11',
  revision: 1,
  lineNo: 'RT-7K3QX',
  state: 'published',
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  entryPortCode: 'CNHRS',
  validFrom: '2031-01-01',
  validTo: '2031-06-30',
  currency: 'USD',
  terms: tariffTerms(),
  isSample: false,
  version: 1,
  changedAt: new Date('2031-01-01T00:00:00Z'),
  ...changes,
})

export const tariffForm = (changes: Partial<TariffForm> = {}): TariffForm => ({
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  entryPortCode: 'CNHRS',
  validFrom: '2031-01-01',
  validTo: '2031-06-30',
  currency: 'USD',
  ...tariffTerms(),
  ...changes,
})

export const departure = (changes: Partial<Departure> = {}): Departure => ({
  id: '1b7c2f5e-2f3d-4f51-8d53-2f2b1c1f7a99',
  mode: 'R',
  departureNo: 'X8003',
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  viaCodes: ['CNHRS', 'KZ0AK'],
  entryPortCode: 'CNHRS',
  departsOn: '2031-01-22',
  etd: new Date('2031-01-22T04:00:00Z'),
  eta: new Date('2031-02-06T10:00:00Z'),
  originZone: 'Asia/Shanghai',
  destinationZone: 'Europe/Berlin',
  siCutoff: new Date('2031-01-19T04:00:00Z'),
  cargoCutoff: new Date('2031-01-20T04:00:00Z'),
  customsCutoff: new Date('2031-01-21T04:00:00Z'),
  spaces: [
    { equipment: '20GP', total: 10, surplus: 4 },
    { equipment: '40HQ', total: 50, surplus: 12 },
  ],
  capacity: 110,
  capacityLeft: 28,
  boxesBooked: 0,
  state: 'scheduled',
  isSample: false,
  version: 1,
  ...changes,
})

export const departureForm = (changes: Partial<DepartureForm> = {}): DepartureForm => {
  const { departureNo, originCode, destinationCode, entryPortCode, etd, eta, siCutoff, cargoCutoff, customsCutoff } =
    departure()
  return {
    departureNo,
    originCode,
    destinationCode,
    entryPortCode,
    etd,
    eta,
    siCutoff,
    cargoCutoff,
    customsCutoff,
    spaces: [
      { containerType: '20GP', total: 10, surplus: 4 },
      { containerType: '40HQ', total: 12, surplus: 12 },
    ],
    ...changes,
  }
}

export const priceQuery = (changes: Partial<PriceQuery> = {}): PriceQuery => ({
  ...firstPage,
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  legType: 'Q',
  boxType: 'Z',
  currcd: 'USD',
  ...changes,
})
