import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import type { z } from 'zod'
import { releaseBill } from './demo-bills.ts'
import { hoursAfter, partiesOf } from './demo-bookings.ts'
import { type Chance, chanceOf } from './demo-chance.ts'
import { changedBeforeJob, changedWithJob } from './demo-changes.ts'
import { type DemoGoodsName, demoGoods } from './demo-goods.ts'
import { customerId, type DemoCompany, demoCompanies, staffId, userId } from './demo-people.ts'
import type { DemoPerson, DemoPortal, Fate } from './demo-portal.ts'

export type Load = {
  goods: DemoGoodsName
  packages: number
  kg: number
  cm: readonly [length: number, width: number, height: number]
  stackable?: boolean
}

/** One booking of a company, ordered so many days ago, and whether it is there when the portal opens. */
export type Lot = Load & { company: string; daysAgo: number; fate: Fate; isFirst?: boolean }

export type StoryDesk = { portal: DemoPortal; chance: Chance; desk: DemoPerson; now: Date }

export const storyDesk = (portal: DemoPortal, now: Date, seed: number): StoryDesk => ({
  portal,
  chance: chanceOf(seed),
  desk: portal.staff(staffId('ops')),
  now,
})

export function customerOf(portal: DemoPortal, shortName: string): { company: DemoCompany; customer: DemoPerson } {
  const company = demoCompanies.find((one) => one.shortName === shortName)
  if (!company) throw new Error(`The demo business has no company ${shortName}.`)
  return { company, customer: portal.customer(userId(company.contact), customerId(company)) }
}

const m3Of = ({ packages, cm: [length, width, height] }: Load) => (packages * length * width * height) / 1e6

export function cargoOf(load: Load) {
  const { english, russian, categoryId, hsCode, packageType } = demoGoods[load.goods]
  const [lengthCm, widthCm, heightCm] = load.cm.map(String) as [string, string, string]
  const sums = { grossWeightKg: String(load.packages * load.kg), volumeM3: m3Of(load).toFixed(3) }
  return {
    sums,
    goods: [
      {
        goodsName: load.goods,
        goodsNameEnglish: english,
        goodsNameRussian: russian,
        categoryId,
        hsCode,
        packageType,
        packages: load.packages,
        ...sums,
      },
    ],
    pieces: [
      {
        goodsSeq: 1,
        pieceQty: load.packages,
        lengthCm,
        widthCm,
        heightCm,
        pieceWeightKg: String(load.kg),
        stackable: load.stackable ?? true,
      },
    ],
  }
}

type Sold = { company: DemoCompany; country: string; from: string; to: string }

/** Over a border goods are sold on terms, and both ends are named with a telephone. */
export const soldAbroad = (chance: Chance, { company, country, from, to }: Sold) => ({
  direction: 'E' as const,
  exportControlled: false,
  ...(company.countryCode === 'CN'
    ? ({ customerRole: 'SHP', paymentTerm: 'PP', incoterm: 'CPT', incotermPlace: to } as const)
    : ({ customerRole: 'CNE', paymentTerm: 'CC', incoterm: 'FCA', incotermPlace: from } as const)),
  parties: partiesOf(chance, company, country).map((party) => ({ contactPhone: company.phone, ...party })),
})

type Order = {
  mode: ModeCode
  form: NewBooking
  fate: Fate
  orderedAt: Date
  customer: DemoPerson
  other: { departureId?: string | undefined; wantedDate?: string | undefined }
  extra?: object
}

/** Lives a booking from its order to its work order, whose id is answered where there is one. */
export async function jobFrom({ portal, desk, now }: StoryDesk, order: Order): Promise<string | undefined> {
  const { form, fate, orderedAt, customer } = order
  portal.setTime(orderedAt)
  const ordered = await customer(bookingCalls(order.mode).create, { ...form, submit: fate !== 'draft' })
  if (fate === 'draft' || fate === 'submitted') return undefined
  portal.setTime(hoursAfter(orderedAt, 4))
  const answer = answers[fate]
  if (answer) {
    await answer({ desk, customer, now, other: order.other, seen: { id: ordered.id, version: ordered.version } })
    return undefined
  }
  const { id } = ordered
  const price = form.containsBatteries ? await priceWithApart(desk, id) : {}
  const received = await receivedWithCredit(desk, { id, version: ordered.version, ...price, ...order.extra })
  portal.setTime(hoursAfter(orderedAt, 6))
  if (fate === 'stopped') {
    const note = 'The invoice does not agree with the packing list.'
    await desk(bookingDeskEndpoints.stop, { id, version: received.version, reasonCode: 'DOCS', note })
  }
  if (fate === 'stopped' || fate === 'accepted') return undefined
  const change = { portal, customer, desk, mode: order.mode, bookingId: id, fate, at: hoursAfter(orderedAt, 6) }
  if (!(await changedBeforeJob(change))) return undefined
  const { jobs } = await desk(jobDeskEndpoints.open, { bookingId: id })
  const [job] = jobs
  if (!job || !(await changedWithJob({ ...change, at: hoursAfter(orderedAt, 12) }, job.id))) return undefined
  return job.id
}

