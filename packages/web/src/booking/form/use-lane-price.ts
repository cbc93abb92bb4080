import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLanePrices } from '../booking-api.ts'
import type { RailFacts } from './use-rail-facts.ts'

export type LanePrices = { rows: readonly PriceRow[] | undefined; error: unknown; refetch: () => unknown }
type Watched = { values: BookingForm; known: Pick<RailFacts, 'quote' | 'isQuoteKnown'> }

/** The prices of the lane. While none of them is taken, the first one that fits is; a price of another lane is put down. */
export function useLanePrice(form: UseFormReturn<BookingForm>, { values, known }: Watched): LanePrices {
  const { data, error, refetch } = useLanePrices(values, { legType: values.legType ?? 'Q' })
  const rows = data?.items
  const { quoteId, entryPortCode, askQuote } = values
  const isStanding = quoteId && (known.quote?.id === quoteId || rows?.some(({ id }) => id === quoteId))
  const isOpen = Boolean(quoteId) && !known.isQuoteKnown
  const fitting = rows?.find((row) => !entryPortCode || row.entryPortCode === entryPortCode) ?? rows?.[0]
  const wanted = askQuote ? '' : (fitting?.id ?? '')
  useEffect(() => {
    if (!rows || isStanding || isOpen || (quoteId ?? '') === wanted) return
    form.setValue('quoteId', wanted)
    form.setValue('quoteType', wanted ? 'PRICE' : 'NONE')
  }, [form, rows, isStanding, isOpen, quoteId, wanted])
  useUsualPlaces(form, known.quote)
  return { rows, error, refetch }
}

const isFree = ({ extraCost }: { extraCost: string }) => Number(extraCost) === 0

/** Where the price counts on empty boxes being taken and given back, until somebody chooses another place. */
function useUsualPlaces(form: UseFormReturn<BookingForm>, quote: RailFacts['quote']): void {
  const pickUp = quote?.pickUpPlaces.find(isFree)?.cityCode
  const giveBack = quote?.returnPlaces.find(isFree)?.cityCode
  useEffect(() => {
    for (const [at, box] of (form.getValues('boxes') ?? []).entries()) {
      if (box.containerOwner === 'S') continue
      if (pickUp && !box.emptyPickUpPlace) form.setValue(`boxes.${at}.emptyPickUpPlace`, pickUp)
      if (giveBack && !box.emptyReturnPlace) form.setValue(`boxes.${at}.emptyReturnPlace`, giveBack)
    }
  }, [form, pickUp, giveBack])
}
