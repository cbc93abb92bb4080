import { type FormCheck, holding, warns } from '../form/check-facts.ts'
import type { BookingForm } from '../form/form-fields.ts'
import { formsNamed } from '../form/form-names.ts'
import { type BookingMode, byDeparture } from './booking-mode.ts'

/** Dangerous and chilled goods in a shared container are taken, at a price that is asked for. */
const specialInShared = ({ cargoKind, temperatureControlled }: BookingForm) =>
  holding([
    [cargoKind === 'D', 'cargoKind', 'booking.priced-apart'],
    [temperatureControlled, 'temperatureControlled', 'booking.priced-apart'],
  ])

const checks: readonly FormCheck[] = [warns('special goods in a shared container', specialInShared, 'S.LCL')]

/** Sea: full and shared containers. */
export const seaBookings: BookingMode = { code: 'S', forms: formsNamed('S.*'), checks, acceptance: byDeparture }
