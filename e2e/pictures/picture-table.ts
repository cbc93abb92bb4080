import type { Page } from 'playwright-core'
import { deskPaths } from '../../packages/web/src/desk-paths.ts'
import { paths } from '../../packages/web/src/paths.ts'
import type { FoundThings } from '../../tooling/found-things.ts'
import type { PageReader } from '../../tooling/page-table.ts'

/** One picture of the README or of a guide: a page as somebody sees it. */
export type Picture = {
  name: string
  by: PageReader
  at: (found: FoundThings) => string
  /** Desk: 1360×860; phone: 360×780. */
  size?: 'desk' | 'phone'
  /** Those of the README are drawn in dark as well, for readers who chose that. */
  dark?: boolean
  /** What is done on the page before it is drawn. */
  prepare?: (page: Page) => Promise<void>
}

/** The six of the README. */
const ofReadme: readonly Picture[] = [
  {
    name: 'query',
    by: 'guest',
    at: () => paths.freightQuery('railway', { originCode: 'CNXIA', destinationCode: 'DEHAM' }),
    dark: true,
  },
  { name: 'form', by: 'demo', at: ({ train }) => paths.bookingForm('railway', train), dark: true },
  { name: 'desk-queue', by: 'admin', at: () => deskPaths.bookings(), dark: true },
  { name: 'sea-map', by: 'demo', at: ({ seaJob }) => paths.trackInfo(seaJob('underway', 'FCL')), dark: true },
  { name: 'work-order', by: 'demo', at: ({ job }) => paths.job('railway', job('underway')), dark: true },
  { name: 'phone', by: 'demo', at: () => paths.allBookings(), size: 'phone', dark: true },
]

/** Those of the guides, by who reads them. */
const ofGuides: readonly Picture[] = [
  { name: 'customer-workbench', by: 'demo', at: () => paths.workbench() },
  { name: 'customer-booking', by: 'demo', at: ({ booking }) => paths.booking('railway', booking('received')) },
  { name: 'customer-shared', by: 'guest', at: ({ shared }) => paths.sharedTrack(...shared) },
  { name: 'operations-booking', by: 'admin', at: ({ deskBooking }) => deskPaths.booking(deskBooking('submitted')) },
  { name: 'operations-job', by: 'admin', at: ({ seaJob }) => deskPaths.job(seaJob('underway', 'FCL')) },
  {
    name: 'operations-consolidation',
    by: 'admin',
    at: ({ consolidation }) => deskPaths.consolidation(consolidation()),
  },
  { name: 'sales-tariffs', by: 'admin', at: () => deskPaths.tariffs() },
  { name: 'sales-departures', by: 'admin', at: () => deskPaths.departures() },
  { name: 'sales-customers', by: 'admin', at: () => deskPaths.customers() },
  {
    name: 'finance-charges',
    by: 'admin',
    at: ({ job }) => deskPaths.job(job('underway')),
    prepare: openTab('Charges'),
  },
  { name: 'administrator-companies', by: 'admin', at: () => deskPaths.ownEntities() },
  { name: 'administrator-users', by: 'admin', at: () => deskPaths.users() },
]

export const pictures: readonly Picture[] = [...ofReadme, ...ofGuides]

function openTab(name: string) {
  return (page: Page) => page.getByRole('tab', { name }).first().click()
}
