import type { TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import type { Departure } from './price/departure-row.ts'
import type { Tariff } from './price/line-rules.ts'
import { departure, tariff, tariffTerms } from './pricing-fixtures.ts'

const loadTerms = (changes: Partial<TariffTerms>): TariffTerms => {
  const { coc20Gp: _20, coc40Hq: _40, coc45Hq: _45, soc40Hq: _soc, ...terms } = tariffTerms()
  return {
    ...terms,
    viaCodes: [],
    distanceKm: undefined,
    weightLimits: [],
    pickUpPlaces: [],
    returnPlaces: [],
    freeDays: 0,
    surcharges: [],
    ...changes,
  }
}

export const airTerms = (changes: Partial<TariffTerms> = {}): TariffTerms =>
  loadTerms({
    carrierCode: 'CK',
    transitDaysMin: 2,
    transitDaysMax: 4,
    siCutoffHours: 12,
    cargoCutoffHours: 24,
    customsCutoffHours: 12,
    airMinimum: '500',
    airNormal: '42.1',
    air45: '34.2',
    air100: '29',
    air300: '27.7',
    air500: '26.4',
    air1000: '25.1',
    included: ['AIRF'],
    notIncluded: ['TRKO', 'TRKD', 'INS'],
    surcharges: [
      { chargeCode: 'FUEL', currency: 'CNY', unit: 'KGC', unitPrice: '2.6', occasion: 'always' },
      { chargeCode: 'SEC', currency: 'CNY', unit: 'KGC', unitPrice: '1.2', occasion: 'always' },
      { chargeCode: 'AWB', currency: 'CNY', unit: 'BILL', unitPrice: '50', occasion: 'always' },
      { chargeCode: 'DG', currency: 'CNY', unit: 'SHPT', unitPrice: '300', occasion: 'dangerous' },
      { chargeCode: 'CUSEXP', currency: 'CNY', unit: 'DECL', unitPrice: '250', occasion: 'asked' },
      { chargeCode: 'INS', currency: 'USD', unit: 'PCT', unitPrice: '0.08', occasion: 'asked' },
    ],
    largestPiece: { lengthCm: 300, widthCm: 240, heightCm: 160, pieceWeightKg: 1000 },
    receivingWarehouse: 'WHSGH',
    ...changes,
  })

export const airLine = (changes: Partial<Tariff> = {}): Tariff =>
  tariff({
    id: 'a0000000-0000-4000-8000-000000000001',
    lineage: 'a0000000-0000-4000-8000-000000000002',
    mode: 'A',
    lineNo: 'AT-7K3QX',
    originCode: 'PVG',
    destinationCode: 'FRA',
    entryPortCode: undefined,
    currency: 'CNY',
    terms: airTerms(),
    ...changes,
  })

export const flight = (changes: Partial<Departure> = {}): Departure =>
  departure({
    id: 'a0000000-0000-4000-8000-000000000003',
    mode: 'A',
    departureNo: 'CK215',
    carrierCode: 'CK',
    originCode: 'PVG',
    destinationCode: 'FRA',
    entryPortCode: undefined,
    viaCodes: [],
    eta: new Date('2031-01-22T16:00:00Z'),
    siCutoff: new Date('2031-01-21T16:00:00Z'),
    cargoCutoff: new Date('2031-01-21T04:00:00Z'),
    customsCutoff: new Date('2031-01-21T16:00:00Z'),
    spaces: [],
    capacity: 0,
    capacityLeft: 0,
    ...changes,
  })

export const roadTerms = (changes: Partial<TariffTerms> = {}): TariffTerms =>
  loadTerms({
    viaCodes: ['CNHRS'],
    transitDaysMin: 4,
    transitDaysMax: 6,
    weekdays: [2, 4],
    siCutoffHours: 24,
    cargoCutoffHours: 24,
    customsCutoffHours: 24,
    distanceKm: 5200,
    truckPrices: [
      { truckType: 'F092', truckWay: 'RELOAD', price: '6900' },
      { truckType: 'FTIR', truckWay: 'THROUGH', price: '7400' },
      { truckType: 'F036', truckWay: 'RELOAD', price: '4100' },
    ],
    partLoad: { perKg: '0.4', kgPerM3: 333, kgPerLdm: 1850, minimum: '120', truckWay: 'RELOAD' },
    included: ['ROADF'],
    notIncluded: ['CUSEXP', 'INS', 'WAIT'],
    surcharges: [
      { chargeCode: 'DOC', currency: 'CNY', unit: 'SHPT', unitPrice: '200', occasion: 'always' },
      { chargeCode: 'SEAL', currency: 'CNY', unit: 'TRUCK', unitPrice: '60', occasion: 'always' },
      { chargeCode: 'FUEL', currency: 'USD', unit: 'KGC', unitPrice: '0.01', occasion: 'always' },
    ],
    loadingStops: 1,
    unloadingStops: 1,
    freeHoursLoading: 4,
    freeHoursUnloading: 24,
    ...changes,
  })

export const roadLine = (changes: Partial<Tariff> = {}): Tariff =>
  tariff({
    id: 'b0000000-0000-4000-8000-000000000001',
    lineage: 'b0000000-0000-4000-8000-000000000002',
    mode: 'T',
    lineNo: 'TT-7K3QX',
    originCode: 'CNXIA',
    destinationCode: 'KZALA',
    entryPortCode: 'CNHRS',
    currency: 'USD',
    terms: roadTerms(),
    ...changes,
  })
