import { type Mode, modes } from '@landbridge/contract/shared/modes'

type Type = Mode | 'highway' | 'ship' | 'multiTrain' | ':type'

/** An address with its query, without empty values. */
export const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>> = {}) => {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return filled.length > 0
    ? `${path}?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`
    : path
}
export type Query = Parameters<typeof withQuery>[1]

/** Addresses of every page of the portal, the only place besides desk-paths.ts where links are made. */
export const paths = {
  // open to everybody
  home: () => '/',
  businessTrack: (type: string) => `/business/track/${type}`,
  report: (id: string) => `/report/details/${id}`,
  reportPage: (id: string) => `/report/reportPage/${id}`,
  satisfied: () => '/satisfied',
  sharedTrack: (order: string, job: string, container: string, query?: Query) =>
    withQuery(`/track/share/${order}/${job}/${container}`, query),
  tracerQuery: () => '/tracerQuery',
  questionnaire: (id: string) => `/question/${id}`,
  agreement: () => '/agreement',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
  simulator: () => '/messaging-app/simulator',
  messagingAppCallback: () => '/messaging-app/callback',
  missing: (url?: string) => withQuery('/404', { url }),
  // freight
  freightQuery: (type: Type, query?: Query) => withQuery(`/freight/${type}/query`, query),
  offeredDepartures: () => paths.freightQuery('multiTrain'),
  freightOrder: (type: Type) => `/freight/${type}/order`,
  sharedOrder: (share?: string) => withQuery('/freight/order', { share }),
  reorder: () => '/freight/reorder',
  bookingForm: (mode: Mode, query?: Query) => withQuery(`/freight/reorder/${modes[mode].form}`, query),
  inquiry: (mode: Mode, query?: Query) => withQuery(`/freight/inquiry/${mode}`, query),
  bookingSuccess: (mode: Type, id: string) => `/freight/reorder/${mode}/success/${id}`,
  // account
  account: () => '/user/info',
  certification: () => '/user/business',
  security: () => '/user/accountSafe',
  team: () => '/user/team',
  notifications: () => '/user/notifications',
  notificationsOff: () => '/notifications/off',
  apiKeys: () => '/user/api-keys',
  invite: () => '/invite',
  ownerBack: () => '/owner-back',
  // under the side menu
  workbench: () => '/user/order',
  startBooking: () => '/user/order/userOrder/booking',
  inquiries: (query?: Query) => withQuery('/user/order/inquiries', query),
  allBookings: (query?: Query) => withQuery('/user/order/myOrder/allList', query),
  bookings: (type: Type, query?: Query) => withQuery(`/user/order/booking/${type}`, query),
  booking: (mode: Type, id: string) => `/user/order/booking/${mode}/info/${id}`,
  userFreightQuery: (query?: Query) => withQuery('/user/order/freight/common/query', query),
  tracking: (query?: Query) => withQuery('/user/order/tracking/common/list', query),
  trackingOf: (type: Type, query?: Query) => withQuery(`/user/order/tracking/${type}/list`, query),
  trackInfo: (trafficCd: string, query?: Query) => withQuery(`/user/order/track-info/${trafficCd}`, query),
  unopened: (type: string) => `/user/order/unopen/common/${type}`,
  jobs: (type: Type, query?: Query) => withQuery(`/user/order/workOrder/${type}`, query),
  job: (mode: Type, id: string) => `/user/order/workOrder/${mode}/info/${id}`,
  favourites: () => '/user/order/workOrder/common/collect',
  invoices: () => '/user/order/workBench/common/invoice',
  invoice: (id: string) => `/user/order/workBench/common/invoice/detail/${id}`,
  invoiceManage: (type: string) => `/user/order/workBench/common/invoice/manage/${type}`,
  todo: () => '/user/order/workBench/common/todo',
  notices: () => '/user/order/workBench/common/notice',
  bills: () => '/user/order/workBench/common/bill',
  bill: (id: string) => `/user/order/workBench/common/billDetail/${id}`,
  // the back office has its own: desk-paths.ts
  desk: () => '/admin',
  staffSecurity: () => '/admin/security',
}
