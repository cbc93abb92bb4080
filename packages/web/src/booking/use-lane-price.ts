import type { RailBookingForm } from '@landbridge/contract/booking/rail-booking'
import type { RailPriceRow } from '@landbridge/contract/pricing/rail-price'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLanePrices } from './booking-api.ts'
import type { RailFacts } from './use-rail-facts.ts'

type Watched = { values: RailBookingForm; known: Pick<RailFacts, 'quote' | 'isQuoteKnown'> }

/** The prices of the lane. While none of them is taken, the first one that fits is; a price of another lane is put down. */
export function useLanePrice(
  form: UseFormReturn<RailBookingForm>,
  { values, known }: Watched,
): readonly RailPriceRow[] | undefined {
  const rows = useLanePrices(values, { legType: values.legType ?? 'Q' }).data?.items
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
  return rows
}
