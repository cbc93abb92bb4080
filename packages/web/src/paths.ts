import { type Mode, modes } from '@landbridge/contract/shared/modes'

type Type = Mode | 'highway' | 'ship' | 'multiTrain' | ':type'

/** An address with its query; what is not given is left out. */
export const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>> = {}) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length > 0 ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : path
}
type Query = Parameters<typeof withQuery>[1]

/** The address book: every page address, for every area. Links are made here and nowhere else. */
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
  freightOrder: (type: Type) => `/freight/${type}/order`,
  sharedOrder: (share?: string) => withQuery('/freight/order', { share }),
  reorder: () => '/freight/reorder',
  bookingForm: (mode: Mode, query?: Query) => withQuery(`/freight/reorder/${modes[mode].form}`, query),
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
  // under the side menu
  workbench: () => '/user/order',
  startBooking: () => '/user/order/userOrder/booking',
  allBookings: (query?: Query) => withQuery('/user/order/myOrder/allList', query),
  bookings: (type: Type, query?: Query) => withQuery(`/user/order/booking/${type}`, query),
  booking: (mode: Type, id: string) => `/user/order/booking/${mode}/info/${id}`,
  userFreightQuery: () => '/user/order/freight/common/query',
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
  // back office
  desk: () => '/admin',
  deskBookings: (query?: Query) => withQuery('/admin/bookings', query),
  deskBooking: (id: string) => `/admin/bookings/${id}`,
  deskJobs: (query?: Query) => withQuery('/admin/work-orders', query),
  deskJob: (id: string) => `/admin/work-orders/${id}`,
  deskConsolidations: (query?: Query) => withQuery('/admin/consolidations', query),
  deskConsolidation: (id: string) => `/admin/consolidations/${id}`,
  deskTracking: (id: string) => `/admin/work-orders/${id}/tracking`,
  deskTariffs: (query?: Query) => withQuery('/admin/tariffs', query),
  deskTariff: (id: string) => `/admin/tariffs/${id}`,
  deskDepartures: (query?: Query) => withQuery('/admin/departures', query),
  deskServices: (query?: Query) => withQuery('/admin/services', query),
  deskDeparture: (id: string) => `/admin/departures/${id}`,
  deskCustomers: (query?: Query) => withQuery('/admin/customers', query),
  deskCustomer: (id: string) => `/admin/customers/${id}`,
  deskPlaces: (query?: Query) => withQuery('/admin/reference/places', query),
  deskCarriers: (query?: Query) => withQuery('/admin/reference/carriers', query),
  deskCodes: (query?: Query) => withQuery('/admin/reference/codes', query),
  deskRates: (query?: Query) => withQuery('/admin/reference/rates', query),
  deskSecurity: () => '/admin/security',
  deskUsers: (query?: Query) => withQuery('/admin/users', query),
  deskAudit: (query?: Query) => withQuery('/admin/audit', query),
  deskFailedWork: () => '/admin/failed-work',
  deskOutbox: (query?: Query) => withQuery('/admin/outbox', query),
  deskAnnouncements: (query?: Query) => withQuery('/admin/announcements', query),
  deskSiteTexts: () => '/admin/site-texts',
  deskSiteText: (key: string) => `/admin/site-texts/${key}`,
  deskRestriction: () => '/admin/address-restriction',
  deskUnopened: (type: string) => `/admin/unopened/${type}`,
}
