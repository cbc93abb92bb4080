import { modeNames, modes } from '@landbridge/contract/shared/modes'
import { trackedModes } from '@landbridge/contract/tracking/modes/tracked-modes'
import { deskPaths } from '../packages/web/src/desk-paths.ts'
import { paths } from '../packages/web/src/paths.ts'
import { type FoundThings, loadModes } from './found-things.ts'

/** Who opens a page: somebody without a login, the customer with most of the demo business, or the administrator. */
export const pageReaders = ['guest', 'demo', 'admin'] as const
export type PageReader = (typeof pageReaders)[number]

/** What one presses, one after the other, until something opens over the page: the keys of the words on the buttons. */
type Opener = readonly string[]

type More = {
  opens?: readonly Opener[]
  /** The tabs that it has, some of them on a telephone only. */
  tabs?: readonly string[]
}

/** One address of the portal and who opens it. */
export type PageRow = More & {
  /** As the router has it. */
  route: string
  by: PageReader
  /** The address with something real in it. */
  at: (found: FoundThings) => string
}

const page = (by: PageReader, route: string, at: PageRow['at'] = () => route, more: More = {}): PageRow => ({
  route,
  by,
  at,
  ...more,
})
const open = (...opens: readonly (string | Opener)[]): More => ({
  opens: opens.map((one) => (typeof one === 'string' ? [one] : one)),
})
/** The address itself. */
const same = undefined

const anyId = '00000000-0000-4000-8000-000000000001'

/** The search and the sheet of keys, which open from every page of who is logged in. */
const overEveryPage: readonly (string | Opener)[] = ['header [aria-keyshortcuts]', ['header .avatar', 'shell.keys']]

/** Where loads go, and what a price is asked for. */
const loadLanes = {
  air: { originCode: 'PVG', destinationCode: 'FRA' },
  truck: { originCode: 'CNXIA', destinationCode: 'KZALA' },
} as const satisfies Record<(typeof loadModes)[number], object>

/** Pages that everybody reads, or that need no login. */
const openPages: readonly PageRow[] = [
  page('guest', paths.home(), same, open('header .nav .pop > button', 'header .tool.lang', 'shell.log-in')),
  page('guest', paths.missing(), () => paths.missing('/nowhere')),
  ...['58', '59', '63', '64'].map((type) =>
    page('guest', paths.businessTrack(':type'), () => paths.businessTrack(type)),
  ),
  page('guest', paths.agreement()),
  page('guest', paths.privacy()),
  page('guest', paths.cookies()),
  page('guest', paths.freightQuery('railway')),
  page(
    'guest',
    paths.freightQuery('railway'),
    () => paths.freightQuery('railway', { originCode: 'CNXIA', destinationCode: 'DEHAM' }),
    open('main button.link', 'pricing.change'),
  ),
  page('guest', paths.offeredDepartures()),
  page('guest', paths.freightQuery('sea')),
  page('guest', paths.freightQuery('sea'), () =>
    paths.freightQuery('sea', { originCode: 'CNSHA', destinationCode: 'DEHAM' }),
  ),
  page('guest', paths.freightQuery('air')),
  page(
    'guest',
    paths.freightQuery('air'),
    () => paths.freightQuery('air', { originCode: 'PVG', destinationCode: 'FRA', pieces: '2*120x80x100@150' }),
    open('main button.link', 'pricing.change'),
  ),
  page('guest', paths.freightQuery('truck')),
  ...['', 'P'].map((boxType) =>
    page('guest', paths.freightQuery('truck'), () =>
      paths.freightQuery('truck', { originCode: 'CNHRS', destinationCode: 'KZALA', boxType }),
    ),
  ),
  ...loadModes.flatMap((mode) => [
    page('guest', paths.freightQuery(mode), () => paths.freightQuery(mode, loadLanes[mode])),
  ]),
  page('guest', paths.freightQuery(':type'), () => paths.freightQuery('multiTrans')),
  page('guest', paths.invite()),
  page('guest', paths.ownerBack()),
  page('guest', paths.notificationsOff()),
  page('guest', paths.sharedTrack(':orderNum', ':jobNo', ':conNo'), ({ shared }) => paths.sharedTrack(...shared)),
  page('guest', paths.sharedTrack(':orderNum', ':jobNo', ':conNo'), () => paths.sharedTrack('1', '2', '3')),
  page('guest', paths.report(':id'), () => paths.report(anyId)),
  page('guest', paths.reportPage(':id'), () => paths.reportPage(anyId)),
  page('guest', paths.satisfied()),
  page('guest', paths.tracerQuery()),
  page('guest', paths.questionnaire(':id'), () => paths.questionnaire(anyId)),
  page('guest', paths.sharedOrder()),
  page('guest', paths.simulator()),
  page('guest', paths.messagingAppCallback()),
]

