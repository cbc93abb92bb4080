import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import type { text } from '@landbridge/contract/pricing/text/zh-cn'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { borderProblem } from '../lane-rules.ts'
import type { LoadQuery, PricingMode } from '../price/pricing-mode.ts'
import type { Joining, LegWish } from './offer-rules.ts'

/** One end of a query as the reference data knows it: a terminal of the mode, a city that roads lead to, or both. */
export type End = {
  code: string
  isKnown: boolean
  isTerminal: boolean
  cityCode: string
  terminals?: readonly string[] | undefined
  /** The port that it is a terminal of: its prices hold where the terminal has none of its own. */
  port?: string | undefined
}

export type Ends = { origin?: End | undefined; destination?: End | undefined }

export type Wish = Joining & { legType: PriceQuery['legType']; withHead: boolean }

/** The ends at the ports of their terminals; nothing where neither is a terminal of one. */
export function atTheirPorts({ origin, destination }: Ends): Ends | undefined {
  const atPort = (end: End | undefined) => end && { ...end, code: end.port ?? end.code }
  return origin?.port || destination?.port ? { origin: atPort(origin), destination: atPort(destination) } : undefined
}

/** A terminal bears the name of its port before its own: Shanghai Yangshan is one of Shanghai. */
export const isTerminalOf = (terminal: string, port: string): boolean => terminal.startsWith(`${port} `)

/** The flags decide, and where they are silent the leg type; an end that is no terminal needs the road. */
export function wishOf(query: PriceQuery, { origin, destination }: Ends): Wish {
  const wanted = (flag: boolean | undefined, end: End | undefined): LegWish => {
    if (end && !end.isTerminal) return 'must'
    return flag && end ? 'maybe' : 'no'
  }
  return {
    legType: query.legType,
    withFirst: wanted(query.firstLeg, origin),
    withHead: query.headLeg ?? true,
    withLast: wanted(query.lastLeg, destination),
    originCode: origin?.code,
    destinationCode: destination?.code,
  }
}

export function checkPriceQuery(
  query: PriceQuery,
  ends: Ends & { entryPort?: End | undefined },
  { today, mode }: { today: string; mode: Pick<PricingMode, 'code' | 'passesBorder'> },
): void {
  const wrong: Record<string, string | undefined> = {
    ...placeProblems(query, ends, mode),
    ...dateProblems(query, today),
    ...borderProblem(codesOf(ends), {
      known: { has: () => ends.entryPort?.isTerminal ?? false },
      passesBorder: mode.passesBorder,
    }),
  }
  const fields = Object.fromEntries(Object.entries(wrong).filter(([, key]) => key !== undefined)) as FieldProblems
  if (Object.keys(fields).length > 0) throw new Problem('shared.invalid-input', fields)
}

const codesOf = ({ origin, destination, entryPort }: Ends & { entryPort?: End | undefined }) => ({
  originCode: origin?.code,
  destinationCode: destination?.code,
  entryPortCode: entryPort?.code,
})

function placeProblems(
  query: PriceQuery,
  { origin, destination }: Ends,
  { code }: Pick<PricingMode, 'code'>,
): Record<string, string | undefined> {
  if (!origin && !destination) return { originCode: 'pricing.place-needed' }
  const { noun, pricedBy } = factsOfMode(code)
  const placeElsewhere = `pricing.port-no-${noun}` satisfies keyof typeof text
  const joinsRoads = pricedBy === 'box'
  const mayBeCity = { origin: joinsRoads && query.legType !== 'H', destination: joinsRoads && query.legType !== 'T' }
  const isSame = query.legType === 'Q' && origin !== undefined && origin.code === destination?.code
  return {
    originCode: endProblem(origin, mayBeCity.origin && query.firstLeg !== false, placeElsewhere),
    destinationCode: isSame
      ? 'pricing.same-place'
      : endProblem(destination, mayBeCity.destination && query.lastLeg !== false, placeElsewhere),
  }
}

function endProblem(end: End | undefined, mayBeCity: boolean, placeElsewhere: string): string | undefined {
  if (!end) return undefined
  if (!end.isKnown) return 'pricing.port-unknown'
  return end.isTerminal || (mayBeCity && end.cityCode) ? undefined : placeElsewhere
}

function dateProblems({ queryDate, queryDateTo }: PriceQuery, today: string): Record<string, string | undefined> {
  const first = queryDate ?? today
  const farthest = dayAfter(today, 366)
  return {
    queryDate: first < today ? 'pricing.date-past' : first > farthest ? 'pricing.date-far' : undefined,
    queryDateTo: queryDateTo !== undefined && queryDateTo < first ? 'pricing.date-to-early' : undefined,
  }
}

export const loadOfQuery = ({
  grossWeightKg,
  volumeM3,
  loadingMetres,
  pieces,
  loadType,
  truckType,
  truckQty,
  truckWay,
}: LoadQuery): LoadQuery => ({
  grossWeightKg,
  volumeM3,
  loadingMetres,
  pieces,
  loadType,
  truckType,
  truckQty,
  truckWay,
})
