import type { InquiryForm } from '@landbridge/contract/booking/inquiry/inquiry'
import { inquiryDeskEndpoints, inquiryEndpoints } from '@landbridge/contract/booking/inquiry/inquiry-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { hoursAfter } from './demo-bookings.ts'
import { customerId, demoCompanies, staffId, userId } from './demo-people.ts'
import type { DemoStory } from './demo-portal.ts'

type DemoInquiry = Omit<InquiryForm, 'readyDate'> & {
  contact: string
  daysAgo: number
  readyInDays: number
  reply?: string
}

/** Lanes and loads for which no tariff stands: two wait for an answer, one has it. */
const inquiries: readonly DemoInquiry[] = [
  {
    contact: 'Chen Mei',
    daysAgo: 2,
    readyInDays: 9,
    serviceModeId: 'T',
    loadType: 'FTL',
    truckQty: 1,
    originCode: 'CNYIU',
    destinationCode: 'PLWAW',
    goodsName: 'Glassware',
    grossWeightKg: '12800',
    incoterm: 'FCA',
  },
  {
    contact: 'Liu Yang',
    daysAgo: 1,
    readyInDays: 14,
    serviceModeId: 'S',
    loadType: 'FCL',
    originCode: 'CNSHA',
    destinationCode: 'ZADUR',
    containerType: '40HQ',
    containerQty: 3,
    goodsName: 'Garden furniture',
    grossWeightKg: '31500',
    volumeM3: '198',
    incoterm: 'FOB',
    remark: 'Please name the surcharges that are included',
  },
  {
    contact: 'Jana Petersen',
    daysAgo: 4,
    readyInDays: 7,
    serviceModeId: 'A',
    originCode: 'FRA',
    destinationCode: 'PVG',
    goodsName: 'Measuring instruments',
    grossWeightKg: '340',
    volumeM3: '1.9',
    packages: 8,
    incoterm: 'DAP',
    reply: 'EUR 3.15 per chargeable kg all-in, direct flight Tuesdays and Fridays, valid until the end of the month.',
  },
]

const seqOfInquiries = 5_500

/** Inquiries of the demo business, as its people ask and the desk answers. */
export const inquiryStories = (now: Date): DemoStory[] =>
  inquiries.map(({ contact, daysAgo, readyInDays, reply, ...facts }, index) => {
    const orderedAt = timeAfterDays(now, -daysAgo)
    return {
      seq: seqOfInquiries + index,
      orderedAt,
      bookings: 0,
      isFirst: true,
      async tell(portal) {
        const company = demoCompanies.find((one) => one.contact === contact)
        if (!company) throw new Error(`The demo business has nobody called ${contact}.`)
        portal.setTime(orderedAt)
        const customer = portal.customer(userId(contact), customerId(company))
        const readyDate = businessDay(timeAfterDays(now, readyInDays))
        const { id, version } = await customer(inquiryEndpoints.request, { ...facts, readyDate })
        portal.setTime(hoursAfter(orderedAt, 3))
        if (reply) await portal.staff(staffId('ops'))(inquiryDeskEndpoints.answer, { id, version, reply })
      },
    }
  })