const jobTabs = ['tab-progress', 'containers', 'packing-list', 'charges', 'tab-papers'].map((tab) => `workorder.${tab}`)

/** What opens from the page of a booking in a state. */
const customerOpens: Readonly<Record<string, More>> = {
  submitted: open('booking.show-all', ['booking.more-actions', 'booking.action-cancel']),
  received: {
    ...open(['booking.more-actions', 'booking.action-amend']),
    tabs: ['containers', 'cargo', 'price', 'documents'].map((tab) => `booking.tab-${tab}`),
  },
}

/** Pages of a customer. */
const customerPages: readonly PageRow[] = [
  page(
    'demo',
    paths.bookingForm('railway'),
    same,
    open('booking.from-earlier', 'booking.address-book', 'booking.save-template'),
  ),
  page('demo', paths.bookingForm('railway'), ({ train }) => paths.bookingForm('railway', train)),
  page('demo', paths.bookingForm('railway'), ({ booking }) =>
    paths.bookingForm('railway', { from: booking('received') }),
  ),
  page('demo', paths.bookingSuccess('railway', ':id'), ({ booking }) =>
    paths.bookingSuccess('railway', booking('submitted')),
  ),
  page('demo', paths.bookingForm('sea'), () =>
    paths.bookingForm('sea', { originCode: 'CNSHA', destinationCode: 'DEHAM', loadType: 'LCL' }),
  ),
  page('demo', paths.bookingSuccess('sea', ':id'), ({ seaBooking }) =>
    paths.bookingSuccess('sea', seaBooking('received')),
  ),
  ...(['sea', ...loadModes, 'multiTrans'] as const).map((mode) => page('demo', paths.bookingForm(mode))),
  page('demo', paths.security(), same, open('access.add-email', 'access.change-phone', 'access.close-account')),
  page('demo', paths.account()),
  page('demo', paths.certification()),
  page('demo', paths.team(), same, open('customer.invite')),
  page('demo', paths.apiKeys(), same, open('customer.new-key')),
  page('demo', paths.notifications()),
  page('demo', paths.userFreightQuery()),
  page('demo', paths.notices()),
  page('demo', paths.workbench(), same, open('header .avatar', ...overEveryPage)),
  page('demo', paths.startBooking()),
  page('demo', paths.allBookings()),
  page('demo', paths.inquiries()),
  ...(['railway', 'sea', 'air', 'truck'] as const).map((mode) => page('demo', paths.inquiry(mode))),
  page('demo', paths.bookings('railway')),
  ...['submitted', 'returned', 'received', 'cancelled', 'completed'].map((state) =>
    page(
      'demo',
      paths.booking('railway', ':trafficCd'),
      ({ booking }) => paths.booking('railway', booking(state)),
      customerOpens[state],
    ),
  ),
  page('demo', paths.jobs('railway')),
  ...['underway', 'completed'].map((state) =>
    page('demo', paths.job('railway', ':trafficCd'), ({ job }) => paths.job('railway', job(state)), { tabs: jobTabs }),
  ),
  page('demo', paths.favourites(), same, { tabs: ['workorder.favourite-lanes'] }),
  page('demo', paths.tracking()),
  ...trackedModes.map((mode) => page('demo', paths.trackingOf(mode))),
  page('demo', paths.trackingOf(':type'), () => paths.trackingOf('multiTrans')),
  page('demo', paths.trackInfo(':trafficCd'), ({ job }) => paths.trackInfo(job('underway')), open('tracking.share')),
  page('demo', paths.bookings('sea')),
  page('demo', paths.jobs('sea')),
  ...(['FCL', 'LCL'] as const).flatMap((load) => [
    page('demo', paths.booking('sea', ':trafficCd'), ({ seaBooking }) =>
      paths.booking('sea', seaBooking('received', load)),
    ),
    page('demo', paths.job('sea', ':trafficCd'), ({ seaJob }) => paths.job('sea', seaJob('opened', load)), {
      tabs: jobTabs,
    }),
  ]),
  page('demo', paths.trackInfo(':trafficCd'), ({ seaJob }) => paths.trackInfo(seaJob('underway', 'FCL'))),
  ...loadModes.flatMap((mode) => [
    page('demo', paths.bookingForm(mode), () => paths.bookingForm(mode, loadLanes[mode])),
    page('demo', paths.bookingSuccess(mode, ':id'), ({ load }) =>
      paths.bookingSuccess(mode, load[mode].booking('submitted')),
    ),
    page('demo', paths.bookings(mode)),
    ...['submitted', 'returned', 'received', 'completed'].map((state) =>
      page('demo', paths.booking(mode, ':trafficCd'), ({ load }) => paths.booking(mode, load[mode].booking(state))),
    ),
    page('demo', paths.jobs(mode)),
    ...['opened', 'underway', 'completed'].map((state) =>
      page('demo', paths.job(mode, ':trafficCd'), ({ load }) => paths.job(mode, load[mode].job(state)), {
        tabs: ['workorder.tab-progress', 'workorder.packing-list', 'charge.charges', 'workorder.tab-papers'],
      }),
    ),
    page('demo', paths.trackInfo(':trafficCd'), ({ load }) => paths.trackInfo(load[mode].job('underway'))),
  ]),
  page('demo', paths.unopened(':type'), () => paths.unopened('air')),
  page('demo', paths.bookings(':type'), () => paths.bookings('multiTrans')),
  page('demo', paths.booking(':type', ':trafficCd'), () => paths.booking('multiTrans', 'x')),
  page('demo', paths.jobs(':type'), () => paths.jobs('multiTrans')),
  page('demo', paths.job(':type', ':trafficCd'), () => paths.job('multiTrans', 'x')),
  page('demo', paths.invoices()),
  page('demo', paths.invoice(':id'), () => paths.invoice(anyId)),
  page('demo', paths.invoiceManage(':type'), () => paths.invoiceManage('title')),
  page('demo', paths.todo()),
  page('demo', paths.bills()),
  page('demo', paths.bill(':id'), () => paths.bill(anyId)),
]

