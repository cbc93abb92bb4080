import { type Mode, modes } from '@landbridge/contract/shared/modes'
import { trackedModes } from '@landbridge/contract/tracking/modes/tracked-modes'
import { paths } from '../../paths.ts'
import type { TextKey } from '../../platform/text.tsx'
import type { IconName } from '../../platform/ui/icon.tsx'
import { modeWords, sideMenuOrder } from '../modes/mode-words.ts'

/** One entry of the side menu: `index` identifies it, `type` is the mode of its pages. */
export type SideMenuItem = {
  name: TextKey
  index: string
  icon?: IconName
  route?: string
  type?: Mode
  trafficCd?: string
  subMenu?: readonly SideMenuItem[]
}

const modeGroup = (type: Mode): SideMenuItem => ({
  name: modeWords[type].service,
  index: type,
  icon: modes[type].icon,
  type,
  trafficCd: modes[type].code,
  subMenu: [
    {
      name: 'shell.booking-requests',
      index: `booking/${type}`,
      type,
      trafficCd: modes[type].code,
      route: paths.bookings(type),
    },
    {
      name: 'shell.job-orders',
      index: `workOrder/${type}`,
      type,
      trafficCd: modes[type].code,
      route: paths.jobs(type),
    },
  ],
})

/** The side menu in three groups. */
export const sideMenu: readonly (readonly SideMenuItem[])[] = [
  [
    { name: 'shell.my-orders', index: 'allList', icon: 'list', route: paths.allBookings() },
    ...sideMenuOrder.map(modeGroup),
  ],
  [
    { name: 'shell.bills', index: 'bill', icon: 'bill', route: paths.bills() },
    { name: 'shell.invoices', index: 'invoice', icon: 'invoice', route: paths.invoices() },
    { name: 'shell.todo', index: 'todo', icon: 'todo', route: paths.todo() },
    { name: 'shell.notices', index: 'notice', icon: 'bell', route: paths.notices() },
    { name: 'shell.favourites', index: 'collect', icon: 'star', route: paths.favourites() },
    { name: 'shell.tracking', index: 'tracking', icon: 'track', route: paths.tracking() },
  ],
  [
    { name: 'shell.account', index: 'info', icon: 'user', route: paths.account() },
    { name: 'shell.certification', index: 'business', icon: 'shield', route: paths.certification() },
    { name: 'shell.security', index: 'accountSafe', icon: 'lock', route: paths.security() },
  ],
]

const entries = sideMenu.flat().flatMap((item) => item.subMenu ?? [item])

/** Pages of an entry under other addresses, such as a bill or a tab of the account. */
const alsoAt: Readonly<Record<string, readonly string[]>> = {
  bill: [paths.bill('')],
  tracking: trackedModes.map((mode) => paths.trackingOf(mode)),
  info: [paths.team(), paths.notifications(), paths.apiKeys()],
}

const leadsTo = ({ index, route }: SideMenuItem, pathname: string) =>
  pathname === route ||
  pathname.startsWith(`${route}/`) ||
  pathname === paths.unopened(index) ||
  (alsoAt[index] ?? []).some((other) => pathname.startsWith(other))

/** The active entry of an address: the one of its page or parent page, else the invoices of the workbench. */
export function activeIndex(pathname: string): string | undefined {
  const ownEntry = entries.find((item) => leadsTo(item, pathname))?.index
  return ownEntry ?? (pathname.startsWith('/user/order/workBench/') ? 'invoice' : undefined)
}
