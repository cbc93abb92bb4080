import type { MenuCount, MenuEntry } from '@landbridge/contract/insight/menu-counts'
import { useQuery } from '@tanstack/react-query'
import { menuCountsKey } from '../../platform/menu-counts-key.ts'
import { useSession } from '../../platform/session.ts'
import type { SideMenuItem } from './side-menu-items.ts'

const everyMs = 60_000

/** Counts of the menus, read again each minute, on return to the page and after each command. */
export function useMenuCounts(): readonly MenuCount[] {
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: [menuCountsKey, user?.id],
    queryFn: async ({ signal }) => (await import('../../insight/menu-counts-call.ts')).readMenuCounts(signal),
    enabled: user !== undefined,
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  })
  return data ?? []
}

/** The kind of a count, which decides its words. */
export type Counted = 'waiting' | 'queue' | 'unread' | 'refused'
export type ItemCount = { count: number; counted: Counted }

const noCount: ItemCount = { count: 0, counted: 'waiting' }

/** The count of a side menu entry; a group has the sum of its entries. */
export function countOf(item: SideMenuItem, counts: readonly MenuCount[]): ItemCount {
  const { index, type, trafficCd, subMenu } = item
  if (subMenu) return { ...noCount, count: subMenu.reduce((sum, sub) => sum + countOf(sub, counts).count, 0) }
  if (index === 'allList') return { ...noCount, count: sumOf('bookings', counts) }
  if (index === 'notice') return { count: sumOf('notices', counts), counted: 'unread' }
  if (index === 'business') return { count: sumOf('certification', counts), counted: 'refused' }
  if (index === `booking/${type}`) return { ...noCount, count: sumOf('bookings', counts, trafficCd) }
  if (index === `workOrder/${type}`) return { ...noCount, count: sumOf('jobs', counts, trafficCd) }
  return noCount
}

export const sumOf = (entry: MenuEntry, counts: readonly MenuCount[], mode?: string): number =>
  counts
    .filter((one) => one.entry === entry && (mode === undefined || one.serviceModeId === mode))
    .reduce((sum, { count }) => sum + count, 0)
