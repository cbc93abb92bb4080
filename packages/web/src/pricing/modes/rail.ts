import { legTypes } from '@landbridge/contract/pricing/price-query'
import { pricedByBox } from './by-box.tsx'

/** Lanes run from station to station, across a border. */
export const rail = pricedByBox('railway', { legs: legTypes })
