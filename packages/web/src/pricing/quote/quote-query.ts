import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'

/** What the reader of an offer types to see it priced. */
export type Chosen = {
  containerType: string
  containerQty: string
  containerOwner: 'C' | 'S'
  cargoKg: string
  pickUp: string
  giveBack: string
  currency: string
  volumeM3: string
  weightKg: string
}
const isFigure = (typed: string) => /^\d{1,6}(\.\d{1,3})?$/.test(typed) && Number(typed) > 0

/** The question for a quote that what is typed makes. */
export function quoteQueryOf(row: PriceRow, train: DepartureView | undefined, chosen: Chosen): QuoteQuery {
  const { containerType, containerQty, containerOwner, cargoKg, pickUp, giveBack, currency } = chosen
  const [first, last] = [row.parts[0], row.parts.at(-1)]
  const isShared = isFigure(chosen.volumeM3) && isFigure(chosen.weightKg)
  const qty = /^\d{1,3}$/.test(containerQty) ? Number(containerQty) : 1
  const box = { containerType, containerQty: Math.min(500, Math.max(1, qty)), containerOwner }
  return {
    id: row.id,
    legType: row.legType,
    ...(row.sharedContainer && isShared
      ? { volumeM3: chosen.volumeM3, grossWeightKg: chosen.weightKg }
      : { boxes: [{ ...box, ...(isFigure(cargoKg) && { containerCargoKg: cargoKg }) }] }),
    ...(train && { departureId: train.id }),
    ...(row.legType === 'Q' && first?.legType === 'T' && { pickUpCityCode: first.originCode }),
    ...(row.legType === 'Q' && last?.legType === 'H' && { deliveryCityCode: last.destinationCode }),
    ...(pickUp && { emptyPickUpPlace: pickUp }),
    ...(giveBack && { emptyReturnPlace: giveBack }),
    currcd: currency,
  }
}
