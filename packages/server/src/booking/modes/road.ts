import { kmBetween, type Place } from '../../reference/index.ts'
import type { Between } from './booking-work.ts'
import { bookedByDeparture } from './by-departure.ts'
import { asNumber } from './sheet-column.ts'

/** The factor by which a truck's way over the border that its customer wants may be longer than the straight one. */
const longestDetour = 1.6

/** True for a town between both ends. */
function liesBetween(border: Place, { ends: { origin, destination } }: Between): boolean {
  if (!origin || !destination) return true
  if (border.code === origin.code || border.code === destination.code) return false
  const at = ({ latitude, longitude }: Place) => [latitude, longitude] as const
  const viaBorderKm = kmBetween(at(origin), at(border)) + kmBetween(at(border), at(destination))
  return viaBorderKm <= kmBetween(at(origin), at(destination)) * longestDetour
}

/** Full trucks and part loads from city to city; no departure carries them, and every price is from door to door. */
export const roadWork = bookedByDeparture('truck', {
  borders: { places: 'TRUCK', lies: liesBetween },
  coversDoors: () => true,
  sheetColumns: [
    ['booking.column-truck-in', (row) => row.truckTypeDomestic],
    ['booking.column-truck-abroad', (row) => row.truckTypeForeign],
    ['booking.column-truck-qty', (row) => row.truckQty],
    ['booking.column-loading-date', (row) => row.loadingDate],
    ['booking.column-ldm', (row) => asNumber(row.loadingMetres)],
    ['booking.column-chargeable', (row) => asNumber(row.chargeableWeightKg)],
    ['booking.column-truck-plate', (row) => row.truckPlate],
    ['booking.column-trailer', (row) => row.trailerPlate],
    ['booking.column-driver', (row) => row.driverName],
    ['booking.column-driver-phone', (row) => row.driverPhone],
    ['booking.column-cmr', (row) => row.houseBillNo],
  ],
})