type Answering = {
  desk: DemoPerson
  customer: DemoPerson
  now: Date
  other: Order['other']
  seen: { id: string; version: number }
}

const answers: Partial<Record<Fate, (answering: Answering) => Promise<unknown>>> = {
  returned: ({ desk, seen }) =>
    desk(bookingDeskEndpoints.return, {
      ...seen,
      returnedFields: [{ path: 'readyDate', note: 'Please tell us a day that leaves time for customs.' }],
    }),
  refused: ({ desk, seen }) =>
    desk(bookingDeskEndpoints.refuse, { ...seen, reasonCode: 'SPACE', note: 'Nothing has room for it in that week.' }),
  cancelled: ({ customer, seen }) =>
    customer(bookingEndpoints.cancel, { ...seen, reasonCode: 'OTHER', note: 'The buyer moved the order.' }),
  offered: ({ desk, seen, other, now }) =>
    desk(bookingDeskEndpoints.offer, {
      ...seen,
      ...other,
      until: timeAfterDays(now, 3),
      note: 'The day that you wished is full; this one has room.',
    }),
}

/** The agreed price where something was quoted apart: the charges that were known, and a charge for the rest. */
async function priceWithApart(desk: DemoPerson, id: string): Promise<{ agreedLines?: PriceLine[] }> {
  const { quoted } = await desk(bookingDeskEndpoints.show, { id })
  if (!quoted?.quotedApart) return {}
  const known = quoted.lines.map(({ chargeName: _name, amount: _amount, ...line }) => line)
  const check = { chargeCode: 'DG', unit: 'SHPT', quantity: '1', unitPrice: '350', currency: 'CNY' }
  return { agreedLines: [...known, check] }
}

export async function receivedWithCredit(desk: DemoPerson, answer: Receiving): Promise<{ version: number }> {
  try {
    return await desk(bookingDeskEndpoints.receive, answer)
  } catch (refusal) {
    if ((refusal as { reason?: string }).reason !== 'booking.held') throw refusal
    const { id, version } = answer
    const lifted = await desk(bookingDeskEndpoints.liftCredit, { id, version, reason: 'Pays by the end of the month.' })
    return desk(bookingDeskEndpoints.receive, { ...answer, version: lifted.version })
  }
}

type Receiving = z.output<typeof bookingDeskEndpoints.receive.input>

/** Reports the steps of a job until now, so many hours after they were planned; answers each with its time. */
export async function happenedUntilNow(
  { portal, desk, now }: Pick<StoryDesk, 'portal' | 'desk' | 'now'>,
  id: string,
  lateHours = 0,
): Promise<Map<string, { at: Date; placeCode: string }>> {
  const { lines } = await desk(trackingDeskEndpoints.list, { id })
  const recorded = new Map<string, { at: Date; placeCode: string }>()
  for (const { step, plannedAt, actualAt, placeCode } of lines) {
    const at = actualAt ?? (plannedAt && hoursAfter(plannedAt, lateHours))
    if (!at || hoursAfter(at, 0.5) > now) continue
    recorded.set(step, { at, placeCode })
    if (actualAt) continue
    portal.setTime(hoursAfter(at, 0.5))
    const keep = { keepWarnings: true, reason: '以场站通知为准' }
    await desk(trackingDeskEndpoints.save, { id, step, classifier: 'ACT', at, ...keep })
  }
  return recorded
}

/** Two days after the arrival the completion sheet goes out, and a day later the customer answers it. */
export async function finishLoads(
  { portal, desk, now }: StoryDesk,
  { id, arrivedAt, customer, fate }: { id: string; arrivedAt: Date; customer: DemoPerson; fate: Fate },
): Promise<void> {
  const issuedAt = timeAfterDays(arrivedAt, 2)
  if (issuedAt > now) return
  portal.setTime(issuedAt)
  await releaseBill(desk, id)
  const { version } = await desk(jobDeskEndpoints.show, { id })
  const sheet = { keepWarnings: true, reason: 'Everything was handed over' }
  const { jobNo, version: issued } = await desk(jobDeskEndpoints.complete, { id, version, ...sheet })
  const answeredAt = timeAfterDays(issuedAt, 1)
  if (answeredAt > now) return
  portal.setTime(answeredAt)
  if (fate === 'disputed') {
    const reason = 'Two cartons arrived wet and were refused by the consignee.'
    await customer(jobEndpoints.refuse, { jobNoIn: jobNo, version: issued, reasonCode: 'damage', reason })
  } else await customer(jobEndpoints.confirm, { jobNoIn: jobNo, version: issued })
}
