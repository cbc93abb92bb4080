import { type FormCheck, figure, holding, type Warning, warns } from '../form/check-facts.ts'
import type { BookingForm } from '../form/form-fields.ts'
import { formsNamed } from '../form/form-names.ts'
import type { BookingMode } from './booking-mode.ts'

const heaviestDifferenceKg = 10_000

/** Two 20-foot boxes share a wagon: they come in pairs, and about as heavy as each other. */
function pairs(form: BookingForm): Warning[] {
  const twenties = (form.boxes ?? []).filter((box) => box.containerType?.startsWith('20'))
  const quantity = twenties.reduce((sum, box) => sum + (box.containerQty ?? 0), 0)
  const weights = twenties.map((box) => figure(box.containerCargoKg)).filter((kg) => kg > 0)
  const isApart = weights.length > 1 && Math.max(...weights) - Math.min(...weights) > heaviestDifferenceKg
  return holding([
    [quantity % 2 === 1, 'boxes', 'booking.twenties-in-pairs'],
    [isApart, 'boxes', 'booking.twenties-differ'],
  ])
}

const checks: readonly FormCheck[] = [warns('pairs of 20-foot boxes', pairs, 'R.FCL R.CFS R.BULK')]

/** Rail: full containers on block trains; shared containers, wagons and bulk wait. */
export const railBookings: BookingMode = { code: 'R', forms: formsNamed('R.*'), open: formsNamed('R.FCL'), checks }
