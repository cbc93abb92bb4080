import { type BoxOwner, priceColumnOf } from '@landbridge/contract/pricing/box'
import type { PriceRow } from '@landbridge/contract/pricing/price'

export function priceIn(row: PriceRow, owner: BoxOwner, size: string): string | undefined {
  const column = priceColumnOf(owner, size)
  return column && row[column]
}
