import { menuEndpoints } from '@landbridge/contract/insight/menu-counts'
import { call } from '../platform/api.ts'

/** How much waits for the reader behind the entries of the menus. */
export const readMenuCounts = async (signal: AbortSignal) =>
  (await call(menuEndpoints.counts, {}, { signal, once: false })).items
