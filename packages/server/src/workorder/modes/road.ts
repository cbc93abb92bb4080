import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { vehicle } from '@landbridge/contract/workorder/part-kinds'
import { partLoadMeasure } from '../../charge/index.ts'
import { pick } from '../../platform/rows.ts'
import { type BookedStop, type JobHead, stopMembers } from '../job.ts'
import { jobMode, type Opening } from '../job-mode.ts'
import { orderedOf } from '../job-rules.ts'
import { cargoAsBooked, plainParts } from './parts-booked.ts'
import { plateDoubts, truckGiven } from './road-trucks.ts'
import { stopsOf, waitHoursOf } from './road-waiting.ts'

const truckQtyOf = ({ truckQty, loadType }: BookingForm): number => (loadType === 'FTL' ? (truckQty ?? 0) : 1)

/** The stops of a booking in the order in which a truck meets them: first where it loads, then where it unloads. */
const stopsBooked = ({ stops }: BookingForm): BookedStop[] =>
  (stops ?? [])
    .flatMap(({ stopType, stopSeq, ...stop }) =>
      stopType && stopSeq ? [{ stopType, stopSeq, ...pick(stop, stopMembers) }] : [],
    )
    .toSorted((a, b) => (a.stopType === b.stopType ? a.stopSeq - b.stopSeq : a.stopType === 'L' ? -1 : 1))

const headOfWay = ({ form, given }: Opening): JobHead => ({
  loadingDate: given.loadingDate ?? form.loadingDate ?? undefined,
  stops: stopsBooked(form),
})

const eachOnce = (names: readonly (string | null)[]): string[] | undefined => {
  const known = [...new Set(names.flatMap((name) => name ?? []))]
  return known.length > 0 ? known : undefined
}

/** Road: full trucks, or a part of one, from stop to stop and over a border. */
export const road = jobMode({
  openingHead: (booking) => ({ ...headOfWay(booking), ...booking.waiting }),
  measureOf: (loadType) => (sharesContainer(loadType) || loadType === 'LTL' ? partLoadMeasure : undefined),
  partsOrdered: (form) => plainParts(vehicle, truckQtyOf(form)),
  partAsBooked: (form) => ({
    // Loaded over at the border, cargo begins on a truck in China; else the truck that was booked goes all the way.
    truckType: (form.truckTypeDomestic || form.truckTypeForeign) ?? null,
    loadingDate: form.loadingDate ?? null,
    borderPortCode: form.borderPortCode ?? null,
    ...(truckQtyOf(form) === 1 && cargoAsBooked(form)),
  }),
  headOfWay,
  rowView: (_, trucks) => ({
    houseBillNo: eachOnce(trucks.map(({ consignmentNoteNo }) => consignmentNoteNo))?.join(', '),
    trailerPlates: eachOnce(trucks.map(({ trailerPlate }) => trailerPlate)),
    driverNames: eachOnce(trucks.map(({ driverName }) => driverName)),
    driverPhones: eachOnce(trucks.map(({ driverPhone }) => driverPhone)),
    truckQty: orderedOf(trucks).length,
    proofCount: trucks.filter(({ proofFid }) => proofFid !== null).length || undefined,
  }),
  neededParts: ({ truckWay }) => [
    'truckPlate',
    'driver',
    ...(truckWay === 'DOM' ? [] : (['seal', 'consignmentNote'] as const)),
    'charges',
  ],
  doubtsOn: plateDoubts,
  partGiven: truckGiven,
  partView(truck, { head, parts, names, now }) {
    const stops = stopsOf(head, truck, now, (code) => names.findCity(code) && names.place(code, 'T'))
    const into = truck.reloadedIntoId === null ? -1 : parts.findIndex(({ id }) => id === truck.reloadedIntoId)
    return {
      truckStops: stops.length > 0 ? stops : undefined,
      waitHours: waitHoursOf(head, truck, now),
      ...(into >= 0 && { reloadedIntoRow: into + 1, reloadedIntoPlate: parts[into]?.truckPlate ?? undefined }),
    }
  },
  waitHoursOf,
  carriedOf: (_, [first]) => ({
    truckPlate: first?.truckPlate ?? undefined,
    trailerPlate: first?.trailerPlate ?? undefined,
    driverName: first?.driverName ?? undefined,
    driverPhone: first?.driverPhone ?? undefined,
  }),
})
