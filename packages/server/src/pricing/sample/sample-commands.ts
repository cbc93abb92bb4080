import { hash } from 'node:crypto'
import { businessDay, businessZone } from '@landbridge/contract/shared/business-day'
import { dayAfter, daysBetween } from '@landbridge/contract/shared/calendar-day'
import { modes } from '@landbridge/contract/shared/modes'
import { roundedTo } from '@landbridge/contract/shared/money'
import { readAirports } from '@landbridge/reference-data/airports'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import type { Tx } from '../../platform/database.ts'
import { lengthKm, placesByCode, seaRoute } from '../../reference/index.ts'
import { addMissingDepartures } from '../departure/departure-store.ts'
import { instantAt } from '../departure/local-clock-rules.ts'
import { addMissingServices } from '../departure/modes/service-store.ts'
import { slotsOfSpaces } from '../departure/space-rules.ts'
import type { Departure } from '../price/departure-row.ts'
import type { Tariff } from '../price/line-rules.ts'
import { addMissingLegs } from '../tariff/leg-price-store.ts'
import { addMissingTariffs, sampleLineages } from '../tariff/tariff-store.ts'
import { airSamples } from './air-sample-rules.ts'
import { railSamples } from './rail-sample-rules.ts'
import { roadSamples } from './road-sample-rules.ts'
import { drawnFor, runningDays, type SampleLine, sampleSpaces, sampleValidity } from './sample-rules.ts'
import { seaSamples, vesselNames } from './sea-sample-rules.ts'
import { seaSampleServices } from './sea-sample-services.ts'

const daysAhead = 42
const usualDaysBack = 21
/** The sample prices its first and last legs by road for rail alone. */
const legsMode = modes.railway.code

const sampleLines = (): SampleLine[] => {
  const lanes = readPriceLanes()
  return [
    ...railSamples(lanes),
    ...seaSamples(lanes, (from, via, to) => seaRoute(from, via, to).km),
    ...airSamples(lanes, airKm()),
    ...roadSamples(lanes),
  ]
}

function airKm(): (from: string, via: readonly string[], to: string) => number {
  const airports = new Map(readAirports().rows.map((row) => [row.PortCd, row]))
  return (from, via, to) =>
    lengthKm(
      [from, ...via, to].flatMap((code) => {
        const airport = airports.get(code)
        return airport ? [[airport.Lat, airport.Lon] as const] : []
      }),
    )
}

