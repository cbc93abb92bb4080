import { airRates } from '@landbridge/contract/pricing/chargeable'
import { modes } from '@landbridge/contract/shared/modes'
import { largestPieceText } from '../../modes/piece-text.ts'
import { LargestPieceFields, RateGrid, RatesShown } from '../load-terms.tsx'
import type { PricingDeskMode } from './pricing-desk-mode.ts'

const titles = {
  airMinimum: 'pricing.rate-minimum',
  airNormal: 'pricing.rate-normal',
  air45: 'pricing.rate-45',
  air100: 'pricing.rate-100',
  air300: 'pricing.rate-300',
  air500: 'pricing.rate-500',
  air1000: 'pricing.rate-1000',
} as const

const columns = airRates.map((column) => ({ column, title: titles[column] }))

export const airDesk: PricingDeskMode = {
  pricesTitle: 'pricing.air-rates',
  Prices: (props) => <RateGrid {...props} columns={columns} />,
  PricesShown: (props) => <RatesShown {...props} columns={columns} />,
  cards: [{ title: 'pricing.cargo-taken', Fields: LargestPieceFields }],
  runningFacts: ({ largestPiece, receivingWarehouse, warehouseName }, text, format) => [
    [text('pricing.largest-piece'), largestPieceText(largestPiece, text, format)],
    [text('pricing.receiving-warehouse'), warehouseName ?? receivingWarehouse],
  ],
  cutoffs: [
    { kind: 'SI', isNeeded: true },
    { kind: 'CARGO', isNeeded: true },
    { kind: 'CUSTOMS', isNeeded: true },
  ],
  columns: columns.map((one) => ({ ...one, optional: one.column === 'air300' || one.column === 'air1000' })),
  blank: {
    included: [modes.air.mainCharge],
    notIncluded: ['CUSEXP', 'CUSIMP', 'INSP', 'INS'],
    currency: 'CNY',
    transitDaysMin: 2,
    transitDaysMax: 4,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    siCutoffHours: 12,
    cargoCutoffHours: 24,
    customsCutoffHours: 12,
    freeDays: 0,
    surcharges: ['FUEL', 'SEC'].map((chargeCode) => ({
      chargeCode,
      currency: 'CNY',
      unit: 'KGC',
      unitPrice: '',
      occasion: 'always',
      end: null,
    })),
  },
  surchargeUnit: 'KGC',
  daysOnWay: 1,
}
