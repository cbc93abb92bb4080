import { modes } from '@landbridge/contract/shared/modes'
import { paths } from '../../paths.ts'
import type { PageHandle } from '../../platform/routes.tsx'
import type { TextKey } from '../../platform/text.tsx'
import type { IconName } from '../../platform/ui/icon.tsx'
import { modeOrder, modeWords } from '../modes/mode-words.ts'

export type HeaderEntry = {
  name: TextKey
  menu: NonNullable<PageHandle['menu']>
  route?: string
  staffRoute?: string
  under?: readonly { name: TextKey; route: string; icon?: IconName }[]
}

export const routeOf = ({ route = '', staffRoute = route }: HeaderEntry, isStaff: boolean): string =>
  isStaff ? staffRoute : route

/** The header's menu: product service leads to the prices of a mode, logistics service to an introduction. */
export const headerMenu: readonly HeaderEntry[] = [
  { name: 'shell.home', menu: 'home', route: paths.home() },
  {
    name: 'shell.product-service',
    menu: 'product',
    under: modeOrder.map((mode) => ({
      name: modeWords[mode].name,
      route: paths.freightQuery(mode),
      icon: modes[mode].icon,
    })),
  },
  {
    name: 'shell.logistics-service',
    menu: 'logistics',
    under: [
      { name: 'shell.track-58', route: paths.businessTrack('58') },
      { name: 'shell.track-59', route: paths.businessTrack('59') },
      { name: 'shell.track-63', route: paths.businessTrack('63') },
      { name: 'shell.track-64', route: paths.businessTrack('64') },
    ],
  },
  { name: 'shell.workbench', menu: 'workbench', route: paths.workbench(), staffRoute: paths.desk() },
]
