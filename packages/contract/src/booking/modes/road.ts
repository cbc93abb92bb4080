import { blocks, type CheckFacts, type FormCheck, figure, holding, type Warning, warns } from '../form/check-facts.ts'
import { goodsTotals } from '../form/form-defaults.ts'
import type { BookingForm } from '../form/form-fields.ts'
import { formsNamed } from '../form/form-names.ts'
import type { AcceptanceAsks, BookingMode } from './booking-mode.ts'

/** Within one country a truck goes at home only. */
const way = ({ direction, truckWay }: BookingForm) =>
  holding([[direction === 'NM' && truckWay && truckWay !== 'DOM', 'truckWay', 'booking.truck-way-at-home']])

/** The truck loads on the day of its first loading stop. */
function loadingDay({ loadingDate, stops }: BookingForm): Warning[] {
  const days = (stops ?? []).flatMap(({ stopType, stopDate }) => (stopType === 'L' && stopDate ? [stopDate] : []))
  const [first] = days.toSorted()
  return holding([[loadingDate && first && loadingDate !== first, 'loadingDate', 'booking.loading-date-differs']])
}

const foreignTruck = ({ truckTypeForeign }: BookingForm, { trucks }: CheckFacts) =>
  holding([[trucks?.[truckTypeForeign ?? '']?.isDomesticOnly, 'truckTypeForeign', 'booking.truck-stays-at-home']])

const truckFields = ['truckTypeDomestic', 'truckTypeForeign'] as const

/** The goods go into the trucks, and in by the side that is wished. */
function trucks(form: BookingForm, facts: CheckFacts): Warning[] {
  const { grossWeightKg, volumeM3 } = goodsTotals(form)
  const quantity = form.truckQty ?? 1
  return truckFields.flatMap((name) => {
    const truck = facts.trucks?.[form[name] ?? '']
    if (!truck) return []
    const isFull = figure(grossWeightKg) > truck.payloadKg * quantity || figure(volumeM3) > truck.volumeM3 * quantity
    return holding([
      [isFull, name, 'booking.truck-too-small'],
      [truck.hasBox && (form.loadingSide === 'SIDE' || form.loadingSide === 'TOP'), name, 'booking.truck-body-closed'],
    ])
  })
}

/** A part load takes dangerous goods only where its price says which classes. */
const dangerInPartLoad = ({ cargoKind }: BookingForm, { price }: CheckFacts) =>
  holding([
    [cargoKind === 'D' && price && !Array.isArray(price.closedClasses), 'cargoKind', 'booking.danger-not-taken'],
  ])

const checks: readonly FormCheck[] = [
  blocks('truck way', way, 'T.*'),
  blocks('loading day', loadingDay, 'T.*'),
  blocks('truck abroad', foreignTruck, 'T.FTL'),
  blocks('danger in a part load', dangerInPartLoad, 'T.LTL'),
  warns('trucks', trucks, 'T.FTL'),
]

/** A truck goes on the day that it loads. */
const acceptance: AcceptanceAsks = { departure: 'never', cutoffs: [], loadingDate: true }

/** Road: full trucks and part loads, at home and across borders. */
export const roadBookings: BookingMode = { code: 'T', forms: formsNamed('T.*'), checks, acceptance }
