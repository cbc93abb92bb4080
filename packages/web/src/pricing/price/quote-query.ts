import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import { askedWith, type SpecialCargo } from './special-cargo.ts'

/** The reader's load and options of an offer, of which each mode uses its own. */
export type QuoteChoice = {
  containerType: string
  containerQty: string
  containerOwner: 'C' | 'S'
  cargoKg: string
  pickUp: string
  giveBack: string
  currency: string
  volumeM3: string
  weightKg: string
  /** In the format of the address. */
  pieces: string
  loadingMetres: string
  truck: string
  truckQty: string
  special: readonly SpecialCargo[]
}

export const emptyQuoteChoice: QuoteChoice = {
  containerType: '',
  containerQty: '',
  containerOwner: 'C',
  cargoKg: '',
  pickUp: '',
  giveBack: '',
  currency: '',
  volumeM3: '',
  weightKg: '',
  pieces: '',
  loadingMetres: '',
  truck: '',
  truckQty: '',
  special: [],
}

export function quoteQueryOf(
  row: PriceRow,
  departure: DepartureView | undefined,
  { pickUp, giveBack, currency, special }: QuoteChoice,
  load: Partial<QuoteQuery>,
): QuoteQuery {
  const [first, last] = [row.parts[0], row.parts.at(-1)]
  return {
    id: row.id,
    legType: row.legType,
    ...load,
    ...askedWith(special),
    ...(departure && { departureId: departure.id }),
    ...(row.legType === 'Q' && first?.legType === 'T' && { pickUpCityCode: first.originCode }),
    ...(row.legType === 'Q' && last?.legType === 'H' && { deliveryCityCode: last.destinationCode }),
    ...(pickUp && { emptyPickUpPlace: pickUp }),
    ...(giveBack && { emptyReturnPlace: giveBack }),
    currcd: currency,
  }
}
