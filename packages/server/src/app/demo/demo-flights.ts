import { priceQuery } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { businessClock, businessDay } from '@landbridge/contract/shared/business-day'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { readAirports } from '@landbridge/reference-data/airports'
import { readCarriers } from '@landbridge/reference-data/carriers'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { greatCircle } from '../../reference/index.ts'
import { confirmDraftBill, issueDraftBill } from './demo-bills.ts'
import { hoursAfter, usualForm } from './demo-bookings.ts'
import type { Chance } from './demo-chance.ts'
import { fileInstruction } from './demo-instruction.ts'
import type { DemoWay } from './demo-lanes.ts'
import {
  cargoOf,
  customerOf,
  finishLoads,
  happenedUntilNow,
  jobFrom,
  type Lot,
  type StoryDesk,
  soldAbroad,
  storyDesk,
} from './demo-loads.ts'
import { demoPaper } from './demo-paper.ts'
import type { DemoPerson, DemoStory } from './demo-portal.ts'
import { reportsAlong } from './demo-positions.ts'

/** A line of the sample tariff by air, the city it flies from and the airports where the cargo changes. */
type AirLane = DemoWay & { from: string; country: string; receivedIn: string; viaCodes: readonly string[] }

const airLane = (lineNo: string, from: string, to: string): AirLane => {
  const { air, warehouses } = readPriceLanes()
  const line = air.find(({ Id }) => Id === lineNo)
  const airport = readAirports().rows.find(({ PortCd }) => PortCd === line?.PortdCd)
  if (!line || !airport) throw new Error(`The sample tariff has no line ${lineNo}.`)
  return {
    mode: 'A',
    lineNo,
    originCode: line.PortlCd,
    destinationCode: line.PortdCd,
    arrival: to,
    from,
    country: airport.CountryCd,
    viaCodes: line.ViaPortCds,
    receivedIn: warehouses.find(({ WhoCd }) => WhoCd === line.WhoCd)?.WhoNameEng ?? `${from} airport, cargo terminal`,
  }
}

const lanes = {
  frankfurt: airLane('A001', 'Shanghai', 'Frankfurt'),
  newYork: airLane('A022', 'Shanghai', 'New York'),
  moscow: airLane('A069', "Xi'an", 'Moscow'),
  almaty: airLane('A068', "Xi'an", 'Almaty'),
  fromChengdu: airLane('A066', 'Chengdu', 'Frankfurt'),
  yekaterinburg: airLane('A015', 'Shanghai', 'Yekaterinburg'),
}

/** The particulars of a consignment: its batteries, and what the warehouse measures in place of what was booked. */
type AirLot = Lot & { lane: keyof typeof lanes; hasBatteries?: boolean; measuredCm?: Lot['cm']; isUnmeasured?: boolean }

