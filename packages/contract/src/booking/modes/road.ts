import { roadChargeable } from '../../pricing/chargeable.ts'
import { measuredLoad } from '../../pricing/load-ask.ts'
import { fitsInto } from '../../pricing/piece-fit.ts'
import { blocks, type FormCheck, findingsThatHold, numberOf, warns } from '../checks/form-check.ts'
import { type BookingForm, headFields } from '../fields/form-fields.ts'
import type { FormName } from '../fields/form-names.ts'
import type { CheckFacts, VehicleFacts, Warning } from '../form/check-facts.ts'
import { queriedPieces } from '../form/form-price-query.ts'
import type { ChargeableLoad, LoadFactors } from '../form/load-figures.ts'
import { statedLoad } from '../form/stated-load.ts'
import { type AcceptanceAsks, bookingMode } from './booking-mode.ts'

/** Within one country a truck goes at home only. */
const checkTruckWay = ({ direction, truckWay }: BookingForm) =>
  findingsThatHold([[direction === 'NM' && truckWay && truckWay !== 'DOM', 'truckWay', 'booking.truck-way-at-home']])

function checkLoadingDay({ loadingDate, stops }: BookingForm): Warning[] {
  const days = (stops ?? []).flatMap(({ stopType, stopDate }) => (stopType === 'L' && stopDate ? [stopDate] : []))
  const [first] = days.toSorted()
  return findingsThatHold([
    [loadingDate && first && loadingDate !== first, 'loadingDate', 'booking.loading-date-differs'],
  ])
}

/** The truck loads when the cargo is ready, and leaves no earlier. */
const checkLoadingOrder = ({ readyDate, loadingDate, wantedDate }: BookingForm) =>
  findingsThatHold([
    [readyDate && loadingDate && loadingDate < readyDate, 'loadingDate', 'booking.loading-before-ready'],
    [wantedDate && loadingDate && wantedDate < loadingDate, 'wantedDate', 'booking.wanted-before-loading'],
  ])

/** Dangerous goods go in a vehicle with the papers for them, unless all of them are limited quantities. */
function checkAdr({ cargoKind, danger, adrVehicle }: BookingForm): Warning[] {
  const isLimited = danger?.every(({ limitedQuantity }) => limitedQuantity === true) ?? false
  return findingsThatHold([
    [cargoKind === 'D' && !isLimited && adrVehicle === false, 'adrVehicle', 'booking.adr-needed'],
  ])
}

/** A TIR carnet crosses borders without reloading. */
const checkCarnet = ({ tirCarnet, direction, truckWay }: BookingForm) =>
  findingsThatHold([[tirCarnet && (direction === 'NM' || truckWay === 'DOM'), 'tirCarnet', 'booking.tir-at-home']])

const checkForeignTruck = ({ truckTypeForeign }: BookingForm, { trucks }: CheckFacts) =>
  findingsThatHold([
    [trucks?.[truckTypeForeign ?? '']?.isDomesticOnly, 'truckTypeForeign', 'booking.truck-stays-at-home'],
  ])

const truckFields = ['truckTypeDomestic', 'truckTypeForeign'] as const

/** The goods go into the trucks, and in by the side that is wished. */
function checkTrucks(form: BookingForm, facts: CheckFacts): Warning[] {
  const { grossWeightKg, volumeM3 } = statedLoad(form)
  const quantity = form.truckQty ?? 1
  return truckFields.flatMap((name) => {
    const truck = facts.trucks?.[form[name] ?? '']
    if (!truck) return []
    const isFull =
      numberOf(grossWeightKg) > truck.payloadKg * quantity || numberOf(volumeM3) > truck.volumeM3 * quantity
    return findingsThatHold([
      [isFull, name, 'booking.truck-too-small'],
      [hasPieceTooLarge(form, truck), name, 'booking.truck-piece-too-large'],
      [truck.hasBox && (form.loadingSide === 'SIDE' || form.loadingSide === 'TOP'), name, 'booking.truck-body-closed'],
    ])
  })
}

const hasPieceTooLarge = ({ pieces }: BookingForm, { lengthCm, widthCm, heightCm }: VehicleFacts): boolean =>
  (pieces ?? []).some((piece) => !fitsInto(piece, { lengthCm, widthCm, heightCm }))

/** A part load takes dangerous goods only where its price says which classes. */
const checkDangerInPartLoad = ({ cargoKind }: BookingForm, { price }: CheckFacts) =>
  findingsThatHold([
    [cargoKind === 'D' && price && !Array.isArray(price.closedClasses), 'cargoKind', 'booking.danger-not-taken'],
  ])

const checks: readonly FormCheck[] = [
  blocks('truck way', checkTruckWay, 'T.*'),
  blocks('loading day', checkLoadingDay, 'T.*'),
  blocks('loading order', checkLoadingOrder, 'T.*'),
  blocks('dangerous goods by road', checkAdr, 'T.*'),
  blocks('carnet', checkCarnet, 'T.*'),
  blocks('truck abroad', checkForeignTruck, 'T.FTL'),
  blocks('danger in a part load', checkDangerInPartLoad, 'T.LTL'),
  warns('trucks', checkTrucks, 'T.FTL'),
]

/** Kilograms of a cubic metre and of a loading metre where no price says otherwise. */
const usualFactors = { kgPerM3: 333, kgPerLdm: 1850 }

/** The chargeable load of a part truck: the largest of weight, volume and loading metres, pieces that cannot be stacked included. */
function chargeable(name: FormName, form: BookingForm, { kgPerM3, kgPerLdm }: LoadFactors): ChargeableLoad {
  if (!headFields.loadingMetres.forms.includes(name)) return {}
  const { loadingMetres, ...load } = measuredLoad({
    ...statedLoad(form),
    loadingMetres: form.loadingMetres ?? undefined,
    pieces: queriedPieces(form),
  })
  if (!load.grossWeightKg && !load.volumeM3 && !loadingMetres) return {}
  const factors = { kgPerM3: kgPerM3 ?? usualFactors.kgPerM3, kgPerLdm: kgPerLdm ?? usualFactors.kgPerLdm }
  const { kg } = roadChargeable({ ...load, loadingMetres }, factors)
  return { loadingMetres, chargeableWeightKg: kg }
}

/** A truck goes on the day that it loads. */
const acceptance: AcceptanceAsks = { departure: 'never', cutoffs: [], loadingDate: true }

export const roadBookings = bookingMode({ checks, acceptance, chargeable })
