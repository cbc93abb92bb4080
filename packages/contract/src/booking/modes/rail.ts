import { isStationCode } from '../../reference/check-digits.ts'
import { blocks, type FormCheck, findingsThatHold, numberOf, warns } from '../checks/form-check.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { bookingMode } from './booking-mode.ts'

const heaviestDifferenceKg = 10_000

/** Two 20-foot boxes share a wagon: they come in pairs, and about as heavy as each other. */
function checkPairs(form: BookingForm): Warning[] {
  const twenties = (form.boxes ?? []).filter((box) => box.containerType?.startsWith('20'))
  const quantity = twenties.reduce((sum, box) => sum + (box.containerQty ?? 0), 0)
  const weights = twenties.map((box) => numberOf(box.containerCargoKg)).filter((kg) => kg > 0)
  const heaviest = Math.max(...weights)
  const isUneven = weights.length > 1 && heaviest - Math.min(...weights) > heaviestDifferenceKg
  return findingsThatHold([
    [quantity % 2 === 1, 'boxes', 'booking.twenties-in-pairs'],
    [isUneven, 'boxes', 'booking.twenties-differ'],
  ])
}

/** The code of a 1520 mm station ends in a check digit; a siding may be written behind it. */
function checkStation({ destinationStation }: BookingForm): Warning[] {
  const [code] = /^\d{6}\b/.exec(destinationStation?.trim() ?? '') ?? []
  return findingsThatHold([[code && !isStationCode(code), 'destinationStation', 'booking.station-code-wrong']])
}

function checkWagons({ wagonTonnes, planMonth }: BookingForm, { firstPlanMonth }: CheckFacts): Warning[] {
  return findingsThatHold([
    [numberOf(wagonTonnes) > 70, 'wagonTonnes', 'booking.wagon-heavy'],
    [planMonth && firstPlanMonth && planMonth < firstPlanMonth, 'planMonth', 'booking.plan-month-past'],
  ])
}

/** A liquid rides in a tank: a tank wagon, a tank container or a flexitank. */
function checkFlammableLiquid({ bulkForm, carriedIn, wagonType, linerBag, boxes }: BookingForm): Warning[] {
  const hasTank = boxes?.some((box) => box.containerType?.endsWith('TK')) || linerBag === true
  return findingsThatHold([
    [
      bulkForm === 'LIQUID' && carriedIn === 'WAGON' && wagonType && wagonType !== 'TANK',
      'wagonType',
      'booking.liquid-needs-tank',
    ],
    [bulkForm === 'LIQUID' && carriedIn === 'CONTAINER' && !hasTank, 'linerBag', 'booking.liquid-needs-tank'],
  ])
}

const checks: readonly FormCheck[] = [
  warns('pairs of 20-foot boxes', checkPairs, 'R.FCL R.CFS R.BULK'),
  warns('station code', checkStation, 'R.*'),
  warns('wagons', checkWagons, 'R.WAG R.CFS R.BULK'),
  blocks('liquids', checkFlammableLiquid, 'R.CFS'),
]

export const railBookings = bookingMode({ checks })
