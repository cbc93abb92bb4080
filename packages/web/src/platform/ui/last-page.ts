import { useEffect } from 'react'
import type { ListState } from './list-state.ts'

/** Rows may have gone since the address was made: then its page is past the last one. */
export function useLastPage(total: number | undefined, state: ListState | undefined): void {
  const last = total === undefined || !state ? undefined : Math.max(1, Math.ceil(total / state.pageSize))
  const isPast = !!state && last !== undefined && state.pageIndex > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is past the end
  useEffect(() => {
    if (isPast && state && last) state.setPage(last)
  }, [isPast, last])
}
