import { menuEndpoints } from '@landbridge/contract/insight/menu-counts'
import { call } from '../platform/api.ts'

export const readMenuCounts = async (signal: AbortSignal) =>
  (await call(menuEndpoints.counts, {}, { signal, once: false })).items
