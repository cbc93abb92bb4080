import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import type { GoodsLine } from '@landbridge/contract/booking/form/goods-lines'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { usualPlaceOf } from '@landbridge/contract/pricing/empty-places'
import { priceQuery } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { type DemoLane, daysAfter, demoContainerNo, demoForm } from './demo-bookings.ts'
import type { Chance } from './demo-chance.ts'
import { loadsOf } from './demo-goods.ts'
import type { DemoCompany } from './demo-people.ts'
import type { DemoPerson, DemoPortal } from './demo-portal.ts'
import { positionsBetween } from './demo-positions.ts'

export type Story = {
  portal: DemoPortal
  chance: Chance
  /** The present moment: nothing happens after it. */
  until: Date
  company: DemoCompany
  lane: DemoLane
  orderedAt: Date
  seq: number
  /** Whether this one waits for its customer to change something, whatever chance says. */
  isReturned: boolean
  customer: DemoPerson
  desk: DemoPerson
}

const hourMs = 3_600_000
const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs)
/** A work order that ended long ago has only its main milestones. */
const rememberedDays = 45
/** How far back the present tariff reaches in the sample. */
export const pricedDays = 20
/** How long papers have been asked for in the portal. */
const paperDays = 8
const returnedBelow = 9
const returnedFate = returnedBelow - 1
const mainSteps = /^(DEPA\.origin|CROS\.border1|ARRI\.destination)/

/** Lives one booking from its order up to now, call by call, each at the moment when it would have been made. */
export async function tellStory(story: Story): Promise<void> {
  const { portal, chance, customer, desk, until, orderedAt } = story
  portal.setTime(orderedAt)
  const wanted = demoForm(chance, { ...story, at: orderedAt })
  const form = { ...wanted, ...(await priceTaken(story, wanted)) }
  const ordered = await customer(bookingCalls('R').create, {
    ...form,
    submit: !chance.percent(1.5) || story.isReturned,
  })
  if (ordered.state === 'draft') return
  const { id } = ordered
  const answeredAt = hoursAfter(orderedAt, chance.between(3, 30))
  const fate = story.isReturned ? returnedFate : chance.next() * 100
  if (answeredAt > until || !story.company.certified) return
  portal.setTime(answeredAt)
  if (fate < 3) {
    await desk(bookingDeskEndpoints.refuse, {
      id,
      version: ordered.version,
      reasonCode: 'SPACE',
      note: 'The trains of that week are full.',
    })
    return
  }
  if (fate < 7) {
    await customer(bookingEndpoints.cancel, {
      id,
      version: ordered.version,
      reasonCode: 'OTHER',
      note: 'The buyer moved the order.',
    })
    return
  }
  if (fate < returnedBelow) {
    const returnedFields = [{ path: 'readyDate', note: 'Please tell us a day that leaves time for customs.' }]
    const { version } = await desk(bookingDeskEndpoints.return, { id, version: ordered.version, returnedFields })
    await reviseLater(story, { id, version, returnedAt: answeredAt })
    return
  }
  const { toQuote } = await customer(bookingCalls('R').show, { id })
  const price = toQuote ? { agreedLines: [priceOfOldDays(story, form)], priceReason: 'As agreed for the season.' } : {}
  // Papers of old days came by e-mail; those of now are asked for in the portal.
  const papers = orderedAt < daysAfter(until, -paperDays) ? { documentsDue: [] } : {}
  const received = await desk(bookingDeskEndpoints.receive, { id, version: ordered.version, ...price, ...papers })
  await runJob(story, { id, version: received.version, answeredAt, goods: form.goods?.[0] })
}

/** Most of those who order now take the price that is offered; the rest, and all of old days, are quoted. */
async function priceTaken(
  { chance, lane, until, orderedAt, customer }: Story,
  { wantedDate, boxes }: NewBooking,
): Promise<Partial<NewBooking>> {
  if (orderedAt < daysAfter(until, -pricedDays) || chance.percent(20)) return {}
  const { originCode, destinationCode } = lane
  const asked = {
    originCode,
    destinationCode,
    queryDate: wantedDate,
    legType: 'Q',
    boxType: 'Z',
    currcd: 'USD',
    pageIndex: 1,
    pageSize: 1,
  }
  const { items } = await customer(priceCalls.railway.prices, priceQuery.parse(asked))
  const [offered] = items
  if (!offered) return {}
  const emptyReturnPlace = usualPlaceOf(offered.returnPlaces)
  return { quoteId: offered.id, quoteType: 'PRICE', boxes: boxes?.map((box) => ({ ...box, emptyReturnPlace })) }
}

/** Most change what they were asked to within two days; who forgets has cancelled before long. */
async function reviseLater(
  { portal, customer, until }: Story,
  { id, version, returnedAt }: { id: string; version: number; returnedAt: Date },
) {
  const at = daysAfter(returnedAt, 9)
  if (at > until) return
  portal.setTime(at)
  await customer(bookingEndpoints.cancel, {
    id,
    version,
    reasonCode: 'NOTREADY',
    note: 'The goods are not ready this month.',
  })
}

/** Before the present tariff there was another; what was agreed then stands with the booking. */
function priceOfOldDays({ lane, chance }: Story, form: NewBooking): PriceLine {
  const price = readPriceLanes().rail.find(({ Id }) => Id === lane.lineNo)?.Price.Coc40Hq ?? 5000
  const unitPrice = String(Math.round((price * chance.between(88, 104)) / 1000) * 10)
  const quantity = String(form.boxes?.[0]?.containerQty ?? 1)
  return { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity, unitPrice, containerType: '40HQ' }
}

type Goods = GoodsLine | undefined
type Accepted = { id: string; version: number; answeredAt: Date; goods: Goods }

