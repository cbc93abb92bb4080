import { type MenuCount, type MenuEntry, menuEndpoints } from '@landbridge/contract/insight/menu-counts'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { type CallerAs, holdsPermission, isOpenTo } from '../platform/caller.ts'
import type { Tx } from '../platform/database.ts'
import type { MenuCounter, ToDos } from '../platform/handed-in.ts'
import { type Port, serve } from '../platform/serve.ts'

type OfMode = { todoKind: string; mode?: ModeCode }

/** All that menus count, as the areas hand it in: figures of their own, and what waits for a company, by mode. */
export type MenuParts = {
  counters: readonly MenuCounter<MenuEntry>[]
  toDos: readonly ToDos<OfMode, MenuEntry>[]
}

/** The figures of the menus for the caller; asked for in one flush. */
export const menuRoutesWith =
  (parts: MenuParts) =>
  (port: Port): void =>
    serve(port, menuEndpoints.counts, async (_, { tx, caller }) => {
      const counts = caller.actor === 'staff' ? countsOfStaff(parts, tx, caller) : countsOfCustomer(parts, tx, caller)
      return { items: (await Promise.all(counts)).flat().filter(({ count }) => count > 0) }
    })

type Counts = Promise<MenuCount | MenuCount[]>[]

/** Counts for each line of the list of what waits, so that the menu and the list never disagree. */
function countsOfCustomer({ counters, toDos }: MenuParts, tx: Tx, caller: CallerAs<'customer'>): Counts {
  const { customerId, role } = caller
  const figures = counters.flatMap((one) =>
    'countFor' in one ? [countOfEntry(one.entry, one.countFor(tx, caller))] : [],
  )
  if (customerId === null) return figures
  const waiting = toDos.flatMap(({ entry, answeredBy, list }) =>
    entry && isOpenTo(answeredBy, role) ? [inModes(entry, list(tx, customerId))] : [],
  )
  return [...figures, ...waiting]
}

const countsOfStaff = ({ counters }: MenuParts, tx: Tx, caller: CallerAs<'staff'>): Counts =>
  counters.flatMap((one) =>
    'permission' in one && holdsPermission(caller, one.permission) ? [countOfEntry(one.entry, one.count(tx))] : [],
  )

const countOfEntry = async (entry: MenuEntry, count: Promise<number>): Promise<MenuCount> => ({
  entry,
  count: await count,
})

async function inModes(entry: MenuEntry, waiting: Promise<readonly OfMode[]>): Promise<MenuCount[]> {
  const byMode = Map.groupBy(await waiting, ({ mode }) => mode)
  return [...byMode].map(([serviceModeId, { length }]) => ({ entry, serviceModeId, count: length }))
}
