import { compareAmounts } from '@landbridge/contract/shared/money'
import { Field } from '../../../platform/form/field.tsx'
import { useText } from '../../../platform/text.tsx'
import { PartLoadFields, PartLoadShown } from '../part-load.tsx'
import type { TariffFormProps } from '../tariff-values.ts'
import { TruckPriceFields, TruckPricesShown } from '../truck-prices.tsx'
import type { PricingDeskMode } from './pricing-desk-mode.ts'
import { TruckMatrix } from './truck-matrix.tsx'

export const roadDesk: PricingDeskMode = {
  pricesTitle: 'pricing.truck-prices',
  Prices: TruckPriceFields,
  PricesShown: TruckPricesShown,
  cards: [
    { title: 'pricing.part-load', Fields: PartLoadFields },
    { title: 'pricing.stops-and-waiting', Fields: StopFields },
  ],
  CardsShown: PartLoadShown,
  runningFacts: (tariff, text, format) => {
    const hours = (count: number | null | undefined) =>
      typeof count === 'number' && `${format.number(count)} ${text('pricing.unit-hours')}`
    return [
      [text('pricing.loading-stops'), tariff.loadingStops],
      [text('pricing.free-hours-loading'), hours(tariff.freeHoursLoading)],
      [text('pricing.unloading-stops'), tariff.unloadingStops],
      [text('pricing.free-hours-unloading'), hours(tariff.freeHoursUnloading)],
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
  Matrix: TruckMatrix,
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

function StopFields({ form }: TariffFormProps) {
  const text = useText()
  const figure = { form, kind: 'number', integer: true, span: 6 } as const
  const hours = { ...figure, unit: text('pricing.unit-hours') } as const
  return (
    <div className="form">
      <Field {...figure} name="loadingStops" label={text('pricing.loading-stops')} />
      <Field {...hours} name="freeHoursLoading" label={text('pricing.free-hours-loading')} />
      <Field {...figure} name="unloadingStops" label={text('pricing.unloading-stops')} />
      <Field {...hours} name="freeHoursUnloading" label={text('pricing.free-hours-unloading')} />
    </div>
  )
}
