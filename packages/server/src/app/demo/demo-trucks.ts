import type { NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { priceQuery } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { businessClock, businessDay } from '@landbridge/contract/shared/business-day'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { readCities } from '@landbridge/reference-data/cities'
import { confirmDraftBill, issueDraftBill } from './demo-bills.ts'
import { hoursAfter, usualForm } from './demo-bookings.ts'
import { truckOf } from './demo-drivers.ts'
import { fileInstruction } from './demo-instruction.ts'
import {
  cargoOf,
  customerOf,
  finishLoads,
  happenedUntilNow,
  jobFrom,
  type StoryDesk,
  soldAbroad,
  storyDesk,
} from './demo-loads.ts'
import { demoPaper } from './demo-paper.ts'
import type { DemoStory } from './demo-portal.ts'
import { lineOver, reportsOn } from './demo-positions.ts'
import { atHome, carrierAbroad, type Door, overBorder, stopsFor } from './demo-truck-forms.ts'
import { lanes, type RoadLane, type RoadLot, truckLots } from './demo-truck-lots.ts'

const seed = 52_331
const warehouseName = 'Yiwu Land Port receiving warehouse'

const seqOfFirst = 9_000

/** Lots by road: at home and abroad, through under TIR, reloaded and with its trailer handed over, whole trucks and parts of one. */
export const roadStories = (now: Date): DemoStory[] =>
  truckLots.map((lot, index): DemoStory => {
    const seq = seqOfFirst + index
    return {
      seq,
      orderedAt: timeAfterDays(now, -lot.daysAgo),
      bookings: 1,
      isFirst: lot.isFirst ?? false,
      tell: (portal) => tellTruck(storyDesk(portal, now, seed + seq), lot, seq),
    }
  })

const isPart = ({ trucks }: RoadLot): boolean => trucks === undefined

const wholeTruck = ({ trucks, inChina, outside }: RoadLot): Partial<NewBooking> => ({
  loadType: 'FTL',
  truckQty: trucks,
  loadingSide: 'REAR',
  sealTruck: true,
  gpsTracking: true,
  truckTypeDomestic: inChina,
  truckTypeForeign: outside,
})

function priceQueryOf(lot: RoadLot, loadingDate: string, sums: ReturnType<typeof cargoOf>['sums']) {
  const { originCode, destinationCode } = lanes[lot.lane]
  const [truckType, truckQty] = [lot.outside ?? lot.inChina, lot.trucks]
  return priceQuery.parse({
    originCode,
    destinationCode,
    queryDate: loadingDate,
    queryDateTo: loadingDate,
    truckWay: lot.way,
    ...(isPart(lot) ? { loadType: 'LTL', ...sums } : { loadType: 'FTL', truckType, truckQty }),
    currcd: 'USD',
    pageIndex: 1,
    pageSize: 1,
  })
}

async function tellTruck(story: StoryDesk, lot: RoadLot, seq: number): Promise<void> {
  const { portal, chance, now } = story
  const { company, customer } = customerOf(portal, lot.company)
  const lane = lanes[lot.lane]
  const orderedAt = timeAfterDays(now, -lot.daysAgo)
  portal.setTime(orderedAt)
  const { sums, goods, pieces } = cargoOf(lot)
  const { originCode, destinationCode } = lane
  const loadingAt = timeAfterDays(orderedAt, 3)
  const loadingDate = businessDay(loadingAt)
  const { items } = await customer(priceCalls.truck.prices, priceQueryOf(lot, loadingDate, sums))
  const [offered] = items
  if (!offered) throw new Error(`Nobody drives on the line ${lane.lineNo} of the demo business.`)
  const sold =
    lot.way === 'DOM'
      ? undefined
      : soldAbroad(chance, { company, country: lane.abroad, from: "Xi'an", to: lane.arrival })
  const ownDoor = { name: company.name, contact: company.contact, phone: company.phone }
  const doors = sold?.parties.map(
    ({ partyName, contactPhone }): Door => ({ name: partyName, contact: 'Warehouse office', phone: contactPhone }),
  )
  const days = [loadingAt, timeAfterDays(loadingAt, offered.transitDaysMax)] as const
  const form: NewBooking = {
    ...usualForm({ company, at: orderedAt, seq, readyInDays: 2 }),
    ...(sold ? { ...sold, ...overBorder(lot) } : atHome),
    originCode,
    destinationCode,
    serviceTerm: 'DOOR-DOOR',
    truckWay: lot.way,
    borderPortCode: lane.border,
    loadingDate,
    wantedDate: loadingDate,
    quoteId: offered.id,
    quoteType: 'PRICE',
    deliveryProof: 'PHOTO',
    goods,
    stops: stopsFor(lane, [doors?.[0] ?? ownDoor, doors?.[1] ?? ownDoor], days),
    ...(isPart(lot) ? { loadType: 'LTL', pieces } : wholeTruck(lot)),
  }
  const other = { wantedDate: businessDay(timeAfterDays(loadingAt, 3)) }
  const extra = loadingAt < timeAfterDays(now, 1) ? { documentsDue: [] } : {}
  const id = await jobFrom(story, { mode: lane.mode, form, fate: lot.fate, orderedAt, customer, other, extra })
  if (!id || lot.fate === 'opened') return
  await loadTrucks(story, { id, lot, loadingAt, seq })
  const recorded = await happenedUntilNow(story, id, chance.between(0, 5))
  await crossBorder(story, { id, lot, done: recorded })
  await seenOnTheWay(story, id, lane)
  const deliveredAt = recorded.get('DLVD.destination')?.at
  if (!deliveredAt) return
  await proveDelivery(story, { id, deliveredAt })
  await finishLoads(story, { id, arrivedAt: deliveredAt, customer, fate: lot.fate })
}

type LoadedLot = { id: string; lot: RoadLot; loadingAt: Date; seq: number }

/** Each truck has its plates and its driver two days before it loads; a part load is received and measured first. */
async function loadTrucks(
  { portal, desk, chance, now }: StoryDesk,
  { id, lot, loadingAt, seq }: LoadedLot,
): Promise<void> {
  const namedAt = hoursAfter(loadingAt, -20)
  if (namedAt > now) return
  portal.setTime(namedAt)
  const lane = lanes[lot.lane]
  let { version, containers } = await desk(jobDeskEndpoints.show, { id })
  if (isPart(lot)) {
    const measured = { actualPieces: lot.packages, actualGrossWeightKg: (lot.packages * lot.kg * 1.01).toFixed(3) }
    const { sums } = cargoOf(lot)
    const receipt = { warehouseName, receivedAt: hoursAfter(namedAt, -1), receiptNo: `WR-T${seq}`, ...measured }
    const actualVolumeM3 = (Number(sums.volumeM3) * 1.06).toFixed(3)
    const received = await desk(consolidationEndpoints.receive, {
      id,
      version,
      ...receipt,
      actualVolumeM3,
      keepWarnings: true,
    })
    version = received.version
  }
  for (const [index, { id: containerId }] of containers.entries()) {
    const isFrom = (total: number) =>
      Math.floor((total * (index + 1)) / containers.length) - Math.floor((total * index) / containers.length)
    const packages = isFrom(lot.packages)
    const volume = (packages * lot.cm[0] * lot.cm[1] * lot.cm[2]) / 1e6
    const truck = truckOf(chance, lot.way === 'THROUGH' ? carrierAbroad(lane) : 'CN', lane.originCode)
    const saved = await desk(jobDeskEndpoints.saveContainer, {
      id,
      version,
      containerId,
      keepWarnings: true,
      ...truck,
      packages,
      grossWeightKg: String(packages * lot.kg),
      volumeM3: volume.toFixed(3),
      ...(lot.way !== 'DOM' && {
        consignmentNoteNo: `CMR-${seq}${index + 1}`,
        sealNos: [`SL${chance.between(10_000, 99_999)}`],
        borderPortCode: lane.border,
      }),
      ...(lot.outside === 'FTIR' && { tirNo: `XF${chance.between(10_000_000, 99_999_999)}` }),
    })
    version = saved.version
  }
  await fileInstruction(desk, id)
  const seen = await desk(jobDeskEndpoints.show, { id })
  await desk(jobDeskEndpoints.save, {
    id,
    version: seen.version,
    keepWarnings: true,
    ...(lot.way !== 'DOM' && { exportCustomsState: 'released' }),
  })
  if (lot.way === 'DOM') return
  await confirmDraftBill(desk, id)
  await issueDraftBill(desk, id)
}

type RecordedSteps = ReadonlyMap<string, { at: Date; placeCode: string }>

/** Reports the trucks at the border; where they do not go on, the cargo or the trailer goes over to a truck of the other side. */
async function crossBorder(
  { portal, desk, chance, now }: StoryDesk,
  { id, lot, done }: { id: string; lot: RoadLot; done: RecordedSteps },
): Promise<void> {
  const [came, left, over] = ['ARRI.border1', 'CROS.border1', 'RELO.border1'].map((step) => done.get(step)?.at)
  const loadedAt = done.get('LOAD.origin')?.at
  if (!loadedAt) return
  portal.setTime(hoursAfter(over ?? left ?? came ?? done.get('DEPA.origin')?.at ?? loadedAt, 0.4))
  let { version, containers } = await desk(jobDeskEndpoints.show, { id })
  const lane = lanes[lot.lane]
  const isChanged = lot.way === 'RELOAD' || lot.way === 'SWAP'
  const atDoor = {
    stopType: 'L' as const,
    stopSeq: 1,
    arrivedAt: done.get('ARRI.origin')?.at,
    departedAt: done.get('DEPA.origin')?.at,
  }
  for (const { id: containerId, trailerPlate } of containers) {
    const next = truckOf(chance, carrierAbroad(lane))
    const fresh = isChanged && over && { ...next, ...(lot.way === 'SWAP' && { trailerPlate }), truckType: lot.outside }
    const added = fresh
      ? await desk(jobDeskEndpoints.saveContainer, { id, version, keepWarnings: true, ...fresh })
      : undefined
    const reloadedIntoId = added?.containers.find(({ truckPlate }) => truckPlate === next.truckPlate)?.id
    const saved = await desk(jobDeskEndpoints.saveContainer, {
      id,
      version: added?.version ?? version,
      containerId,
      keepWarnings: true,
      ...(atDoor.arrivedAt && { stopTimes: [atDoor] }),
      ...(came && { borderInAt: came }),
      ...(left && { borderOutAt: left }),
      ...(reloadedIntoId && { reloadedIntoId, reloadedAt: over }),
    })
    version = saved.version
    containers = saved.containers
  }
  portal.setTime(now)
}

/** Sightings of the trucks about once a day, at the towns that they pass. */
async function seenOnTheWay({ portal, desk, now }: StoryDesk, id: string, lane: RoadLane): Promise<void> {
  const { lines } = await desk(trackingDeskEndpoints.list, { id })
  const { containers } = await desk(jobDeskEndpoints.show, { id })
  const stops = lines.flatMap(({ step, placeCode, actualAt, plannedAt }) => {
    const at = actualAt ?? plannedAt
    return /^(DEPA\.origin|ARRI\.(border1|destination)|CROS\.border1)$/.test(step) && at ? [{ placeCode, at }] : []
  })
  const places = new Map(readCities().rows.map(({ CityCd, Lat, Lon }) => [CityCd, [Lat, Lon] as const]))
  const line = lineOver([lane.originCode, ...lane.passes, lane.destinationCode], places)
  const crossing = stops.find(({ placeCode }) => placeCode === lane.border)?.at
  const loadedTrucks = containers.filter(({ packages, truckPlate }) => packages && truckPlate)
  const next = containers.filter(({ packages, truckPlate }) => !packages && truckPlate)
  const rows = reportsOn(line, stops, { until: now, source: 'truck' }).flatMap(([at = '', ...row]) => {
    const isOver = next.length > 0 && crossing && at > businessClock(crossing)
    return (isOver ? next : loadedTrucks).map(({ truckPlate }) => [truckPlate, at, ...row].join(','))
  })
  if (rows.length === 0) return
  const end = stops.at(-1)?.at ?? now
  portal.setTime(end < now ? end : now)
  await desk(trackingDeskEndpoints.importPositions, {
    id,
    csv: ['ConNo,LocationTime,PortCd,Source', ...rows].join('\n'),
  })
}

async function proveDelivery(
  { portal, desk, now }: StoryDesk,
  { id, deliveredAt }: { id: string; deliveredAt: Date },
): Promise<void> {
  const at = hoursAfter(deliveredAt, 3)
  portal.setTime(at < now ? at : now)
  let { version, containers } = await desk(jobDeskEndpoints.show, { id })
  for (const { id: containerId, truckPlate = '', reloadedIntoId } of containers) {
    if (reloadedIntoId) continue
    const paper = demoPaper([
      'Proof of delivery (sample)',
      'Received in good order',
      deliveredAt.toISOString().slice(0, 10),
    ])
    const fid = await desk.upload(`pod-${truckPlate.replaceAll(/[^\w]/g, '') || 'truck'}.pdf`, paper)
    const saved = await desk(jobDeskEndpoints.deliver, {
      id,
      version,
      containerId,
      fid,
      deliveredAt,
      receivedBy: 'Warehouse 14',
      keepWarnings: true,
    })
    version = saved.version
    containers = saved.containers
  }
}
