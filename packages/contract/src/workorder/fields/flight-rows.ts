import { z } from 'zod'
import { rowShape, rows, type shownRowShape } from '../../shared/fields/typed-fields.ts'
import { calendarDay, coded, figure, moment, whole, written } from '../../shared/fields/typed-values.ts'
import type { WordedFields } from '../../shared/fields/worded-fields.ts'
import { enteredSigns } from '../../shared/reading/printed-numbers.ts'

const flightNo = enteredSigns.regex(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/, 'workorder.flight-no-wrong')

/** One flight, direct or of a connection, in the order of the desk's form. Its number may come later than the connection. */
// biome-ignore format: a table
export const flightColumns = {
  carrierCode:     { ...coded, kind: 'carrier', words: 'workorder.airline' },
  flightNo:        { ...written(flightNo), words: 'workorder.flight-no', isMono: true },
  flightDate:      { ...calendarDay, words: 'workorder.flight-date' },
  originCode:      { ...coded, kind: 'place', need: 'always', nameIn: 'originName', words: 'workorder.flight-from' },
  destinationCode: { ...coded, kind: 'place', need: 'always', nameIn: 'destinationName', words: 'workorder.flight-to' },
  packages:        { ...whole(1, 999_999), words: 'workorder.packages' },
  etd:             { ...moment, words: 'workorder.planned-departure' },
  eta:             { ...moment, words: 'workorder.planned-arrival' },
  grossWeightKg:   { ...figure(12, 3), words: 'workorder.gross-weight', decimals: 0 },
  atd:             { ...moment, words: 'workorder.flight-atd' },
  ata:             { ...moment, words: 'workorder.flight-ata' },
} as const satisfies WordedFields

const flightForm = z.object(rowShape(flightColumns))
type FlightForm = z.infer<typeof flightForm>
export type FlightView = z.infer<z.ZodObject<ReturnType<typeof shownRowShape<typeof flightColumns>>>>

const isBefore = (one: Date | null | undefined, other: Date | null | undefined) => Boolean(one && other && one < other)

/** Faults of a list of flights, by field: each leaves from where the one before landed, or carries another part of the cargo over the same way, and none before it could. */
function flightFaults(flights: readonly FlightForm[]): [path: (string | number)[], reason: string][] {
  return flights.flatMap((flight, at) => {
    const { originCode, destinationCode, etd, eta, atd, ata } = flight
    const before = flights[at - 1]
    const isOtherPart = before?.originCode === originCode && before.destinationCode === destinationCode
    const isJoined = !before || isOtherPart || before.destinationCode === originCode
    const faults: [string, string | false][] = [
      ['destinationCode', originCode === destinationCode && 'workorder.flight-goes-nowhere'],
      ['originCode', !isJoined && 'workorder.flight-not-joined'],
      ['eta', isBefore(eta, etd) && 'workorder.arrival-before-departure'],
      ['ata', isBefore(ata, atd) && 'workorder.arrival-before-departure'],
      ['etd', !isOtherPart && isBefore(etd, before?.eta) && 'workorder.flight-before-landing'],
    ]
    return faults.flatMap(([field, reason]) => (reason ? [[[at, field], reason] as [(string | number)[], string]] : []))
  })
}

const anyFlights = rows(flightColumns, 8)

export const flightRows = {
  ...anyFlights,
  value: anyFlights.value.superRefine((all, { addIssue }) => {
    for (const [path, message] of flightFaults(all)) addIssue({ code: 'custom', path, message })
  }),
}
