import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { usualPlaceOf } from '@landbridge/contract/pricing/empty-places'
import { priceQuery } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { readPriceLanes } from '@landbridge/reference-data/price-lanes'
import { type DemoLane, daysAfter, demoForm, hoursAfter } from './demo-bookings.ts'
import { type Goods, runBoxes, type Story } from './demo-journey.ts'
import { withCreditLifted } from './demo-loads.ts'

/** How far back the present tariff reaches in the sample. */
export const pricedDays = 45
/** How many days before a train most papers are there. */
const paperDays = 3
const returnedBelow = 9
const returnedFate = returnedBelow - 1
const pricesOf = { R: priceCalls.railway.prices, S: priceCalls.sea.prices } as const
const freightCharges = { R: 'RAILF', S: 'OCEANF' } as const

/** Lives one booking from its order up to now, call by call, each at the moment when it would have been made. */
export async function tellStory(story: Story): Promise<void> {
  const { portal, chance, customer, desk, until, orderedAt } = story
  portal.setTime(orderedAt)
  const wanted = demoForm(chance, { ...story, at: orderedAt })
  const form = { ...wanted, ...(await priceTaken(story, wanted)) }
  const ordered = await customer(bookingCalls(story.lane.mode).create, {
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
      note: 'What departs in that week is full.',
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
  const { toQuote } = await customer(bookingCalls(story.lane.mode).show, { id })
  const version = story.lane.mode === 'S' ? await withCreditLifted(desk, id) : ordered.version
  const price = toQuote ? { agreedLines: [priceOfOldDays(story, form)], priceReason: 'As agreed for the season.' } : {}
  // Whatever leaves these days has sent its papers; of later trains they are asked for.
  const papers =
    form.wantedDate && form.wantedDate < businessDay(daysAfter(until, paperDays)) ? { documentsDue: [] } : {}
  const received = await desk(bookingDeskEndpoints.receive, {
    id,
    version,
    ...price,
    ...papers,
  })
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
  const { items } = await customer(pricesOf[lane.mode], priceQuery.parse(asked))
  const [offered] = items
  if (!offered) return {}
  const emptyReturnPlace = usualPlaceOf(offered.returnPlaces)
  return {
    quoteId: offered.id,
    quoteType: 'PRICE',
    boxes: boxes?.map((box) => ({ ...box, ...(emptyReturnPlace && { emptyReturnPlace }) })),
  }
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
