import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { modeCodes } from '../shared/modes.ts'
import { nothing } from '../shared/wire-values.ts'
import { menuEntries } from './handed-in.ts'

/** Entries of the menus that count: for customers what waits for them, for staff the queues they answer for. */
export type MenuEntry = (typeof menuEntries)[number]

const menuCount = z.object({
  entry: z.enum(menuEntries),
  /** The transport mode of an entry that stands once for each. */
  serviceModeId: z.enum(modeCodes).optional(),
  count: z.int().min(1),
})
export type MenuCount = z.infer<typeof menuCount>

export const menuEndpoints = {
  counts: endpoint({
    method: 'GET',
    path: '/api/v1/menu-counts',
    by: ['customer', 'staff'],
    company: 'optional',
    summary:
      'How much waits for the caller behind each entry of the menu; an entry behind which nothing waits is left out.',
    input: nothing,
    output: z.object({ items: z.array(menuCount) }),
  }),
}
