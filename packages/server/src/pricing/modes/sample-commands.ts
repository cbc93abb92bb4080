import { hash } from 'node:crypto'
import { businessDay, businessZone } from '@landbridge/contract/shared/business-day'
import { modes } from '@landbridge/contract/shared/modes'
import { rounded } from '@landbridge/contract/shared/money'
import { type RailLaneRow, readPriceLanes } from '@landbridge/reference-data/price-lanes'
import type { Tx } from '../../platform/database.ts'
import { placesByCode } from '../../reference/index.ts'
import { addMissingDepartures } from '../departure/departure-store.ts'
import { type Departure, slotsOfSpaces } from '../departure/space-rules.ts'
import { addMissingLegs } from '../tariff/leg-price-store.ts'
import { dayAfter, type Tariff } from '../tariff/tariff-rules.ts'
import { addMissingTariffs, sampleLineages } from '../tariff/tariff-store.ts'
import {
  drawnFor,
  runningDays,
  sampleSpaces,
  sampleSurcharges,
  sampleTerms,
  sampleValidity,
} from './rail-sample-rules.ts'

const daysAhead = 42
const daysBack = 21
const lanesMode = modes.railway.code

/** The same id for the same words, so that what is there is known again. */
function idFor(words: string): string {
  const h = hash('sha1', `landbridge sample ${words}`)
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20, 32)}`
}

/** Loads the sample tariff of rail with its road legs and trains. What is there stays, so that nothing staff edited is overwritten. */
export async function loadSampleTariffs(tx: Tx, today: string): Promise<void> {
  const lanes = readPriceLanes()
  const validity = sampleValidity(lanes, today)
  const surcharges = sampleSurcharges(lanes.surcharges)
  const tariffs = lanes.rail.flatMap((row) => {
    const first = sampleTariff(row, { ...validity, terms: sampleTerms(row, surcharges) })
    const share = Math.round((drawnFor(row.Id) - 0.45) * 10) / 100
    if (share === 0) return [first]
    const validFrom = dayAfter(today, 5 + Math.round(drawnFor(`${row.Id} from`) * 9))
    const next = { validFrom, validTo: validity.validTo, terms: sampleTerms(row, surcharges, share), revision: 2 }
    return [first, sampleTariff(row, next)]
  })
  await addMissingTariffs(tx, tariffs)
  await addMissingLegs(
    tx,
    lanes.legs.map((leg) => ({
      id: idFor(leg.Id),
      mode: lanesMode,
      leg: leg.Leg,
      portCode: leg.PortCd,
      cityCode: leg.CityCd,
      currency: leg.CurrCd,
      prices: { 20: rounded(String(leg.Price20), leg.CurrCd), 40: rounded(String(leg.Price40), leg.CurrCd) },
      transitDays: leg.TransitDays,
      ...validity,
      isSample: true,
    })),
  )
  await addSampleDepartures(tx, { from: dayAfter(today, -daysBack), to: dayAfter(today, daysAhead), today })
}

type SampleVersion = Pick<Tariff, 'validFrom' | 'validTo' | 'terms'> & { revision?: number }

function sampleTariff(row: RailLaneRow, { revision = 1, ...version }: SampleVersion): Tariff {
  return {
    id: idFor(`${row.Id} ${revision}`),
    mode: lanesMode,
    lineage: idFor(row.Id),
    revision,
    lineNo: row.Id,
    state: 'published',
    originCode: row.PortlCd,
    destinationCode: row.PortdCd,
    entryPortCode: row.EntryPortCd ?? undefined,
    currency: row.CurrCd,
    isSample: true,
    version: 1,
    changedAt: new Date(0),
    ...version,
  }
}

/** Adds the trains that the sample lines run on new days, as time goes by. */
export async function rollSampleDepartures(tx: Tx, now: Date): Promise<void> {
  const today = businessDay(now)
  await addSampleDepartures(tx, { from: today, to: dayAfter(today, daysAhead), today })
}

/** Adds what is missing of the sample lines' trains between two days; some lines only, if told. */
export async function addSampleDepartures(
  tx: Tx,
  { from, to, today, lineNos }: { from: string; to: string; today: string; lineNos?: readonly string[] },
): Promise<void> {
  const lineages = new Set(await sampleLineages(tx))
  const rows = readPriceLanes().rail.filter(
    (row) => lineages.has(idFor(row.Id)) && (!lineNos || lineNos.includes(row.Id)),
  )
  if (rows.length === 0) return
  const places = await placesByCode(
    tx,
    modes.railway.placeMode,
    rows.flatMap((row) => [row.PortlCd, row.PortdCd]),
  )
  const zoneOf = (code: string) => places.get(code)?.timeZone ?? businessZone
  const departures = rows.flatMap((row) => {
    const zones = { origin: zoneOf(row.PortlCd), destination: zoneOf(row.PortdCd) }
    return runningDays(row.Weekdays, from, to).map((day) => sampleDeparture(row, { day, today, zones }))
  })
  await addMissingDepartures(tx, departures)
}

type SampleDay = { day: string; today: string; zones: { origin: string; destination: string } }

function sampleDeparture(row: RailLaneRow, { day, today, zones }: SampleDay): Departure {
  const hour = 8 + Math.floor(drawnFor(`${row.Id} hour`) * 13)
  const etd = instantAt(day, hour, zones.origin)
  const transitDays = Math.round((row.TransitDays.Min + row.TransitDays.Max) / 2)
  const before = (hours: number) => new Date(etd.getTime() - hours * 3_600_000)
  const spaces = sampleSpaces(row, day, (Date.parse(day) - Date.parse(today)) / 86_400_000)
  return {
    id: idFor(`${row.Id} ${day}`),
    mode: lanesMode,
    departureNo: `X8${row.Id.slice(1)}`,
    operator: 'Landbridge Express',
    originCode: row.PortlCd,
    destinationCode: row.PortdCd,
    viaCodes: row.ViaPortCds,
    entryPortCode: row.EntryPortCd ?? undefined,
    departsOn: day,
    etd,
    eta: instantAt(dayAfter(day, transitDays), (hour + 7) % 24, zones.destination),
    originZone: zones.origin,
    destinationZone: zones.destination,
    siCutoff: before(row.SiCutoffH),
    cargoCutoff: before(row.CargoCutoffH),
    customsCutoff: before(row.CustomsCutoffH),
    spaces,
    capacity: slotsOfSpaces(spaces, 'total'),
    capacityLeft: slotsOfSpaces(spaces, 'surplus'),
    boxesBooked: 0,
    state: 'scheduled',
    isSample: true,
    version: 1,
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The instant at which a place's clock shows this hour. */
function instantAt(day: string, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  const shown = Date.parse(`${format.format(wall).replace(' ', 'T')}Z`)
  return new Date(wall - (shown - wall))
}
