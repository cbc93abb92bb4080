import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { useEffect } from 'react'
import type { FormState } from '../form/form-state.ts'
import type { KnownFacts } from '../form/use-form-facts.ts'
import type { LanePrices } from './booking-mode-view.ts'
import { useRailLanePrices } from './rail-prices.ts'

type Watched = { values: BookingForm; known: Pick<KnownFacts, 'quote' | 'isQuoteKnown'> }

/** The prices of the lane. While none of them is taken, the first one that fits is; a price of another lane is put down. */
export function useRailPrices(form: FormState, { values, known }: Watched): LanePrices {
  const { data, error, refetch } = useRailLanePrices(values)
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
  return { count: rows?.length ?? 0, error, refetch }
}

const isFree = ({ extraCost }: { extraCost: string }) => Number(extraCost) === 0

/** Where the price counts on empty boxes being taken and given back, until somebody chooses another place. */
function useUsualPlaces(form: FormState, quote: KnownFacts['quote']): void {
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
