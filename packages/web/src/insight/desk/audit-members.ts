import { boxOwners, boxSizes, priceColumnOf } from '@landbridge/contract/pricing/box'
import { airRates, rateFromKg } from '@landbridge/contract/pricing/chargeable'
import type { TextKey } from '../../platform/text.tsx'
import { ownMemberWords } from '../../workorder/index.ts'

/** What pages call a member of a thing, where the log has no words of its own for it. */
export const memberWords: Readonly<Record<string, TextKey>> = {
  operatorId: 'workorder.operator',
  supplierCode: 'workorder.carrier',
  supplierRef: 'workorder.carrier-ref',
  masterBillNo: 'workorder.master-bill',
  viaPlaces: 'workorder.via',
  siState: 'workorder.si',
  draftState: 'workorder.draft',
  releaseState: 'workorder.release',
  holdReason: 'workorder.hold-reason',
  exportCustomsState: 'workorder.export-customs',
  importCustomsState: 'workorder.import-customs',
  declarationNo: 'workorder.declaration-no',
  customsReleasedAt: 'workorder.customs-released-at',
  mrnNo: 'workorder.mrn-no',
  internalRemark: 'workorder.remark-internal',
  releaseNo: 'workorder.release-no',
  emptyPickedUpAt: 'workorder.empty-picked-up',
  consignmentNoteNo: 'workorder.consignment-note',
  transhipPortCode: 'workorder.tranship-port',
  loadTerminal: 'workorder.load-terminal',
  dischargeTerminal: 'workorder.discharge-terminal',
  // Entries of the time when a work order had one terminal.
  terminal: 'workorder.load-terminal',
  houseBillNo: 'workorder.house-bill',
  filingState: 'workorder.filing',
  changeToTell: 'workorder.lacks-change-told',
  changeTold: 'workorder.change-told',
  filingNo: 'workorder.filing-no',
  arrivalNoticeNo: 'workorder.arrival-notice-no',
  arrivalNoticeAt: 'workorder.arrival-notice-at',
  deliveryOrderNo: 'workorder.delivery-order-no',
  filingCutoff: 'workorder.filing-cutoff',
  stuffedAt: 'workorder.stuffed',
  gateInAt: 'workorder.gate-in',
  lastFreeDay: 'workorder.last-free-day',
  emptyReturnedAt: 'workorder.empty-returned',
  t1No: 'workorder.t1-no',
  rateClass: 'workorder.rate-class',
  uldNos: 'workorder.uld-nos',
  screenState: 'workorder.screening',
  agentIataCode: 'workorder.agent-code',
  truckPlate: 'workorder.truck-plate',
  truckType: 'workorder.truck-type',
  tirNo: 'workorder.tir-no',
  borderInAt: 'workorder.border-in',
  borderOutAt: 'workorder.border-out',
  reloadedIntoId: 'workorder.reloaded-into',
  reloadedAt: 'workorder.reloaded-at',
  arrivedAt: 'workorder.stop-arrived',
  departedAt: 'workorder.stop-left',
  freeHoursLoading: 'workorder.free-hours-loading',
  freeHoursUnloading: 'workorder.free-hours-unloading',
  customerOrderNo: 'workorder.customer-order-no',
  side: 'workorder.side',
  chargeCode: 'workorder.charge',
  unitPrice: 'workorder.unit-price',
  unit: 'workorder.unit',
  exchangeRate: 'workorder.exchange-rate',
  taxWay: 'workorder.tax-way',
  taxRate: 'workorder.tax-rate',
  recordedOn: 'workorder.recorded-on',
  diffReason: 'workorder.diff-reason',
  truckPrices: 'pricing.truck-prices',
  truckWay: 'workorder.truck-way',
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
  ...ownMemberWords,
  ...rateWords(),
}

/** The column of a price by the box, as the trade writes it: 40HQ COC. */
export const boxOfColumn: ReadonlyMap<string, string> = new Map(
  boxOwners.flatMap((owner) =>
    boxSizes.flatMap((size) => {
      const column = priceColumnOf(owner, size)
      return column ? [[column, `${size} ${owner === 'C' ? 'COC' : 'SOC'}`] as const] : []
    }),
  ),
)

/** What each rate of a weight is called: by the weight from which it holds. */
function rateWords(): Record<string, TextKey> {
  const keyOf = (rate: (typeof airRates)[number]): string => {
    if (rate === 'airMinimum') return 'minimum'
    return String(rateFromKg[rate] || 'normal')
  }
  return Object.fromEntries(airRates.map((rate) => [rate, `pricing.rate-${keyOf(rate)}` as TextKey]))
}
