import { z } from 'zod'
import { commaList, count, currencyCode, day, decimal, instant } from '../../shared/wire-values.ts'
import { code, words } from '../job-values.ts'
import { carrierHeadForm, carrierPapersView } from './carrier-fields.ts'

/** A house waybill of ours under the airline's, or the airline's alone. */
export const waybillKinds = ['P', 'M'] as const
/** How the weight is rated: minimum, normal, quantity, or a specific commodity. */
export const rateClasses = ['M', 'N', 'Q', 'C'] as const
/** What screening has found: secure for every aircraft, for freighters alone, high risk, or refused. */
export const screenStates = ['none', 'SPX', 'SCO', 'SHR', 'refused'] as const

const kilograms = decimal(12, 3, { least: 'positive' })
const money = decimal(16, 2, { least: 'positive' })

/** One flight as staff enter it. Its number may come later than the connection. */
const flightForm = z.object({
  carrierCode: code.nullish(),
  flightNo: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/, 'workorder.flight-no-wrong')
    .nullish(),
  flightDate: day.nullish(),
  originCode: code,
  destinationCode: code,
  etd: instant.nullish(),
  eta: instant.nullish(),
  atd: instant.nullish(),
  ata: instant.nullish(),
  packages: count(1, 999_999).nullish(),
  grossWeightKg: kilograms.nullish(),
})
export type FlightForm = z.infer<typeof flightForm>

const isBefore = (one: Date | null | undefined, other: Date | null | undefined) => Boolean(one && other && one < other)

/** What stands against a list of flights, by field: each leaves from where the one before landed, or carries another part of the cargo over the same way, and none before it could. */
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

const flights = z
  .array(flightForm)
  .max(8)
  .superRefine((all, { addIssue }) => {
    for (const [path, message] of flightFaults(all)) addIssue({ code: 'custom', path, message })
  })

/** What the head of a job by air has besides: the airline and its flights, how its weight is charged, what it goes in, its screening and what the waybill says of it. */
export const airHeadForm = {
  ...carrierHeadForm,
  airWaybillType: z.enum(waybillKinds).optional(),
  flights: flights.optional(),
  chargeableWeightKg: decimal(12, 1, { least: 'positive' }).nullish(),
  rateClass: z.enum(rateClasses).nullish(),
  uldNos: commaList(words(12).min(1)).nullish(),
  screenState: z.enum(screenStates).optional(),
  specialHandling: commaList(words(3).min(1)).nullish(),
  handlingText: words(500).nullish(),
  agentIataCode: z
    .string()
    .trim()
    .regex(/^\d{2}-?\d-?\d{4}(\/?\d{4})?$/, 'workorder.agent-code-wrong')
    .nullish(),
  declaredForCarriage: money.nullish(),
  declaredForCustoms: money.nullish(),
  declaredCurrency: currencyCode.nullish(),
}

/** What a list of jobs tells of it. */
export const airRowView = {
  airline: z.string().optional(),
  flightNo: z.string().optional(),
  flightDate: day.optional(),
  chargeableWeightKg: z.string().optional(),
}

const flightView = z.object({
  carrierCode: z.string().optional(),
  flightNo: z.string().optional(),
  flightDate: day.optional(),
  originCode: z.string(),
  originName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  etd: instant.optional(),
  eta: instant.optional(),
  atd: instant.optional(),
  ata: instant.optional(),
  packages: z.int().optional(),
  grossWeightKg: z.string().optional(),
})
export type FlightView = z.infer<typeof flightView>

/** What one job shows of it besides. */
export const airPapersView = {
  ...carrierPapersView,
  airWaybillType: z.enum(waybillKinds).optional(),
  flights: z.array(flightView).optional(),
  /** The chargeable weight that staff wrote for the waybill, where it is another one. */
  waybillWeightKg: z.string().optional(),
  rateClass: z.enum(rateClasses).optional(),
  uldNos: commaList(z.string()).optional(),
  screenState: z.enum(screenStates).optional(),
  specialHandling: commaList(z.string()).optional(),
  handlingText: z.string().optional(),
  agentIataCode: z.string().optional(),
  declaredForCarriage: z.string().optional(),
  declaredForCustoms: z.string().optional(),
  declaredCurrency: z.string().optional(),
}
