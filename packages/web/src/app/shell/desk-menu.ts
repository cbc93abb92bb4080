import type { MenuEntry } from '@landbridge/contract/insight/menu-counts'
import { paths } from '../../paths.ts'
import { useAllowed } from '../../platform/session.ts'
import type { TextKey } from '../../platform/text.tsx'

export type DeskEntry = {
  name: TextKey
  /** Needed to see it, as area.verb. */
  permission?: string
  route?: string
  /** The queue whose length stands beside it. */
  queue?: MenuEntry
  under?: readonly { name: TextKey; route: string; permission?: string; queue?: MenuEntry }[]
}

/** What the back office is made of. */
const deskMenu: readonly DeskEntry[] = [
  { name: 'shell.desk-bookings', route: paths.deskBookings(), permission: 'booking.view', queue: 'deskBookings' },
  { name: 'shell.desk-jobs', route: paths.deskJobs(), permission: 'workorder.view', queue: 'deskJobs' },
  { name: 'shell.desk-consolidations', route: paths.deskConsolidations(), permission: 'workorder.view' },
  {
    name: 'shell.desk-prices',
    permission: 'pricing.view',
    under: [
      { name: 'shell.desk-tariffs', route: paths.deskTariffs() },
      { name: 'shell.desk-departures', route: paths.deskDepartures() },
      { name: 'shell.desk-services', route: paths.deskServices() },
    ],
  },
  {
    name: 'shell.desk-customers',
    route: paths.deskCustomers(),
    permission: 'customer.view',
    queue: 'deskCustomers',
  },
  { name: 'shell.desk-statements', route: paths.deskUnopened('statements'), permission: 'billing.view' },
  { name: 'shell.desk-invoices', route: paths.deskUnopened('invoices'), permission: 'invoicing.issue' },
  {
    name: 'shell.desk-system',
    under: [
      { name: 'shell.desk-places', route: paths.deskPlaces(), permission: 'reference.edit' },
      { name: 'shell.desk-carriers', route: paths.deskCarriers(), permission: 'reference.edit' },
      { name: 'shell.desk-codes', route: paths.deskCodes(), permission: 'reference.edit' },
      { name: 'shell.desk-rates', route: paths.deskRates(), permission: 'reference.rates' },
      { name: 'shell.desk-users', route: paths.deskUsers(), permission: 'access.manage' },
      { name: 'communication.announcements', route: paths.deskAnnouncements(), permission: 'communication.announce' },
      { name: 'site.texts', route: paths.deskSiteTexts(), permission: 'site.edit' },
      { name: 'site.restriction', route: paths.deskRestriction(), permission: 'site.settings' },
      { name: 'communication.outbox', route: paths.deskOutbox(), permission: 'platform.outbox' },
      {
        name: 'insight.failed-work',
        route: paths.deskFailedWork(),
        permission: 'platform.jobs',
        queue: 'deskFailedWork',
      },
      { name: 'insight.audit', route: paths.deskAudit(), permission: 'access.audit' },
    ],
  },
]

/** What the reader has the permission for. */
export function useDeskEntries(): readonly DeskEntry[] {
  const isAllowed = useAllowed()
  const mayOpen = ({ permission }: { permission?: string }) => !permission || isAllowed(permission)
  return deskMenu
    .filter(mayOpen)
    .map((entry) => (entry.under ? { ...entry, under: entry.under.filter(mayOpen) } : entry))
    .filter((entry) => !entry.under || entry.under.length > 0)
}