const haode = "Xi'an Haode Appliance"
// biome-ignore format: a table
const airLots: readonly AirLot[] = [
  { company: haode, lane: 'frankfurt', daysAgo: 38, fate: 'carried', goods: '电热水器', packages: 20, kg: 24, cm: [60, 50, 45], isFirst: true },
  { company: 'Nordwind Handel', lane: 'frankfurt', daysAgo: 35, fate: 'amendedForFee', goods: 'Ersatzteile', packages: 3, kg: 290, cm: [110, 90, 62] },
  { company: haode, lane: 'newYork', daysAgo: 33, fate: 'disputed', goods: '无线搅拌机', packages: 60, kg: 6, cm: [50, 40, 30], hasBatteries: true },
  { company: 'Chengdu Orient Trading', lane: 'fromChengdu', daysAgo: 30, fate: 'carried', goods: '电子元件', packages: 40, kg: 11, cm: [50, 40, 27] },
  { company: haode, lane: 'moscow', daysAgo: 27, fate: 'carried', goods: '家用空调', packages: 12, kg: 46, cm: [95, 60, 45] },
  { company: 'Ural Machinery Import', lane: 'yekaterinburg', daysAgo: 24, fate: 'carried', goods: 'Запасные части', packages: 2, kg: 280, cm: [110, 90, 62] },
  { company: 'Alma-Trans', lane: 'almaty', daysAgo: 21, fate: 'carried', goods: 'Мебель', packages: 8, kg: 32, cm: [90, 60, 40] },
  { company: 'Chengdu Orient Trading', lane: 'fromChengdu', daysAgo: 16, fate: 'carried', goods: '服装', packages: 50, kg: 13, cm: [60, 45, 32], measuredCm: [62, 47, 35] },
  { company: haode, lane: 'newYork', daysAgo: 5, fate: 'carried', goods: '电热水器', packages: 15, kg: 24, cm: [60, 50, 45], isFirst: true },
  { company: 'Nordwind Handel', lane: 'frankfurt', daysAgo: 7.4, fate: 'carried', goods: 'Ersatzteile', packages: 4, kg: 290, cm: [110, 90, 62], isFirst: true },
  { company: haode, lane: 'newYork', daysAgo: 4, fate: 'carried', goods: '无线搅拌机', packages: 80, kg: 6, cm: [50, 40, 30], hasBatteries: true },
  { company: haode, lane: 'frankfurt', daysAgo: 3.2, fate: 'carried', goods: '电热水器', packages: 10, kg: 24, cm: [60, 50, 45], measuredCm: [70, 55, 50] },
  { company: haode, lane: 'moscow', daysAgo: 3, fate: 'opened', goods: '家用空调', packages: 6, kg: 46, cm: [95, 60, 45], isUnmeasured: true, isFirst: true },
  { company: haode, lane: 'newYork', daysAgo: 2, fate: 'accepted', goods: '电热水器', packages: 25, kg: 24, cm: [60, 50, 45], isFirst: true },
  { company: 'Nordwind Handel', lane: 'frankfurt', daysAgo: 12, fate: 'cancelled', goods: 'Ersatzteile', packages: 1, kg: 290, cm: [110, 90, 62], isFirst: true },
  { company: 'Chengdu Orient Trading', lane: 'fromChengdu', daysAgo: 9, fate: 'refused', goods: '鞋类', packages: 90, kg: 10, cm: [60, 40, 32], isFirst: true },
  { company: haode, lane: 'frankfurt', daysAgo: 4, fate: 'stopped', goods: '电热水器', packages: 5, kg: 24, cm: [60, 50, 45], isFirst: true },
  { company: haode, lane: 'frankfurt', daysAgo: 1.5, fate: 'returned', goods: '无线搅拌机', packages: 20, kg: 6, cm: [50, 40, 30], hasBatteries: true, isFirst: true },
  { company: haode, lane: 'newYork', daysAgo: 1.2, fate: 'offered', goods: '电热水器', packages: 30, kg: 24, cm: [60, 50, 45], isFirst: true },
  { company: haode, lane: 'frankfurt', daysAgo: 0.6, fate: 'submitted', goods: '无线搅拌机', packages: 30, kg: 6, cm: [50, 40, 30] , hasBatteries: true, isFirst: true },
  { company: 'Ural Machinery Import', lane: 'yekaterinburg', daysAgo: 0.3, fate: 'submitted', goods: 'Подшипники', packages: 1, kg: 900, cm: [120, 80, 95] },
  { company: haode, lane: 'moscow', daysAgo: 0.2, fate: 'draft', goods: '家用空调', packages: 4, kg: 46, cm: [95, 60, 45], isFirst: true },
  { company: haode, lane: 'frankfurt', daysAgo: 14, fate: 'cancelledForFee', goods: '电热水器', packages: 12, kg: 24, cm: [60, 50, 45] },
  { company: 'Chengdu Orient Trading', lane: 'fromChengdu', daysAgo: 18, fate: 'cancelledForFeeWithJob', goods: '服装', packages: 30, kg: 13, cm: [60, 45, 32] },
]

const seed = 31_407
const seqOfFirst = 8_000

/** Days back when the first of them was booked, and the lines on which they fly. */
export const airDaysBack = Math.ceil(Math.max(...airLots.map(({ daysAgo }) => daysAgo)))
export const airLineNos = () => Object.values(lanes).map(({ lineNo }) => lineNo)

