import type { ServiceCall, ServiceCutoffs } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { dayAfter, daysBetween, weekdayOf } from '@landbridge/contract/shared/calendar-day'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import type { Departure } from '../../price/departure-row.ts'
import { daysLater, instantAt } from '../local-clock-rules.ts'
import { slotsOfSpaces } from '../space-rules.ts'

export type Service = {
  id: string
  mode: LegModeCode
  serviceCode: string
  carrierCode: string
  name: string | null
  weekday: number
  calls: ServiceCall[]
  cutoffHours: ServiceCutoffs
  spaces: { containerType: string; total: number }[]
  vessels: string[]
  active: boolean
  isSample: boolean
  version: number
}

/** The week that a day lies in, counted so that no two weeks of a year are the same. */
export const weekOf = (day: string): number => Math.floor(daysBetween('1970-01-01', day) / 7)

/** A voyage is named by its line, its year and week, and where it heads. */
export const voyageNo = (line: string, day: string, heads: 'W' | 'E'): string =>
  `${line.slice(0, 2)}${day.slice(3, 4)}${String(weekOf(day) % 53).padStart(2, '0')}${heads}`

/** West or east from the first port to the farthest call, the shorter way around the globe. */
export function headingOf(calls: readonly ServiceCall[], longitudeOf: (code: string) => number): 'W' | 'E' {
  const first = longitudeOf(calls[0]?.placeCode ?? '')
  const turns = calls.map(({ placeCode }) => ((longitudeOf(placeCode) - first + 540) % 360) - 180)
  const farthest = turns.reduce((far, turn) => (Math.abs(turn) > Math.abs(far) ? turn : far), 0)
  return farthest < 0 ? 'W' : 'E'
}

type Pair = { from: ServiceCall; to: ServiceCall }
const daysOf = ({ from, to }: Pair) => to.day - from.day

/** The pairs of ports that a service connects, each once and by its shortest way. */
export function pairsOf(calls: readonly ServiceCall[]): Pair[] {
  const shortest = new Map<string, Pair>()
  for (const from of calls.filter(({ loads }) => loads)) {
    for (const to of calls.filter(({ discharges, day }) => discharges && day > from.day)) {
      const lane = laneOf(from.placeCode, to.placeCode)
      const before = shortest.get(lane)
      if (from.placeCode === to.placeCode || (before && daysOf(before) <= daysOf({ from, to }))) continue
      shortest.set(lane, { from, to })
    }
  }
  return [...shortest.values()]
}

export const laneOf = (originCode: string, destinationCode: string): string => `${originCode} ${destinationCode}`

export function firstCallsFrom(weekday: number, from: string, weeks: number): string[] {
  const first = dayAfter(from, (weekday - weekdayOf(from) + 7) % 7)
  return Array.from({ length: weeks }, (_, week) => dayAfter(first, 7 * week))
}

export const vesselOf = ({ vessels }: Pick<Service, 'vessels'>, day: string): string | undefined =>
  vessels[weekOf(day) % vessels.length]

/** By the clock of its port a vessel comes in the morning and sails in the evening. */
const arrivalHour = 8
const departureHour = 20

type Port = { timeZone: string; longitude: number }

export function sailingsOf(
  service: Service,
  day: string,
  { pairs, ports, newId }: { pairs: readonly Pair[]; ports: ReadonlyMap<string, Port>; newId: () => string },
): Departure[] {
  const heads = headingOf(service.calls, (code) => ports.get(code)?.longitude ?? 0)
  const { si, vgm, cargo, customs, filing } = service.cutoffHours
  const spaces = service.spaces.map(({ containerType, total }) => ({ equipment: containerType, total, surplus: total }))
  return pairs.flatMap(({ from, to }) => {
    const [origin, destination] = [ports.get(from.placeCode), ports.get(to.placeCode)]
    if (!origin || !destination) return []
    const departsOn = dayAfter(day, from.day)
    const etd = instantAt(departsOn, departureHour, origin.timeZone)
    const eta = instantAt(dayAfter(day, to.day), arrivalHour, destination.timeZone)
    if (eta <= etd) return []
    const before = (hours: number) => new Date(etd.getTime() - hours * 3_600_000)
    return [
      {
        id: newId(),
        mode: service.mode,
        departureNo: voyageNo(service.carrierCode, day, heads),
        carrierCode: service.carrierCode,
        serviceCode: service.serviceCode,
        vessel: vesselOf(service, day),
        originCode: from.placeCode,
        destinationCode: to.placeCode,
        viaCodes: [],
        departsOn,
        etd,
        eta,
        originZone: origin.timeZone,
        destinationZone: destination.timeZone,
        siCutoff: before(si),
        cargoCutoff: before(cargo),
        customsCutoff: before(customs),
        vgmCutoff: before(vgm),
        filingCutoff: filing == null ? undefined : before(filing),
        spaces,
        capacity: slotsOfSpaces(spaces, 'total'),
        capacityLeft: slotsOfSpaces(spaces, 'surplus'),
        boxesBooked: 0,
        state: 'scheduled',
        isSample: false,
        version: 1,
      },
    ]
  })
}

type Delay = {
  calls: readonly ServiceCall[]
  fromPlaceCode: string
  days: number
  now: Date
  movesCutoffs: boolean
}

/** The departures of a voyage that a delay moves: what lies before the call stays, and what has happened does too. */
export function delayed(
  departures: readonly Departure[],
  { calls, fromPlaceCode, days, now, movesCutoffs }: Delay,
): Departure[] {
  const begins = calls.find(({ placeCode }) => placeCode === fromPlaceCode)?.day
  if (begins === undefined) return []
  const pairs = new Map(pairsOf(calls).map((pair) => [laneOf(pair.from.placeCode, pair.to.placeCode), pair]))
  return departures.flatMap((one) => {
    const pair = pairs.get(laneOf(one.originCode, one.destinationCode))
    if (!pair || pair.to.day < begins || one.eta <= now) return []
    const { originZone, destinationZone } = one
    const eta = daysLater(one.eta, days, destinationZone)
    if (pair.from.day < begins || one.etd <= now) return [{ ...one, eta }]
    const later = (at: Date) => daysLater(at, days, originZone)
    return [
      {
        ...one,
        eta,
        etd: later(one.etd),
        departsOn: dayAfter(one.departsOn, days),
        // A vessel that comes late closes as it was to close, unless its line says otherwise; one that comes early closes earlier.
        ...((movesCutoffs || days < 0) && {
          siCutoff: later(one.siCutoff),
          cargoCutoff: later(one.cargoCutoff),
          customsCutoff: later(one.customsCutoff),
          vgmCutoff: one.vgmCutoff && later(one.vgmCutoff),
          filingCutoff: one.filingCutoff && later(one.filingCutoff),
        }),
      },
    ]
  })
}
