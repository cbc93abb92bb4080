import type { Mode } from '@landbridge/contract/shared/modes'
import { paths } from '../../paths.ts'
import type { TextKey } from '../../platform/text.tsx'
import type { IconName } from '../../platform/ui/icon.tsx'
import { modeIcons } from './header-menu.ts'

/** One entry of the side menu. `index` is what it is known by; `type` the mode that its pages are of. */
export type SideMenuItem = {
  name: TextKey
  index: string
  icon?: IconName
  route?: string
  type?: Mode
  trafficCd?: string
  subMenu?: readonly SideMenuItem[]
}

/** Whose pages are built; the others lead to the page of features that are not open yet. */
const openModes: ReadonlySet<Mode> = new Set(['railway'])

function modeGroup(type: Mode, name: TextKey, trafficCd: string): SideMenuItem {
  const isOpen = openModes.has(type)
  return {
    name,
    index: type,
    icon: modeIcons[type],
    type,
    trafficCd,
    subMenu: [
      {
        name: 'shell.booking-requests',
        index: `booking/${type}`,
        type,
        trafficCd,
        route: isOpen ? paths.bookings(type) : paths.unopened(`booking-${type}`),
      },
      {
        name: 'shell.job-orders',
        index: `workOrder/${type}`,
        type,
        trafficCd,
        route: isOpen ? paths.jobs(type) : paths.unopened(`workOrder-${type}`),
      },
    ],
  }
}

/** The side menu, in three parts with a line between them. */
export const sideMenu: readonly (readonly SideMenuItem[])[] = [
  [
    { name: 'shell.my-orders', index: 'allList', icon: 'list', route: paths.allBookings() },
    modeGroup('railway', 'shell.railway-service', 'R'),
    modeGroup('truck', 'shell.truck-service', 'T'),
    modeGroup('air', 'shell.air-service', 'A'),
    modeGroup('sea', 'shell.sea-service', 'S'),
    modeGroup('multiTrans', 'shell.multimodal-service', 'M'),
  ],
  [
    { name: 'shell.bills', index: 'bill', icon: 'bill', route: paths.unopened('bill') },
    { name: 'shell.invoices', index: 'invoice', icon: 'invoice', route: paths.unopened('invoice') },
    { name: 'shell.todo', index: 'todo', icon: 'todo', route: paths.unopened('todo') },
    { name: 'shell.notices', index: 'notice', icon: 'bell', route: paths.unopened('notice') },
    { name: 'shell.favourites', index: 'collect', icon: 'star', route: paths.favourites() },
    { name: 'shell.tracking', index: 'tracking', icon: 'track', route: paths.tracking() },
  ],
  [
    { name: 'shell.account', index: 'info', icon: 'user', route: paths.account() },
    { name: 'shell.certification', index: 'business', icon: 'shield', route: paths.certification() },
    { name: 'shell.security', index: 'accountSafe', icon: 'lock', route: paths.security() },
  ],
]

/** Whether an address belongs to an entry: the entry's own page, or one under it. */
export const isAt = (item: SideMenuItem, pathname: string): boolean =>
  item.subMenu
    ? item.subMenu.some((sub) => isAt(sub, pathname))
    : !!item.route && (pathname === item.route || pathname.startsWith(`${item.route}/`))
