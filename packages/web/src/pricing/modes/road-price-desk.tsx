import { compareAmounts } from '@landbridge/contract/shared/money'
import { PartLoadFields, PartLoadShown } from '../desk/part-load.tsx'
import { StopFields } from '../desk/stop-fields.tsx'
import { TruckPriceFields, TruckPricesShown } from '../desk/truck-prices.tsx'
import type { PricingDeskMode } from './pricing-desk-mode.ts'

export const roadDesk: PricingDeskMode = {
  pricesTitle: 'pricing.truck-prices',
  Prices: TruckPriceFields,
  PricesShown: TruckPricesShown,
  cards: [
    { title: 'pricing.part-load', Fields: PartLoadFields },
    { title: 'pricing.stops-and-waiting', Fields: StopFields },
  ],
  CardsShown: PartLoadShown,
  runningFacts: (of, text, format) => {
    const hours = (count: number | null | undefined) =>
      typeof count === 'number' && `${format.number(count)} ${text('pricing.unit-hours')}`
    return [
      [text('pricing.loading-stops'), of.loadingStops],
      [text('pricing.free-hours-loading'), hours(of.freeHoursLoading)],
      [text('pricing.unloading-stops'), of.unloadingStops],
      [text('pricing.free-hours-unloading'), hours(of.freeHoursUnloading)],
    ]
  },
  cutoffs: [{ kind: 'CARGO', isNeeded: true }],
  columns: [
    {
      column: 'truckPrices',
      title: 'pricing.trucks-from',
      figureOf: ({ truckPrices }) => truckPrices?.map(({ price }) => price).toSorted(compareAmounts)[0],
    },
    { column: 'partLoad', title: 'pricing.part-per-kg', figureOf: ({ partLoad }) => partLoad?.perKg },
    { column: 'partMinimum', title: 'pricing.part-minimum', figureOf: ({ partLoad }) => partLoad?.minimum },
  ],
  blank: {
    included: ['ROADF'],
    notIncluded: ['CUSEXP', 'CUSIMP', 'INSP', 'WAIT', 'INS'],
    transitDaysMin: 3,
    transitDaysMax: 5,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    siCutoffHours: 24,
    cargoCutoffHours: 24,
    customsCutoffHours: 0,
    freeDays: 0,
    truckPrices: [],
    partLoad: null,
    loadingStops: 1,
    unloadingStops: 1,
    freeHoursLoading: 4,
    freeHoursUnloading: 24,
  },
  surchargeUnit: 'TRUCK',
}
