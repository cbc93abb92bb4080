import { publicCall } from '../../platform/public-call.ts'
import { siteContent } from '../../site/site-content-call.ts'

const shownLanes = 6

export const hotLanes = publicCall(
  'hot-lanes',
  async () => (await import('@landbridge/contract/pricing/pricing-endpoints')).pricingEndpoints.hotLanes,
  { currcd: 'USD', most: shownLanes },
)

const shownNotices = 5

export const notices = publicCall(
  'notices',
  async () => (await import('@landbridge/contract/communication/announcement-endpoints')).announcementEndpoints.list,
  { pageIndex: 1, pageSize: shownNotices, sort: 'asc' },
)

export const ownCompany = publicCall(
  'own-company',
  async () => (await import('@landbridge/contract/entity/entity-endpoints')).entityEndpoints.ownCompany,
  {},
)

export const homeWords = siteContent('home')

export const homeCalls = () => [homeWords, hotLanes, notices, ownCompany]
