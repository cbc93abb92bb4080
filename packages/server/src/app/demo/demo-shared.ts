import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { priceQuery } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { businessClock, businessDay } from '@landbridge/contract/shared/business-day'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { demoContainerNo, demoForm, hoursAfter } from './demo-bookings.ts'
import { seaLanes } from './demo-lanes.ts'
import { happenedUntilNow, receivedWithCredit, type StoryDesk, storyDesk } from './demo-loads.ts'
import { customerId, demoCompanies, userId } from './demo-people.ts'
import type { DemoStory } from './demo-portal.ts'

/** Cargo too small for a container of its own: who sends it, how long ago, and how far it has come. */
const sharedLots = [
  { company: "Xi'an Haode Appliance", daysAgo: 31, packages: 16, m3: 4.2, kg: 1090, isIn: 'sailed' },
  { company: 'Nordwind Handel', daysAgo: 30, packages: 40, m3: 3.1, kg: 380, isIn: 'sailed' },
  { company: "Xi'an Haode Appliance", daysAgo: 8, packages: 9, m3: 2.4, kg: 610, isIn: 'warehouse' },
  { company: 'Chengdu Orient Trading', daysAgo: 7, packages: 60, m3: 5.1, kg: 790, isIn: 'warehouse' },
  { company: "Xi'an Haode Appliance", daysAgo: 2, packages: 25, m3: 1.8, kg: 240, isIn: 'nothing' },
] as const
type SharedLot = (typeof sharedLots)[number]

const seed = 40_871
const warehouseName = 'Shanghai Waigaoqiao receiving warehouse'
const lane = seaLanes.find(({ destinationCode }) => destinationCode === 'DEHAM')

const seqOfFirst = 7_000
const areFirst: readonly SharedLot['isIn'][] = ['warehouse', 'nothing']

/** Containers shared by sea: one that has sailed, one that is being filled, and cargo that is still awaited. */
export const sharedStories = (now: Date): DemoStory[] =>
  (['sailed', 'warehouse', 'nothing'] as const).map((isIn): DemoStory => {
    const group = sharedLots.flatMap((lot, index) => (lot.isIn === isIn ? [{ ...lot, seq: seqOfFirst + index }] : []))
    const seq = Math.min(...group.map((lot) => lot.seq))
    const orderedAt = timeAfterDays(now, -Math.max(...group.map(({ daysAgo }) => daysAgo)))
    return {
      seq,
      orderedAt,
      bookings: group.length,
      isFirst: areFirst.includes(isIn),
      async tell(portal) {
        const story = storyDesk(portal, now, seed + seq)
        const lastDay = timeAfterDays(now, -Math.min(...group.map(({ daysAgo }) => daysAgo)))
        const jobs: string[] = []
        for (const lot of group) jobs.push(await bookedLot(story, { ...lot, sailsAfter: timeAfterDays(lastDay, 8) }))
        if (isIn === 'nothing') return
        await stuffLots(story, { jobs, from: lastDay, isClosed: isIn === 'sailed' })
      },
    }
  })