/** Lots by air: direct and over another airport, with and without batteries, from drafts to what has been delivered. */
export const airStories = (now: Date): DemoStory[] =>
  airLots.map((lot, index): DemoStory => {
    const seq = seqOfFirst + index
    return {
      seq,
      orderedAt: timeAfterDays(now, -lot.daysAgo),
      bookings: 1,
      isFirst: lot.isFirst ?? false,
      tell: (portal) => tellFlight(storyDesk(portal, now, seed + seq), lot, seq),
    }
  })

async function tellFlight(story: StoryDesk, lot: AirLot, seq: number): Promise<void> {
  const { portal, chance, now } = story
  const { company, customer } = customerOf(portal, lot.company)
  const lane = lanes[lot.lane]
  const orderedAt = timeAfterDays(now, -lot.daysAgo)
  portal.setTime(orderedAt)
  const { sums, ...cargo } = cargoOf(lot)
  const { originCode, destinationCode } = lane
  const query = { originCode, destinationCode, ...sums, queryDate: businessDay(timeAfterDays(orderedAt, 4)) }
  const page = { currcd: 'USD', pageIndex: 1, pageSize: 1, folded: 'T' }
  const { items } = await customer(priceCalls.air.prices, priceQuery.parse({ ...query, ...page }))
  const [offered] = items
  const [flight, later] = offered?.departures ?? []
  if (!offered || !flight) throw new Error(`Nothing flies on the line ${lane.lineNo} of the demo business.`)
  const wantedDate = flight.departsOn
  const receivedAt = hoursAfter(flight.etd, -44)
  const id = await jobFrom(story, {
    mode: 'A',
    fate: lot.fate,
    orderedAt,
    customer,
    other: { departureId: later?.id },
    form: {
      ...usualForm({ company, at: orderedAt, seq, readyInDays: 1 }),
      ...soldAbroad(chance, { company, country: lane.country, from: lane.from, to: lane.arrival }),
      originCode,
      destinationCode,
      serviceTerm: 'APT-APT',
      airWaybillType: 'P',
      screeningByUs: true,
      wantedDate,
      departureId: flight.id,
      quoteId: offered.id,
      quoteType: 'PRICE',
      warehouseName: lane.receivedIn,
      warehouseDate: businessClock(receivedAt),
      ...cargo,
      ...(lot.hasBatteries && (await batteryPapers(customer, wantedDate))),
    },
    extra: flight.etd < timeAfterDays(now, 1) ? { documentsDue: [] } : {},
  })
  if (!id || lot.isUnmeasured) return
  await receiveLot(story, { id, lot, receivedAt, seq })
  await clearCustoms(story, { id, chance })
  const recorded = await happenedUntilNow(story, id, chance.between(0, 2))
  await seenOnTheWay(story, id)
  const arrivedAt = recorded.get('DLV.destination')?.at
  if (arrivedAt) await finishLoads(story, { id, arrivedAt, customer, fate: lot.fate })
}

/** Small batteries inside machines, with the papers without which nobody flies them. */
async function batteryPapers(customer: DemoPerson, wantedDate: string) {
  const file = (name: string, title: string) => customer.upload(name, demoPaper([title, 'Cordless blender CB-20']))
  return {
    containsBatteries: true,
    batteryType: 'PI967II',
    batteryNote: 'Lithium ion batteries of 55 Wh inside the machines, no more than two in a carton',
    appraisalFid: await file('appraisal.pdf', 'Transport condition appraisal (sample)'),
    appraisalValidTo: `${wantedDate.slice(0, 4)}-12-31`,
    batteryTestFid: await file('un38-3.pdf', 'UN 38.3 test summary (sample)'),
  }
}

type ReceivedLot = { id: string; lot: AirLot; receivedAt: Date; seq: number }