async function runJob(story: Story, { id, version, answeredAt, goods }: Accepted): Promise<void> {
  const { portal, chance, until, desk } = story
  const openedAt = hoursAfter(answeredAt, chance.between(4, 26))
  if (openedAt > until) return
  if (chance.percent(1.5)) {
    portal.setTime(openedAt)
    await desk(bookingDeskEndpoints.stop, {
      id,
      version,
      reasonCode: 'DOCS',
      note: 'The invoice does not agree with the packing list.',
    })
    return
  }
  portal.setTime(openedAt)
  const { jobs } = await desk(jobDeskEndpoints.open, { bookingId: id })
  for (const { id: jobId } of jobs) await runBoxes(story, jobId, goods)
}

/** Boxes get their numbers and seals two days before the train, then the journey goes milestone by milestone. */
async function runBoxes(story: Story, jobId: string, goods: Goods): Promise<void> {
  const { portal, chance, until, desk } = story
  const sheet = await desk(trackingDeskEndpoints.list, { id: jobId })
  const departure = sheet.lines.find(({ step }) => step === 'DEPA.origin')?.plannedAt
  if (!departure) return
  const stuffedAt = hoursAfter(departure, -60)
  if (stuffedAt > until) return
  portal.setTime(stuffedAt)
  const job = await desk(jobDeskEndpoints.show, { id: jobId })
  let { version } = job
  const loads = loadsOf(chance, goods ?? {}, job.containers.length)
  for (const [at, container] of job.containers.entries()) {
    const seal = `SL${chance.between(10_000, 99_999)}`
    const form = { containerNo: demoContainerNo(chance), sealNos: [seal], tareKg: '3900', ...loads[at] }
    const saved = await desk(jobDeskEndpoints.saveContainer, {
      id: jobId,
      version,
      containerId: container.id,
      keepWarnings: true,
      ...form,
    })
    version = saved.version
  }
  await runMilestones(story, { jobId, departure })
}

async function runMilestones(story: Story, { jobId, departure }: { jobId: string; departure: Date }): Promise<void> {
  const { portal, chance, until, desk } = story
  portal.setTime(hoursAfter(departure, -59))
  const { lines, containers } = await desk(trackingDeskEndpoints.list, { id: jobId })
  const isRemembered = departure > daysAfter(until, -rememberedDays)
  const lateHours = chance.percent(70) ? chance.between(-6, 8) : chance.between(10, 44)
  let arrivedAt: Date | undefined
  let lastAt = hoursAfter(departure, -58)
  for (const line of lines) {
    if (!line.plannedAt || !(isRemembered || mainSteps.test(line.step))) continue
    const share = Math.min(1, Math.max(0, (line.plannedAt.getTime() - departure.getTime()) / (12 * 24 * hourMs)))
    const drifted = hoursAfter(line.plannedAt, lateHours * share + chance.next() * 2)
    const at = drifted > lastAt ? drifted : hoursAfter(lastAt, 0.5)
    if (hoursAfter(at, 0.2) > until) break
    portal.setTime(hoursAfter(at, 0.2))
    const keep = { keepWarnings: true, reason: '以场站通知为准' }
    await desk(trackingDeskEndpoints.save, { id: jobId, step: line.step, classifier: 'ACT', at, ...keep })
    lastAt = at
    if (line.step === 'ARRI.destination') arrivedAt = at
  }
  if (isRemembered) await recordPositions(story, { jobId, containers, departure, arrivedAt, lines })
  if (arrivedAt) await finish(story, { jobId, arrivedAt })
}

type Journey = {
  jobId: string
  containers: { containerNo: string }[]
  departure: Date
  arrivedAt: Date | undefined
  lines: { step: string; plannedAt?: Date | undefined }[]
}

/** Where the boxes were seen on the way, every day and a half. */
async function recordPositions(
  story: Story,
  { jobId, containers, departure, arrivedAt, lines }: Journey,
): Promise<void> {
  const { portal, until, desk, lane } = story
  const planned = lines.find(({ step }) => step === 'ARRI.destination')?.plannedAt
  const end = arrivedAt ?? planned
  if (!end || departure > until) return
  const seen = positionsBetween(lane, { from: departure, to: end, until })
  if (seen.length === 0) return
  const rows = containers.flatMap(({ containerNo }) => seen.map((row) => [containerNo, ...row].join(',')))
  portal.setTime(arrivedAt && arrivedAt < until ? arrivedAt : until)
  await desk(trackingDeskEndpoints.importPositions, {
    id: jobId,
    csv: ['ConNo,LocationTime,Latitude,Longitude,Addr,Source', ...rows].join('\n'),
  })
}

/** The completion sheet goes out some days after the arrival, and most customers confirm it. */
async function finish(
  { portal, chance, until, customer, desk }: Story,
  { jobId, arrivedAt }: { jobId: string; arrivedAt: Date },
) {
  const issuedAt = daysAfter(arrivedAt, chance.between(3, 6))
  if (issuedAt > until) return
  portal.setTime(issuedAt)
  const { version } = await desk(jobDeskEndpoints.show, { id: jobId })
  const { jobNo, version: issued } = await desk(jobDeskEndpoints.complete, { id: jobId, version })
  const answeredAt = daysAfter(issuedAt, chance.between(1, 6))
  if (answeredAt > until) return
  portal.setTime(answeredAt)
  const objects = chance.percent(3)
  if (objects) {
    const reason = 'Two cartons arrived wet and were refused by the consignee.'
    await customer(jobEndpoints.refuse, { jobNoIn: jobNo, version: issued, reasonCode: 'damage', reason })
  } else await customer(jobEndpoints.confirm, { jobNoIn: jobNo, version: issued })
}
