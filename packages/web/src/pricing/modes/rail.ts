import { legTypes } from '@landbridge/contract/pricing/price-query'
import { pricedByBox } from './by-box.tsx'

export const rail = pricedByBox('railway', { legs: legTypes })
