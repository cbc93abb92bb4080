import { boxOwners, boxSizes, priceColumnOf } from '@landbridge/contract/pricing/box'
import { airRates, rateFromKg } from '@landbridge/contract/pricing/chargeable'
import type { TextKey } from '../../platform/text.tsx'
import { jobMemberWords } from '../../workorder/index.ts'

/** Page labels of record members, where the log has none of its own. */
export const memberWords: Readonly<Record<string, TextKey>> = {
  siState: 'workorder.instruction',
  billState: 'paper.bill-state',
  releaseState: 'workorder.release',
  holdReason: 'paper.hold-reason',
  changeToTell: 'workorder.lacks-change-told',
  changeTold: 'workorder.change-told',
  leftWithoutRelease: 'workorder.lacks-left',
  arrivedAt: 'workorder.stop-arrived',
  departedAt: 'workorder.stop-left',
  customerOrderNo: 'workorder.customer-order-no',
  containers: 'workorder.containers',
  lines: 'workorder.packing-list',
  side: 'charge.side',
  payer: 'charge.payer',
  amount: 'charge.amount',
  fee: 'booking.desk-fee',
  toCheck: 'charge.charge-to-check',
  chargeCode: 'charge.charge',
  unitPrice: 'charge.unit-price',
  unit: 'charge.unit',
  exchangeRate: 'charge.exchange-rate',
  taxWay: 'charge.tax-way',
  taxRate: 'charge.tax-rate',
  recordedOn: 'charge.recorded-on',
  diffReason: 'charge.diff-reason',
  weeks: 'pricing.weeks',
  truckPrices: 'pricing.truck-prices',
  price: 'pricing.price',
  partLoad: 'pricing.part-load',
  perKg: 'pricing.per-kg-price',
  kgPerM3: 'pricing.kg-per-m3',
  kgPerLdm: 'pricing.kg-per-ldm',
  minimum: 'pricing.minimum-price',
  largestPiece: 'pricing.largest-piece',
  receivingWarehouse: 'pricing.receiving-warehouse',
  loadingStops: 'pricing.loading-stops',
  unloadingStops: 'pricing.unloading-stops',
  ...jobMemberWords,
  ...rateWords(),
}

/** The trade's name of a box price column: 40HQ COC. */
export const boxOfColumn: ReadonlyMap<string, string> = new Map(
  boxOwners.flatMap((owner) =>
    boxSizes.flatMap((size) => {
      const column = priceColumnOf(owner, size)
      return column ? [[column, `${size} ${owner === 'C' ? 'COC' : 'SOC'}`] as const] : []
    }),
  ),
)

/** Names of weight rates, by the weight from which they hold. */
function rateWords(): Record<string, TextKey> {
  const keyOf = (rate: (typeof airRates)[number]): string => {
    if (rate === 'airMinimum') return 'minimum'
    return String(rateFromKg[rate] || 'normal')
  }
  return Object.fromEntries(airRates.map((rate) => [rate, `pricing.rate-${keyOf(rate)}` as TextKey]))
}
