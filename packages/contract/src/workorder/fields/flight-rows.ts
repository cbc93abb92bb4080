import { z } from 'zod'
import { rowShape, rows, type shownRowShape } from '../../shared/fields/typed-fields.ts'
import {
  checkedTextField,
  codeField,
  countField,
  dayField,
  figureField,
  momentField,
} from '../../shared/fields/typed-values.ts'
import type { WordedFields } from '../../shared/fields/worded-fields.ts'
import { enteredSigns } from '../../shared/reading/printed-numbers.ts'

const flightNo = enteredSigns.regex(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/, 'workorder.flight-no-wrong')

/** One flight, direct or of a connection, in the order of the desk's form; its number may come later. */
// biome-ignore format: a table
export const flightColumns = {
  carrierCode:     { ...codeField, kind: 'carrier', words: 'workorder.airline' },
  flightNo:        { ...checkedTextField(flightNo), words: 'workorder.flight-no', isMono: true },
  flightDate:      { ...dayField, words: 'workorder.flight-date' },
  originCode:      { ...codeField, kind: 'place', need: 'always', nameIn: 'originName', words: 'workorder.flight-from' },
  destinationCode: { ...codeField, kind: 'place', need: 'always', nameIn: 'destinationName', words: 'workorder.flight-to' },
  packages:        { ...countField(1, 999_999), words: 'workorder.packages' },
  etd:             { ...momentField, words: 'workorder.planned-departure' },
  eta:             { ...momentField, words: 'workorder.planned-arrival' },
  grossWeightKg:   { ...figureField(12, 3), words: 'workorder.gross-weight', decimals: 0 },
  atd:             { ...momentField, words: 'workorder.flight-atd' },
  ata:             { ...momentField, words: 'workorder.flight-ata' },
} as const satisfies WordedFields

const flightForm = z.object(rowShape(flightColumns))
type FlightForm = z.infer<typeof flightForm>
export type FlightView = z.infer<z.ZodObject<ReturnType<typeof shownRowShape<typeof flightColumns>>>>

const isBefore = (one: Date | null | undefined, other: Date | null | undefined) => Boolean(one && other && one < other)

/** Faults of a list of flights, by field: each continues the one before or carries a part of its cargo. */
function flightFaults(flights: readonly FlightForm[]): [path: (string | number)[], reason: string][] {
  return flights.flatMap((flight, index) => {
    const { originCode, destinationCode, etd, eta, atd, ata } = flight
    const before = flights[index - 1]
    const isOtherPart = before?.originCode === originCode && before.destinationCode === destinationCode
    const isJoined = !before || isOtherPart || before.destinationCode === originCode
    const faults: [string, string | false][] = [
      ['destinationCode', originCode === destinationCode && 'workorder.flight-goes-nowhere'],
      ['originCode', !isJoined && 'workorder.flight-not-joined'],
      ['eta', isBefore(eta, etd) && 'workorder.arrival-before-departure'],
      ['ata', isBefore(ata, atd) && 'workorder.arrival-before-departure'],
      ['etd', !isOtherPart && isBefore(etd, before?.eta) && 'workorder.flight-before-landing'],
    ]
    return faults.flatMap(([field, reason]) =>
      reason ? [[[index, field], reason] as [(string | number)[], string]] : [],
    )
  })
}

const anyFlights = rows(flightColumns, 8)

export const flightRows = {
  ...anyFlights,
  value: anyFlights.value.superRefine((all, { addIssue }) => {
    for (const [path, message] of flightFaults(all)) addIssue({ code: 'custom', path, message })
  }),
}