/** The warehouse counts, weighs and measures; now and then it finds the cartons larger than booked. */
async function receiveLot({ portal, desk, now }: StoryDesk, { id, lot, receivedAt, seq }: ReceivedLot): Promise<void> {
  if (receivedAt > now) return
  portal.setTime(hoursAfter(receivedAt, 0.5))
  const { version, lane } = { ...(await desk(jobDeskEndpoints.show, { id })), lane: lanes[lot.lane] }
  const [lengthCm, widthCm, heightCm] = (lot.measuredCm ?? lot.cm).map(String) as [string, string, string]
  await desk(consolidationEndpoints.receive, {
    id,
    version,
    warehouseName: lane.receivedIn,
    receivedAt,
    receiptNo: `WR-A${seq}`,
    actualPieces: lot.packages,
    actualGrossWeightKg: (lot.packages * lot.kg).toFixed(3),
    pieces: [{ pieceQty: lot.packages, lengthCm, widthCm, heightCm }],
    keepWarnings: true,
  })
}

async function clearCustoms(
  { portal, desk, now }: StoryDesk,
  { id, chance }: { id: string; chance: Chance },
): Promise<void> {
  const job = await desk(jobDeskEndpoints.show, { id })
  if (!job.etd || hoursAfter(job.etd, -20) > now) return
  portal.setTime(hoursAfter(job.etd, -20))
  await fileInstruction(desk, id)
  const { version, carrierCode = '', flights = [] } = await desk(jobDeskEndpoints.show, { id })
  const last = flights.length - 1
  await desk(jobDeskEndpoints.save, {
    id,
    version,
    masterBillNo: demoWaybillNo(chance, carrierCode),
    supplierRef: `BK${chance.between(100_000, 999_999)}`,
    flights: flights.map(({ originName: _from, destinationName: _to, ...flight }, index) => ({
      ...flight,
      flightNo: flight.flightNo ?? `${carrierCode}${chance.between(200, 999)}`,
      // The flight that goes on leaves half a day after the first has landed.
      ...(index > 0 && index === last && flight.eta && { etd: hoursAfter(flight.eta, -9) }),
    })),
    rateClass: 'Q',
    uldNos: [`PMC${chance.between(10_000, 99_999)}${carrierCode}`],
    screenState: 'SPX',
    exportCustomsState: 'released',
    keepWarnings: true,
  })
  await confirmDraftBill(desk, id)
  await issueDraftBill(desk, id)
}

function demoWaybillNo(chance: Chance, carrierCode: string): string {
  const airline = readCarriers().rows.find(({ Type, CriCd }) => Type === 'A' && CriCd === carrierCode)
  const serial = chance.between(1_000_000, 9_999_999)
  return `${airline?.AwbPrefix ?? '999'}-${serial}${serial % 7}`
}

/** Sightings of the aircraft, in the middle of each of its flights. */
async function seenOnTheWay({ portal, desk, now }: StoryDesk, id: string): Promise<void> {
  const { masterBillNo, flights = [], atd } = await desk(jobDeskEndpoints.show, { id })
  const { lines } = await desk(trackingDeskEndpoints.list, { id })
  if (!masterBillNo || !atd || flights.length === 0) return
  const places = new Map(readAirports().rows.map(({ PortCd, Lat, Lon }) => [PortCd, [[Lat, Lon] as const]]))
  const stops = lines.flatMap(({ event, placeCode, actualAt, plannedAt }) => {
    const at = actualAt ?? plannedAt
    return /^(DEP|ARR)$/.test(event) && at ? [{ placeCode, at }] : []
  })
  const rows = reportsAlong(stops, now, {
    everyHours: 6,
    awayHours: 1,
    source: 'flight',
    way: (from, to) => greatCircle([from, to].flatMap((code) => places.get(code) ?? [])).points,
  })
  if (rows.length === 0) return
  const end = stops.at(-1)?.at ?? now
  portal.setTime(end < now ? end : now)
  await desk(trackingDeskEndpoints.importPositions, {
    id,
    csv: [
      'ConNo,LocationTime,Latitude,Longitude,Addr,Source',
      ...rows.map((row) => [masterBillNo, ...row].join(',')),
    ].join('\n'),
  })
}