/** Books a lot on the first sailing after its container's common day, opens its job and receives its cargo; returns the job's id. */
async function bookedLot(
  { portal, chance, desk, now }: StoryDesk,
  lot: SharedLot & { seq: number; sailsAfter: Date },
): Promise<string> {
  const company = demoCompanies.find(({ shortName }) => shortName === lot.company) ?? demoCompanies[0]
  if (!company || !lane) throw new Error('The demo business has no shared cargo to book.')
  const orderedAt = timeAfterDays(now, -lot.daysAgo)
  portal.setTime(orderedAt)
  const customer = portal.customer(userId(company.contact), customerId(company))
  const { items } = await customer(
    priceCalls.sea.prices,
    priceQuery.parse({
      originCode: lane.originCode,
      destinationCode: lane.destinationCode,
      queryDate: businessDay(lot.sailsAfter),
      boxType: 'P',
      currcd: 'USD',
      pageIndex: 1,
      pageSize: 1,
    }),
  )
  const [offered] = items
  const [sailing] = offered?.departures ?? []
  const form = demoForm(chance, { company, lane, at: orderedAt, seq: lot.seq })
  const { boxes: _boxes, transhipmentAllowed: _any, vgmWay: _way, ...common } = form
  const [goods] = common.goods ?? []
  const measures = { packages: lot.packages, grossWeightKg: String(lot.kg), volumeM3: lot.m3.toFixed(3) }
  const booked = await customer(bookingCalls('S').create, {
    ...common,
    loadType: 'LCL',
    serviceTerm: 'CFS-CFS',
    goods: [{ ...goods, ...measures }],
    pieces: [piecesOf(lot)],
    readyDate: businessDay(timeAfterDays(orderedAt, 2)),
    wantedDate: sailing?.departsOn ?? businessDay(timeAfterDays(lot.sailsAfter, 2)),
    departureId: sailing?.id,
    quoteId: offered?.id,
    quoteType: 'PRICE',
    warehouseName,
    warehouseDate: businessClock(timeAfterDays(orderedAt, 3)),
    submit: true,
  })
  portal.setTime(hoursAfter(orderedAt, 5))
  const { id } = booked
  await receivedWithCredit(desk, { id, version: booked.version })
  const { jobs } = await desk(jobDeskEndpoints.open, { bookingId: id })
  const [job] = jobs
  if (!job) throw new Error('A shared booking of the demo business has no job.')
  if (lot.isIn !== 'nothing') await receiveLot({ portal, desk }, job.id, { lot, at: timeAfterDays(orderedAt, 3) })
  return job.id
}

function piecesOf({ packages, m3, kg }: SharedLot) {
  const side = String(Math.round(100 * Math.cbrt(m3 / packages)))
  const measures = { lengthCm: side, widthCm: side, heightCm: side, pieceWeightKg: (kg / packages).toFixed(2) }
  return { goodsSeq: 1, pieceQty: packages, ...measures, stackable: true }
}

/** The warehouse measures a little more than was booked. */
async function receiveLot(
  { portal, desk }: Pick<StoryDesk, 'portal' | 'desk'>,
  jobId: string,
  { lot, at }: { lot: SharedLot; at: Date },
): Promise<void> {
  portal.setTime(hoursAfter(at, 1))
  const { version } = await desk(jobDeskEndpoints.show, { id: jobId })
  await desk(consolidationEndpoints.receive, {
    id: jobId,
    version,
    warehouseName,
    receivedAt: at,
    actualPieces: lot.packages,
    actualGrossWeightKg: (lot.kg * 1.02).toFixed(3),
    actualVolumeM3: (lot.m3 * 1.05).toFixed(3),
    receiptNo: `WR${lot.packages}${lot.daysAgo}`,
  })
}

async function stuffLots(
  { portal, chance, desk, now }: StoryDesk,
  { jobs, from, isClosed }: { jobs: string[]; from: Date; isClosed: boolean },
): Promise<void> {
  if (!lane) return
  portal.setTime(timeAfterDays(from, 4))
  const begun = await desk(consolidationEndpoints.save, {
    mode: 'S',
    originCode: lane.originCode,
    destinationCode: lane.destinationCode,
    warehouseName,
    containerType: '40HQ',
    keepWarnings: true,
    ...(isClosed && { containerNo: demoContainerNo(chance), sealNos: [`SL${chance.between(10_000, 99_999)}`] }),
  })
  const filled = await desk(consolidationEndpoints.put, { id: begun.id, version: begun.version, jobIds: jobs })
  if (!isClosed) return
  await desk(consolidationEndpoints.close, { id: filled.id, version: filled.version })
  for (const id of jobs) await happenedUntilNow({ portal, desk, now }, id)
}
