import type { MenuEntry } from '@landbridge/contract/insight/menu-counts'
import { deskPaths } from '../../desk-paths.ts'
import { useAllowed } from '../../platform/session.ts'
import type { TextKey } from '../../platform/text.tsx'

export type DeskEntry = {
  name: TextKey
  permission?: string
  route?: string
  queue?: MenuEntry
  under?: readonly { name: TextKey; route: string; permission?: string; queue?: MenuEntry }[]
}

const deskMenu: readonly DeskEntry[] = [
  { name: 'shell.desk-bookings', route: deskPaths.bookings(), permission: 'booking.view', queue: 'deskBookings' },
  {
    name: 'booking.inquiries',
    route: deskPaths.inquiries(),
    permission: 'booking.view',
    queue: 'deskInquiries',
  },
  { name: 'shell.desk-jobs', route: deskPaths.jobs(), permission: 'workorder.view', queue: 'deskJobs' },
  {
    name: 'shell.desk-prices',
    permission: 'pricing.view',
    under: [
      { name: 'shell.desk-tariffs', route: deskPaths.tariffs() },
      { name: 'shell.desk-departures', route: deskPaths.departures() },
      { name: 'shell.desk-services', route: deskPaths.services() },
    ],
  },
  {
    name: 'shell.desk-customers',
    route: deskPaths.customers(),
    permission: 'customer.view',
    queue: 'deskCustomers',
  },
  { name: 'shell.desk-statements', route: deskPaths.unopened('statements'), permission: 'billing.view' },
  { name: 'shell.desk-invoices', route: deskPaths.unopened('invoices'), permission: 'invoicing.issue' },
  {
    name: 'shell.desk-system',
    under: [
      { name: 'entity.companies', route: deskPaths.ownEntities(), permission: 'booking.view' },
      { name: 'entity.partners', route: deskPaths.localPartners(), permission: 'booking.view' },
      { name: 'shell.desk-places', route: deskPaths.places(), permission: 'reference.edit' },
      { name: 'shell.desk-carriers', route: deskPaths.carriers(), permission: 'reference.edit' },
      { name: 'shell.desk-codes', route: deskPaths.codes(), permission: 'reference.edit' },
      { name: 'paper.filing-rules', route: deskPaths.filingRules(), permission: 'reference.edit' },
      { name: 'shell.desk-rates', route: deskPaths.rates(), permission: 'reference.rates' },
      { name: 'shell.desk-users', route: deskPaths.users(), permission: 'access.manage' },
      { name: 'communication.announcements', route: deskPaths.announcements(), permission: 'communication.announce' },
      { name: 'site.texts', route: deskPaths.siteTexts(), permission: 'site.edit' },
      { name: 'site.restriction', route: deskPaths.restriction(), permission: 'site.settings' },
      { name: 'communication.outbox', route: deskPaths.outbox(), permission: 'platform.outbox' },
      {
        name: 'insight.failed-work',
        route: deskPaths.failedWork(),
        permission: 'platform.jobs',
        queue: 'deskFailedWork',
      },
      { name: 'insight.audit', route: deskPaths.audit(), permission: 'access.audit' },
    ],
  },
]

/** Entries for which the reader has the permission. */
export function useDeskEntries(): readonly DeskEntry[] {
  const isAllowed = useAllowed()
  const mayOpen = ({ permission }: { permission?: string }) => !permission || isAllowed(permission)
  return deskMenu
    .filter(mayOpen)
    .map((entry) => (entry.under ? { ...entry, under: entry.under.filter(mayOpen) } : entry))
    .filter((entry) => !entry.under || entry.under.length > 0)
}
