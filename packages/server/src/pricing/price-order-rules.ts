import { compareAmounts } from '@landbridge/contract/shared/money'

/** The smaller price first; one that is missing stands last whichever way the list runs. */
export function byPrice(a: string | undefined, b: string | undefined, sort: 'asc' | 'desc' = 'asc'): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return compareAmounts(a, b) * (sort === 'desc' ? -1 : 1)
}
