import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { usualPlaceOf } from '@landbridge/contract/pricing/empty-places'
import { priceQuery } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { demoForm, hoursAfter } from './demo-bookings.ts'
import type { Chance } from './demo-chance.ts'
import { changedBeforeJob, changedWithJob } from './demo-changes.ts'
import { type Goods, runBoxes, type Story } from './demo-journey.ts'
import type { DemoLane } from './demo-lanes.ts'
import { receivedWithCredit } from './demo-loads.ts'
import type { Fate } from './demo-portal.ts'

export const pricedDays = 45
const paperDays = 3
const pricesOf = { R: priceCalls.railway.prices, S: priceCalls.sea.prices } as const
const freightCharges = { R: 'RAILF', S: 'OCEANF' } as const

function drawnFate(chance: Chance): Fate {
  const drawn = chance.next() * 100
  return fates.find(({ below }) => drawn < below)?.fate ?? 'carried'
}

const fates: readonly { fate: Fate; below: number }[] = [
  { fate: 'draft', below: 1.5 },
  { fate: 'refused', below: 4.5 },
  { fate: 'cancelled', below: 8.5 },
  { fate: 'returned', below: 10.5 },
  { fate: 'stopped', below: 12 },
  { fate: 'disputed', below: 15 },
]

/** Lives one booking from its order up to now, call by call, each at the moment when it would have been made. */
export async function tellStory(ordered: Story): Promise<void> {
  const { portal, chance, customer, desk, until, orderedAt } = ordered
  const fate = ordered.fate ?? drawnFate(chance)
  const story = { ...ordered, fate }
  portal.setTime(orderedAt)
  const wantedForm = demoForm(chance, { ...story, at: orderedAt })
  const form = { ...wantedForm, ...(await priceTaken(story, wantedForm)) }
  const booking = await customer(bookingCalls(story.lane.mode).create, { ...form, submit: fate !== 'draft' })
  if (fate === 'draft' || fate === 'submitted') return
  const { id, version } = booking
  const answeredAt = hoursAfter(orderedAt, chance.between(3, 30))
  if (answeredAt > until || !story.company.certified) return
  portal.setTime(answeredAt)
  if (fate === 'refused') {
    const note = 'What departs in that week is full.'
    await desk(bookingDeskEndpoints.refuse, { id, version, reasonCode: 'SPACE', note })
    return
  }
  if (fate === 'cancelled') {
    const note = 'The buyer moved the order.'
    await customer(bookingEndpoints.cancel, { id, version, reasonCode: 'OTHER', note })
    return
  }
  if (fate === 'returned') {
    const returnedFields = [{ path: 'readyDate', note: 'Please tell us a day that leaves time for customs.' }]
    const returned = await desk(bookingDeskEndpoints.return, { id, version, returnedFields })
    await reviseLater(story, { id, version: returned.version, returnedAt: answeredAt })
    return
  }
  const received = await acceptBooking(story, { id, version, form })
  const change = { ...story, mode: story.lane.mode, bookingId: id, at: answeredAt }
  if (fate === 'accepted' || !(await changedBeforeJob(change))) return
  await runJob(story, { id, version: received, answeredAt, goods: form.goods?.[0] })
}

type SubmittedBooking = { id: string; version: number; form: NewBooking }

async function acceptBooking(story: Story, { id, version, form }: SubmittedBooking): Promise<number> {
  const { desk, customer, until } = story
  const { toQuote } = await customer(bookingCalls(story.lane.mode).show, { id })
  const price = toQuote ? { agreedLines: [priceOfOldDays(story, form)], priceReason: 'As agreed for the season.' } : {}
  // Whatever leaves these days has sent its papers; later trains still wait for them.
  const papers =
    form.wantedDate && form.wantedDate < businessDay(timeAfterDays(until, paperDays)) ? { documentsDue: [] } : {}
  const received = await receivedWithCredit(desk, { id, version, ...price, ...papers })
  return received.version
}

/** Most of those who order now take the price that is offered; the rest, and all of old days, are quoted. */
async function priceTaken(
  { chance, lane, until, orderedAt, customer }: Story,
  { wantedDate, boxes }: NewBooking,
): Promise<Partial<NewBooking>> {
  if (orderedAt < timeAfterDays(until, -pricedDays) || chance.percent(20)) return {}
  const { originCode, destinationCode } = lane
  const query = {
    originCode,
    destinationCode,
    queryDate: wantedDate,
    legType: 'Q',
    boxType: 'Z',
    currcd: 'USD',
    pageIndex: 1,
    pageSize: 1,
  }
  const { items } = await customer(pricesOf[lane.mode], priceQuery.parse(query))
  const [offered] = items
  if (!offered) return {}
  const emptyReturnPlace = usualPlaceOf(offered.returnPlaces)
  return {
    quoteId: offered.id,
    quoteType: 'PRICE',
    boxes: boxes?.map((box) => ({ ...box, ...(emptyReturnPlace && { emptyReturnPlace }) })),
  }
}

/** Most correct what was sent back within two days; who forgets has cancelled before long. */
async function reviseLater(
  { portal, customer, until }: Story,
  { id, version, returnedAt }: { id: string; version: number; returnedAt: Date },
) {
  const at = timeAfterDays(returnedAt, 9)
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
  const unitPrice = String(Math.round((usualPrice(lane) * chance.between(88, 104)) / 1000) * 10)
  const quantity = String(form.boxes?.[0]?.containerQty ?? 1)
  return {
    chargeCode: freightCharges[lane.mode],
    currency: 'USD',
    unit: 'BOX',
    quantity,
    unitPrice,
    containerType: '40HQ',
  }
}

function usualPrice({ mode, lineNo }: DemoLane): number {
  const { rail, sea } = readPriceLanes()
  return (
    (mode === 'R'
      ? rail.find(({ Id }) => Id === lineNo)?.Price.Coc40Hq
      : sea.find(({ Id }) => Id === lineNo)?.Price['40HQ']) ?? 5000
  )
}

type Accepted = { id: string; version: number; answeredAt: Date; goods: Goods }

async function runJob(story: Story, { id, version, answeredAt, goods }: Accepted): Promise<void> {
  const { portal, chance, until, desk, fate } = story
  const openedAt = hoursAfter(answeredAt, chance.between(4, 26))
  if (openedAt > until) return
  if (fate === 'stopped') {
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
  const change = { ...story, fate: fate ?? 'carried', mode: story.lane.mode, bookingId: id, at: openedAt }
  for (const { id: jobId } of jobs) if (await changedWithJob(change, jobId)) await runBoxes(story, jobId, goods)
}