const fromMenu = (...names: readonly string[]) => names.map((name) => ['booking.desk-more', name])

/** What opens from a booking at the desk in a state. */
const deskOpens: Readonly<Record<string, More>> = {
  submitted: open(
    'booking.desk-accept',
    ...fromMenu('booking.desk-return', 'booking.desk-offer', 'booking.desk-assign', 'booking.desk-refuse'),
  ),
  received: open('workorder.open-job', ...fromMenu('booking.desk-stop', 'booking.desk-cancel')),
  stopped: open('booking.desk-resume'),
}

/** What opens from a work order at the desk in a state. */
const jobOpens: Readonly<Record<string, More>> = {
  opened: open(
    ['workorder.desk-more', 'workorder.head-edit'],
    ['workorder.desk-more', 'workorder.cancel-job'],
    'workorder.container-add',
    ['charge.charges', 'charge.charge-add'],
    ['workorder.packing-list', 'workorder.packing-add'],
    ['workorder.packing-list', 'workorder.packing-paste'],
    ['workorder.tab-papers', 'document.add'],
  ),
  underway: { ...open(['workorder.desk-more', 'workorder.head-edit']), tabs: jobTabs },
}

/** The back office. */
const deskPages: readonly PageRow[] = [
  page('admin', deskPaths.bookings(), same, open('header .nav .pop > button', 'header .avatar', ...overEveryPage)),
  page('admin', deskPaths.bookings(), ({ deskBooking }) => deskPaths.bookings({ booking: deskBooking('submitted') })),
  page('admin', deskPaths.inquiries()),
  ...['submitted', 'returned', 'received', 'stopped', 'cancelled', 'shipped'].map((state) =>
    page(
      'admin',
      deskPaths.booking(':id'),
      ({ deskBooking }) => deskPaths.booking(deskBooking(state)),
      deskOpens[state],
    ),
  ),
  page('admin', deskPaths.jobs()),
  ...['opened', 'underway'].map((state) =>
    page('admin', deskPaths.job(':id'), ({ deskJob }) => deskPaths.job(deskJob(state)), jobOpens[state]),
  ),
  page('admin', deskPaths.job(':id'), ({ seaJob }) => deskPaths.job(seaJob('opened', 'LCL'))),
  page('admin', deskPaths.job(':id'), ({ seaJob }) => deskPaths.job(seaJob('underway', 'FCL'))),
  ...loadModes.flatMap((mode) => [
    ...['submitted', 'received'].map((state) =>
      page(
        'admin',
        deskPaths.booking(':id'),
        ({ load }) => deskPaths.booking(load[mode].booking(state)),
        deskOpens[state],
      ),
    ),
    ...['opened', 'underway'].map((state) =>
      page('admin', deskPaths.job(':id'), ({ load }) => deskPaths.job(load[mode].job(state))),
    ),
    page('admin', deskPaths.tracking(':id'), ({ load }) => deskPaths.tracking(load[mode].job('underway'))),
  ]),
  page('admin', deskPaths.consolidations()),
  page('admin', deskPaths.consolidation(':id'), ({ consolidation }) => deskPaths.consolidation(consolidation())),
  page(
    'admin',
    deskPaths.tracking(':id'),
    ({ deskJob }) => deskPaths.tracking(deskJob('underway')),
    open('tracking.other-event', 'tracking.import', 'tracking.add-position'),
  ),
  page('admin', deskPaths.tariffs()),
  page('admin', deskPaths.tariffs(), () => deskPaths.tariffs({ serviceModeId: 'T' })),
  page('admin', deskPaths.tariffs(), () => deskPaths.tariffs({ view: 'list' })),
  page(
    'admin',
    deskPaths.tariff(':id'),
    ({ tariff }) => deskPaths.tariff(tariff()),
    open('pricing.withdraw', 'pricing.new-version'),
  ),
  page('admin', deskPaths.tariff(':id'), () => deskPaths.tariff('new')),
  page('admin', deskPaths.departures()),
  page('admin', deskPaths.departures(), () => deskPaths.departures({ serviceModeId: 'S' })),
  page('admin', deskPaths.departures(), () => deskPaths.departures({ view: 'list' })),
  page('admin', deskPaths.services()),
  page(
    'admin',
    deskPaths.service(':id'),
    ({ service }) => deskPaths.service(service()),
    open('pricing.make-sailings', 'pricing.delay'),
  ),
  page('admin', deskPaths.service(':id'), () => deskPaths.service('new')),
  page(
    'admin',
    deskPaths.departure(':id'),
    ({ departure }) => deskPaths.departure(departure()),
    open('pricing.cancel-departure'),
  ),
  page('admin', deskPaths.departure(':id'), () => deskPaths.departure('new')),
  page('admin', deskPaths.customers()),
  ...['certified', 'underReview'].map((state) =>
    page(
      'admin',
      deskPaths.customer(':id'),
      ({ customer }) => deskPaths.customer(customer(state)),
      state === 'underReview' ? open('customer.reject') : {},
    ),
  ),
  page('admin', deskPaths.ownEntities(), same, open('main button.link', 'entity.company-new')),
  page('admin', deskPaths.localPartners(), same, open('main button.link', 'entity.partner-new', 'entity.import')),
  page('admin', deskPaths.places(), same, open('main button.link', 'reference.place-new')),
  page('admin', deskPaths.carriers(), same, open('main button.link', 'reference.carrier-new')),
  page('admin', deskPaths.codes(), same, open('main button.link', 'reference.code-new')),
  page('admin', deskPaths.filingRules(), same, open('main button.link', 'paper.filing-rule-new')),
  page('admin', deskPaths.rates(), same, open('main button.link', 'reference.rate-new')),
  page('admin', deskPaths.restriction()),
  page('admin', deskPaths.siteTexts()),
  page('admin', deskPaths.siteText(':key'), () => deskPaths.siteText('home'), open('site.history', 'site.preview')),
  page('admin', paths.staffSecurity()),
  page(
    'admin',
    deskPaths.users(),
    same,
    open('main button.link', ['main button.link', 'access.close-account'], 'access.new-staff'),
  ),
  page('admin', deskPaths.outbox()),
  page('admin', deskPaths.announcements(), same, open('main button.link', 'communication.new')),
  page('admin', deskPaths.audit(), same, open('main button.link')),
  page('admin', deskPaths.failedWork()),
  page('admin', deskPaths.unopened('statements')),
  page('admin', deskPaths.unopened('invoices')),
  page('admin', deskPaths.unopened(':type'), () => deskPaths.unopened('bills')),
]

/** Every page of the portal. */
export const pageTable: readonly PageRow[] = [...openPages, ...customerPages, ...deskPages]

/** Addresses that show nothing themselves and lead on to another page. */
export const leadingOn: readonly string[] = [
  paths.freightOrder(':type'),
  paths.reorder(),
  paths.desk(),
  '/home',
  '*',
  ...modeNames.flatMap((mode) =>
    modes[mode].aliases.flatMap((name) => [
      paths.freightQuery(name),
      paths.bookings(name),
      paths.booking(name, ':trafficCd'),
      paths.trackingOf(name),
      paths.jobs(name),
      paths.job(name, ':trafficCd'),
    ]),
  ),
]
