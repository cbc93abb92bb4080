import { useFormat } from '../../platform/format.ts'
import type { ShownOffer } from './shown-offer.ts'

/** By the carrier, and where that is the same or unknown by the day of departure. */
export function useOfferName(offers: readonly ShownOffer[]): (offer: ShownOffer) => string {
  const format = useFormat()
  const carrierOf = ({ row }: ShownOffer) => row.carrierName ?? row.operator
  return (offer) => {
    const carrier = carrierOf(offer)
    const isAlone = offers.filter((one) => carrierOf(one) === carrier).length === 1
    const day = offer.departure ? format.onWeekday(offer.departure.departsOn) : ''
    return carrier && isAlone ? carrier : [carrier, day].filter(Boolean).join(', ') || (offer.row.lineNo ?? '')
  }
}
