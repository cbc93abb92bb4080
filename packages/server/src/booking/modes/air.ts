import type { Departure } from '../../pricing/index.ts'
import { bookedByDeparture } from './by-departure.ts'
import { asNumber } from './sheet-column.ts'

/** Air: pieces between airports on an airline's flights; flights sell no boxes, so no space is taken. */
export const airWork = bookedByDeparture('air', {
  departureInForm: ({ id, departureNo }: Departure) => ({ departureId: id, flightNo: departureNo }),
  sheetColumns: [
    ['booking.column-airline', (row) => row.airline],
    ['booking.column-flight', (row) => row.flightNo],
    ['booking.column-flight-date', (row) => row.flightDate],
    ['booking.column-chargeable', (row) => asNumber(row.chargeableWeightKg)],
    ['booking.column-master-air', (row) => row.masterBillNo],
    ['booking.column-house-air', (row) => row.houseBillNo],
    ['booking.column-actual-pieces', (row) => row.actualPieces],
    ['booking.column-actual-weight', (row) => asNumber(row.actualGrossWeightKg)],
    ['booking.column-actual-chargeable', (row) => asNumber(row.actualChargeableWeightKg)],
  ],
  followedNo: ({ masterBillNo, houseBillNo }) => masterBillNo || houseBillNo || undefined,
})