/** A stable id made of words, so that existing rows are found again. */
function idFor(words: string): string {
  const digest = hash('sha1', `landbridge sample ${words}`)
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

/** Rows that are there stay, so that nothing staff edited is overwritten. */
export async function loadSampleTariffs(tx: Tx, today: string, { daysBack = usualDaysBack } = {}): Promise<void> {
  const lanes = readPriceLanes()
  const validity = sampleValidity(lanes, today)
  const tariffs = sampleLines().flatMap((line) => {
    const first = sampleTariff(line, { ...validity, terms: line.terms() })
    const share = Math.round((drawnFor(line.id) - 0.45) * 10) / 100
    if (share === 0) return [first]
    const validFrom = dayAfter(today, 5 + Math.round(drawnFor(`${line.id} from`) * 9))
    const next = { validFrom, validTo: validity.validTo, terms: line.terms(share), revision: 2 }
    return [first, sampleTariff(line, next)]
  })
  await addMissingTariffs(tx, tariffs)
  await addMissingServices(tx, seaSampleServices(vesselNames, idFor))
  await addMissingLegs(
    tx,
    lanes.legs.map((leg) => ({
      id: idFor(leg.Id),
      mode: legsMode,
      leg: leg.Leg,
      portCode: leg.PortCd,
      cityCode: leg.CityCd,
      currency: leg.CurrCd,
      prices: { 20: roundedTo(String(leg.Price20), leg.CurrCd), 40: roundedTo(String(leg.Price40), leg.CurrCd) },
      transitDays: leg.TransitDays,
      ...validity,
      isSample: true,
    })),
  )
  await addSampleDepartures(tx, { from: dayAfter(today, -daysBack), to: dayAfter(today, daysAhead), today })
}

type SampleVersion = Pick<Tariff, 'validFrom' | 'validTo' | 'terms'> & { revision?: number }

function sampleTariff(line: SampleLine, { revision = 1, ...version }: SampleVersion): Tariff {
  return {
    id: idFor(`${line.id} ${revision}`),
    mode: line.mode.code,
    lineage: idFor(line.id),
    revision,
    lineNo: line.id,
    state: 'published',
    originCode: line.originCode,
    destinationCode: line.destinationCode,
    entryPortCode: line.entryPortCode,
    currency: line.currency,
    isSample: true,
    version: 1,
    changedAt: new Date(0),
    ...version,
  }
}

export async function rollSampleDepartures(tx: Tx, now: Date): Promise<void> {
  const today = businessDay(now)
  await addSampleDepartures(tx, { from: today, to: dayAfter(today, daysAhead), today })
}

export async function addSampleDepartures(
  tx: Tx,
  { from, to, today, lineNos }: { from: string; to: string; today: string; lineNos?: readonly string[] },
): Promise<void> {
  const lineages = new Set(await sampleLineages(tx))
  const lines = sampleLines().filter((line) => lineages.has(idFor(line.id)) && (!lineNos || lineNos.includes(line.id)))
  if (lines.length === 0) return
  const departures = await Promise.all(
    [...Map.groupBy(lines, ({ mode }) => mode.placeMode)].map(async ([placeMode, ofMode]) => {
      const ends = ofMode.flatMap(({ originCode, destinationCode }) => [originCode, destinationCode])
      const places = await placesByCode(tx, placeMode, ends)
      const zoneOf = (code: string) => places.get(code)?.timeZone ?? businessZone
      return ofMode.flatMap((line) => {
        const zones = { origin: zoneOf(line.originCode), destination: zoneOf(line.destinationCode) }
        const { departureOn, bookableDays } = line
        if (!departureOn) return []
        const last = bookableDays === undefined ? to : dayAfter(today, bookableDays)
        const days = runningDays(line.weekdays, from, last < to ? last : to)
        return days.map((day) => sampleDeparture(line, { day, today, zones, ...departureOn(day) }))
      })
    }),
  )
  await addMissingDepartures(tx, departures.flat())
}

type SampleDay = { day: string; today: string; zones: { origin: string; destination: string } } & ReturnType<
  NonNullable<SampleLine['departureOn']>
>

function sampleDeparture(line: SampleLine, { day, today, zones, ...vehicle }: SampleDay): Departure {
  const hour = 8 + Math.floor(drawnFor(`${line.id} hour`) * 13)
  const etd = instantAt(day, hour, zones.origin)
  const transitDays = Math.round((line.transitDays.Min + line.transitDays.Max) / 2)
  const before = (hours: number) => new Date(etd.getTime() - hours * 3_600_000)
  const { si, cargo, customs, vgm, filing } = line.cutoffHours
  const spaces = sampleSpaces(line, day, daysBetween(today, day))
  return {
    id: idFor(`${line.id} ${day}`),
    mode: line.mode.code,
    ...vehicle,
    originCode: line.originCode,
    destinationCode: line.destinationCode,
    viaCodes: line.viaCodes,
    entryPortCode: line.entryPortCode,
    departsOn: day,
    etd,
    eta: line.hoursOnTheWay
      ? new Date(etd.getTime() + line.hoursOnTheWay * 3_600_000)
      : instantAt(dayAfter(day, transitDays), (hour + 7) % 24, zones.destination),
    originZone: zones.origin,
    destinationZone: zones.destination,
    siCutoff: before(si),
    cargoCutoff: before(cargo),
    customsCutoff: before(customs),
    vgmCutoff: vgm === undefined ? undefined : before(vgm),
    filingCutoff: filing === undefined ? undefined : before(filing),
    spaces,
    capacity: slotsOfSpaces(spaces, 'total'),
    capacityLeft: slotsOfSpaces(spaces, 'surplus'),
    boxesBooked: 0,
    state: 'scheduled',
    isSample: true,
    version: 1,
  }
}
