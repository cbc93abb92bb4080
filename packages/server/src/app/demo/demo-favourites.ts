import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { customerId, demoCompanies, userId } from './demo-people.ts'
import type { DemoStory } from './demo-portal.ts'

const keptLanes: readonly { mode: ModeCode; originCode: string; destinationCode: string }[] = [
  { mode: 'R', originCode: 'CNXIA', destinationCode: 'DEHAM' },
  { mode: 'S', originCode: 'CNSHA', destinationCode: 'DEHAM' },
  { mode: 'A', originCode: 'PVG', destinationCode: 'FRA' },
  { mode: 'T', originCode: 'CNHRS', destinationCode: 'KZALA' },
]

const seqOfFavourites = 5_600

export const favouriteStories = (now: Date): DemoStory[] => {
  const orderedAt = timeAfterDays(now, -12)
  return [
    {
      ...{ seq: seqOfFavourites, orderedAt, bookings: 0, isFirst: true },
      async tell(portal) {
        const [company] = demoCompanies
        if (!company) return
        portal.setTime(orderedAt)
        const customer = portal.customer(userId(company.contact), customerId(company))
        for (const lane of keptLanes) await customer(favouriteEndpoints.add, lane)
      },
    },
  ]
}
