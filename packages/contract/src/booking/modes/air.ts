import { airChargeableKg, volumeWeightKg, volumeWeightOfM3 } from '../../pricing/chargeable.ts'
import type { ChargeableLoad } from '../form/chargeable-load.ts'
import { blocks, type Finding, type FormCheck, holding } from '../form/check-facts.ts'
import { lithiumBatteries } from '../form/form-conditions.ts'
import { goodsTotals } from '../form/form-defaults.ts'
import type { BookingForm } from '../form/form-fields.ts'
import { type FormName, formsNamed } from '../form/form-names.ts'
import type { AcceptanceAsks, BookingMode } from './booking-mode.ts'

/** The day of the flight is the day on which the cargo is to leave. */
const flightDay = ({ flightDate, wantedDate }: BookingForm) =>
  holding([[flightDate && wantedDate && flightDate !== wantedDate, 'flightDate', 'booking.flight-date-differs']])

/** Lithium batteries are packed by the instructions 965 to 970. */
const batteryInstructions = ({ danger }: BookingForm) =>
  holding(
    (danger ?? []).map(({ unNo, packingInstruction }, i): Finding => {
      const isOther = packingInstruction && !/^(PI ?)?(96[5-9]|970)/i.test(packingInstruction)
      return [
        lithiumBatteries.has(unNo ?? '') && isOther,
        `danger.${i}.packingInstruction`,
        'booking.battery-instruction',
      ]
    }),
  )

const checks: readonly FormCheck[] = [
  blocks('day of the flight', flightDay, 'A'),
  blocks('packing of batteries', batteryInstructions, 'A'),
]

/** Weight against volume weight: of the pieces, or while none is measured of the volume that is said. */
function chargeable(_: FormName, form: BookingForm): ChargeableLoad {
  const { grossWeightKg, volumeM3 } = goodsTotals(form)
  const measured = volumeWeightKg(form.pieces ?? [])
  const byVolume = Number(measured) > 0 ? measured : volumeM3 && volumeWeightOfM3(volumeM3)
  if (!byVolume && !grossWeightKg) return {}
  return { volumeWeightKg: byVolume, chargeableWeightKg: airChargeableKg({ grossWeightKg, volumeWeightKg: byVolume }) }
}

/** A flight of ours, or one that is not in our lists; both with what closes before it. */
const acceptance: AcceptanceAsks = { departure: 'or-typed', cutoffs: ['SI', 'CARGO', 'CUSTOMS'] }

/** Air: one form for every load. */
export const airBookings: BookingMode = { code: 'A', forms: formsNamed('A'), checks, acceptance, chargeable }
