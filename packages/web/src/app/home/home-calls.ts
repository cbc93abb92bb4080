import { publicCall } from '../../platform/public-call.ts'
import { siteContent } from '../../site/site-content-call.ts'

const shownLanes = 6

/** What the front page shows of the server's data: where most trains run, each with today's lowest price. */
export const hotLanes = publicCall(
  'hot-lanes',
  async () => (await import('@landbridge/contract/pricing/pricing-endpoints')).pricingEndpoints.hotLanes,
  { currcd: 'USD', most: shownLanes },
)

const shownNotices = 5

/** What the house tells everybody. */
export const notices = publicCall(
  'notices',
  async () => (await import('@landbridge/contract/communication/announcement-endpoints')).announcementEndpoints.list,
  { pageIndex: 1, pageSize: shownNotices, sort: 'asc' },
)

/** The words that staff keep. */
export const homeWords = siteContent('home')

export const homeCalls = () => [homeWords, hotLanes, notices]
